import type { EvmNetworkConfig } from '../chain/evm/context.ts';
import { KmsClient } from '../chain/kms/kms-client.ts';
import { KmsError } from '../chain/kms/kms-error.ts';
import { kmsEvmSigner, kmsSolanaSigner } from '../chain/kms/kms-signers.ts';
import { evmSignerOf, type Signer, solanaSigner } from '../chain/signer.ts';
import { type Config, ConfigError } from '../config/config.ts';
import type { EvmNetwork } from '../foundation/platform/networks.ts';

type TreasuryConfig = Pick<Config, 'solana' | 'base' | 'alt' | 'kms' | 'rpcTimeoutMs'>;

/** Who signs for the treasury of each network that is configured. */
export interface Treasuries {
  solana: Signer;
  evm: ReadonlyMap<EvmNetwork, Signer>;
}

/** The networks with who signs for their treasuries in place of the keys. */
export function evmNetworks(
  { base, alt }: Pick<Config, 'base' | 'alt'>,
  { evm }: Treasuries,
): EvmNetworkConfig[] {
  return [base, ...(alt ? [alt] : [])].flatMap((config) => {
    const treasury = evm.get(config.network);
    return treasury ? [{ ...config, treasury }] : [];
  });
}

/** With keys of the environment, or of KMS, which is asked for their addresses. */
export async function openTreasuries(config: TreasuryConfig): Promise<Treasuries> {
  const { base, alt } = config;
  const evm = [base, ...(alt ? [alt] : [])].map(
    async (network) => [network.network, await evmTreasury(config, network)] as const,
  );
  const [solana, ...others] = await Promise.all([solanaTreasury(config), ...evm]);
  return { solana, evm: new Map(others) };
}

async function solanaTreasury({ solana, ...config }: TreasuryConfig): Promise<Signer> {
  const { treasuryKey, treasuryKmsKey } = solana;
  if (treasuryKey) return solanaSigner(() => Uint8Array.from(treasuryKey));
  return explained('SOLANA', kmsSolanaSigner(kmsOf(config), treasuryKmsKey ?? ''));
}

async function evmTreasury(
  config: Pick<Config, 'kms' | 'rpcTimeoutMs'>,
  network: Config['base'],
): Promise<Signer> {
  const { treasuryKey, treasuryKmsKey } = network;
  if (treasuryKey) return evmSignerOf(treasuryKey);
  const prefix = network.network === 'base-mainnet' ? 'BASE' : 'ALT';
  return explained(prefix, kmsEvmSigner(kmsOf(config), treasuryKmsKey ?? ''));
}

/** The rules have seen to it that it is there where a key is in it. */
function kmsOf({ kms, rpcTimeoutMs }: Pick<Config, 'kms' | 'rpcTimeoutMs'>): KmsClient {
  if (!kms) throw new ConfigError(['KMS_REGION is missing: a treasury is in KMS.']);
  return new KmsClient({ ...kms, timeoutMs: rpcTimeoutMs });
}

/** Without its address a treasury can neither be paid nor looked at, so there is no start. */
async function explained(prefix: string, signer: Promise<Signer>): Promise<Signer> {
  try {
    return await signer;
  } catch (error) {
    if (!(error instanceof KmsError)) throw error;
    throw new ConfigError([`${prefix}_TREASURY_KMS_KEY cannot be used: ${error.reason}.`]);
  }
}

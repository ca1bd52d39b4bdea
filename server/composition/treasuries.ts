import type { EvmNetworkConfig } from '../chain/evm/context.ts';
import { KmsClient } from '../chain/kms/kms-client.ts';
import { KmsError } from '../chain/kms/kms-error.ts';
import { createKmsEvmSigner, createKmsSolanaSigner } from '../chain/kms/kms-signers.ts';
import { createEvmSignerFromKey, createSolanaSigner, type Signer } from '../chain/signer.ts';
import { type Config, ConfigError } from '../config/config.ts';
import type { EvmNetwork } from '../foundation/platform/networks.ts';

type TreasuryConfig = Pick<Config, 'solana' | 'base' | 'alt' | 'kms' | 'rpcTimeoutMs'>;

/** The treasury signer of each configured network. */
export interface TreasurySigners {
  solana: Signer;
  evm: ReadonlyMap<EvmNetwork, Signer>;
}

/** The networks, with treasury signers in place of keys. */
export function buildEvmNetworks(
  { base, alt }: Pick<Config, 'base' | 'alt'>,
  { evm }: TreasurySigners,
): EvmNetworkConfig[] {
  return [base, ...(alt ? [alt] : [])].flatMap((config) => {
    const treasury = evm.get(config.network);
    return treasury ? [{ ...config, treasury }] : [];
  });
}

/** From keys in the environment, or from KMS, which is queried for the addresses. */
export async function openTreasurySigners(config: TreasuryConfig): Promise<TreasurySigners> {
  const { base, alt } = config;
  const evm = [base, ...(alt ? [alt] : [])].map(
    async (network) => [network.network, await openEvmTreasury(config, network)] as const,
  );
  const [solana, ...others] = await Promise.all([openSolanaTreasury(config), ...evm]);
  return { solana, evm: new Map(others) };
}

async function openSolanaTreasury({ solana, ...config }: TreasuryConfig): Promise<Signer> {
  const { treasuryKey, treasuryKmsKey } = solana;
  if (treasuryKey) return createSolanaSigner(() => Uint8Array.from(treasuryKey));
  return withConfigError('SOLANA', createKmsSolanaSigner(createKmsClient(config), treasuryKmsKey ?? ''));
}

async function openEvmTreasury(
  config: Pick<Config, 'kms' | 'rpcTimeoutMs'>,
  network: Config['base'],
): Promise<Signer> {
  const { treasuryKey, treasuryKmsKey } = network;
  if (treasuryKey) return createEvmSignerFromKey(treasuryKey);
  const prefix = network.network === 'base-mainnet' ? 'BASE' : 'ALT';
  return withConfigError(prefix, createKmsEvmSigner(createKmsClient(config), treasuryKmsKey ?? ''));
}

/** Config validation guarantees it if a key is in KMS. */
function createKmsClient({ kms, rpcTimeoutMs }: Pick<Config, 'kms' | 'rpcTimeoutMs'>): KmsClient {
  if (!kms) throw new ConfigError(['KMS_REGION is missing: a treasury key is in KMS.']);
  return new KmsClient({ ...kms, timeoutMs: rpcTimeoutMs });
}

/** Without its address, a treasury can neither be paid nor read, so startup fails. */
async function withConfigError(prefix: string, signer: Promise<Signer>): Promise<Signer> {
  try {
    return await signer;
  } catch (error) {
    if (!(error instanceof KmsError)) throw error;
    throw new ConfigError([`${prefix}_TREASURY_KMS_KEY cannot be used: ${error.reason}.`]);
  }
}

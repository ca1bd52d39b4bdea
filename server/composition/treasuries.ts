import type { EvmNetworkConfig } from '../chain/evm/context.ts';
import { KmsClient } from '../chain/kms/kms-client.ts';
import { KmsError } from '../chain/kms/kms-error.ts';
import { createKmsEvmSigner, createKmsSolanaSigner } from '../chain/kms/kms-signers.ts';
import { createEvmSignerFromKey, createSolanaSigner, type Signer } from '../chain/signer.ts';
import { type Config, ConfigError } from '../config/config.ts';
import type { EvmNetwork } from '../foundation/platform/networks.ts';

type TreasuryConfig = Pick<Config, 'solana' | 'base' | 'alt' | 'kms' | 'rpcTimeoutMs'>;

/** The keys of an EVM network. */
interface EvmSigners {
  treasury: Signer;
  relayers: readonly Signer[];
}

/** The treasury signer of each configured network, and the relayers of its batches. */
export interface TreasurySigners {
  solana: Signer;
  evm: ReadonlyMap<EvmNetwork, EvmSigners>;
}

/** The networks, with treasury signers in place of keys. */
export function buildEvmNetworks(
  { base, alt }: Pick<Config, 'base' | 'alt'>,
  { evm }: TreasurySigners,
): EvmNetworkConfig[] {
  return [base, ...(alt ? [alt] : [])].flatMap((config) => {
    const signers = evm.get(config.network);
    return signers ? [{ ...config, ...signers }] : [];
  });
}

/** From keys in the environment, or from KMS, which is queried for the addresses. */
export async function openTreasurySigners(config: TreasuryConfig): Promise<TreasurySigners> {
  const { base, alt } = config;
  const evm = [base, ...(alt ? [alt] : [])].map(
    async (network) => [network.network, await openEvmSigners(config, network)] as const,
  );
  const [solana, ...others] = await Promise.all([openSolanaTreasury(config), ...evm]);
  return { solana, evm: new Map(others) };
}

async function openSolanaTreasury({ solana, ...config }: TreasuryConfig): Promise<Signer> {
  const { treasuryKey, treasuryKmsKey } = solana;
  if (treasuryKey) return createSolanaSigner(() => Uint8Array.from(treasuryKey));
  return withConfigError(
    'SOLANA_TREASURY_KMS_KEY',
    createKmsSolanaSigner(createKmsClient(config), treasuryKmsKey ?? ''),
  );
}

type KmsSettings = Pick<Config, 'kms' | 'rpcTimeoutMs'>;

async function openEvmSigners(config: KmsSettings, network: Config['base']): Promise<EvmSigners> {
  const { relayerKeys, relayerKmsKeys } = network;
  const variable = `${getPrefix(network)}_RELAYER_KMS_KEYS`;
  const [treasury, ...inKms] = await Promise.all([
    openEvmTreasury(config, network),
    ...relayerKmsKeys.map((key) => openKmsEvmSigner(config, variable, key)),
  ]);
  return { treasury, relayers: [...relayerKeys.map(createEvmSignerFromKey), ...inKms] };
}

async function openEvmTreasury(config: KmsSettings, network: Config['base']): Promise<Signer> {
  const { treasuryKey, treasuryKmsKey } = network;
  if (treasuryKey) return createEvmSignerFromKey(treasuryKey);
  return openKmsEvmSigner(config, `${getPrefix(network)}_TREASURY_KMS_KEY`, treasuryKmsKey ?? '');
}

function openKmsEvmSigner(config: KmsSettings, variable: string, key: string): Promise<Signer> {
  return withConfigError(variable, createKmsEvmSigner(createKmsClient(config), key));
}

const getPrefix = ({ network }: Config['base']) => (network === 'base-mainnet' ? 'BASE' : 'ALT');

/** Config validation guarantees it if a key is in KMS. */
function createKmsClient({ kms, rpcTimeoutMs }: KmsSettings): KmsClient {
  if (!kms) throw new ConfigError(['KMS_REGION is missing: a key is in KMS.']);
  return new KmsClient({ ...kms, timeoutMs: rpcTimeoutMs });
}

/** Without its address, a treasury can neither be paid nor read, so startup fails. */
async function withConfigError(variable: string, signer: Promise<Signer>): Promise<Signer> {
  try {
    return await signer;
  } catch (error) {
    if (!(error instanceof KmsError)) throw error;
    throw new ConfigError([`${variable} cannot be used: ${error.reason}.`]);
  }
}

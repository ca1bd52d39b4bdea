import {
  approveVault,
  deployVault,
  type VaultKind,
  type VaultTerms,
} from '../../../sandbox/evm/vaults/deployment.ts';
import type { VaultManager } from '../../../sandbox/evm/vaults/manager.ts';
import { createVaultControls, type VaultControls } from '../../../sandbox/evm/vaults/vault-controls.ts';
import { createContext, type EvmNetworkConfig } from '../../../server/chain/evm/context.ts';
import { createRpcFetch } from '../../../server/chain/rpc-fetch.ts';
import { createVault } from '../../../server/chain/vaults/create-vault.ts';
import type { Vault } from '../../../server/chain/vaults/vault.ts';
import type { EarnVenue } from '../../../server/config/earn-venues.ts';
import { type Clock, systemClock } from '../../../server/foundation/platform/clock.ts';
import { connect, createFundedAccount } from './evm-clients.ts';
import type { UsdcChain } from './evm-fixture.ts';
import { TIMEOUT_MS } from './solana-fixture.ts';

/** A vault needs more gas in a new second than estimated. */
const GAS = 5_000_000n;
const EMPTY_TERMS: VaultTerms = { seedMicro: 0n, reserveMicro: 0n };

/** A vault of this test alone, with its controls, on a shared chain. */
export async function createVaultWithControls(
  chain: UsdcChain,
  kind: VaultKind,
  terms: Partial<VaultTerms> = {},
): Promise<VaultControls> {
  const manager = await createManager(chain);
  const address = await deployVault(manager, kind, { ...EMPTY_TERMS, ...terms });
  await approveVault(manager, address);
  return createVaultControls(manager, address);
}

async function createManager(chain: UsdcChain): Promise<VaultManager> {
  const account = await createFundedAccount(chain);
  const { reader, walletOf } = connect(chain);
  const wallet = walletOf(account);
  return {
    address: account.address,
    usdc: chain.usdc,
    getNonce: () => reader.getTransactionCount({ address: account.address }),
    async send(call) {
      const hash = await wallet.sendTransaction({ ...call, gas: GAS });
      const { status } = await reader.waitForTransactionReceipt({ hash });
      if (status !== 'success') throw new Error(`${hash} failed`);
      return hash;
    },
    mintUsdc: chain.mintUsdc,
  };
}

export function buildVenue(
  { address }: Pick<VaultControls, 'address'>,
  overrides: Partial<EarnVenue> = {},
): EarnVenue {
  return {
    key: 'lend-usdc',
    venue: 'lend',
    market: 'usdc',
    strategy: 'lending',
    network: 'base-mainnet',
    vault: address,
    riskNote: 'A test.',
    feeApr: undefined,
    ...overrides,
  };
}

/** In the format of EARN_VENUES. */
export function encodeVenues(venues: readonly EarnVenue[]): string {
  return JSON.stringify(
    venues.map(({ riskNote, feeApr, ...venue }) => ({
      ...venue,
      risk_note: riskNote,
      ...(feeApr && { fee_apr: { function: feeApr.function, share_pct: feeApr.sharePct } }),
    })),
  );
}

/** The server's client of a vault, with the treasury of a configuration. */
export function openVault(
  config: EvmNetworkConfig,
  venue: EarnVenue,
  { clock = systemClock, maxGas = 2_000_000n }: { clock?: Clock; maxGas?: bigint } = {},
): Vault & AsyncDisposable {
  const rpc = createRpcFetch({ network: config.network, timeoutMs: TIMEOUT_MS });
  const vault = createVault(venue, { context: createContext(config, rpc), clock, maxGas });
  return { ...vault, [Symbol.asyncDispose]: () => rpc.close() };
}

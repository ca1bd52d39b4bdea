import { expect } from 'vitest';
import type { VaultControls } from '../../../sandbox/evm/vaults/vault-controls.ts';
import type { Vault } from '../../../server/chain/vaults/vault.ts';
import { evmChain } from '../chains/chains.ts';
import { buildVenue, createVaultWithControls, encodeVenues } from '../chains/vaults.ts';
import { eventually } from '../eventually.ts';
import { createPayer, type Payer } from '../payments/payments.ts';
import type { ApiResponse, CallOptions } from '../server/call.ts';
import { type Market, startMarket } from './orders.ts';

export const LEND = 'lend-usdc';
export const PERPS = 'perps-usdc';
type VenueKey = typeof LEND | typeof PERPS;

/** A market with its own two Earn venues on the shared chain: one that lends, one whose value rises and falls. */
export interface EarnMarket extends Market {
  controls: Record<VenueKey, VaultControls>;
  vault(key: VenueKey): Vault;
  /** Sends USDC to the treasury and registers it, repeated while it is pending. */
  deposit(payer: Payer, usd: number, key?: VenueKey): Promise<ApiResponse>;
  /** The call, repeated while its deposit is pending. */
  register(body: object, options: CallOptions): Promise<ApiResponse>;
  withdraw(body: object, options: CallOptions): Promise<ApiResponse>;
  positions(options: CallOptions): Promise<ApiResponse>;
  /** A new wallet on Base, with 1,000 USDC. */
  newPayer(): Promise<Payer>;
}

export async function startEarn(options: Parameters<typeof startMarket>[0] = {}): Promise<EarnMarket> {
  const { env, ...rest } = options;
  const chain = await evmChain();
  const [lending, liquidity] = [
    await createVaultWithControls(chain, 'lending'),
    await createVaultWithControls(chain, 'liquidity'),
  ];
  const venues = [
    buildVenue(lending, { key: LEND }),
    buildVenue(liquidity, { key: PERPS, venue: 'perps', strategy: 'liquidity' }),
  ];
  const market = await startMarket({ ...rest, env: { ...env, EARN_VENUES: encodeVenues(venues) } });
  const { call, treasury } = market;
  const register: EarnMarket['register'] = (body, how) =>
    eventually(async () => {
      const answer = await call('POST', '/api/earn/pool/deposit', { body, ...how });
      expect(answer.body?.error ?? '').not.toMatch(/^The deposit is registered/);
      return answer;
    });
  return {
    ...market,
    controls: { [LEND]: lending, [PERPS]: liquidity },
    vault: (key) => market.parts.vaults.get(key) as Vault,
    register,
    async deposit(payer, usd, key = LEND) {
      const reference = await payer.pay(treasury('base-mainnet'), BigInt(Math.round(usd * 1_000_000)));
      return register({ amount_usd: usd, incoming_tx_hash: reference, key }, { signer: payer.signer });
    },
    withdraw: (body, how) => call('POST', '/api/earn/pool/withdraw', { body, ...how }),
    positions: (how) => call('GET', '/api/earn/pool/positions', how),
    newPayer: () => createPayer('base-mainnet'),
  };
}

import type { VaultLevers } from '../../../sandbox/evm/vaults/levers.ts';
import type { Vault } from '../../../server/chain/vaults/vault.ts';
import { evmChain } from '../chains/chains.ts';
import { newVault, venueOf, venueVariable } from '../chains/vaults.ts';
import { newPayer, type Payer } from '../payments/payments.ts';
import type { Answer, CallOptions } from '../server/call.ts';
import { type Market, startMarket } from './orders.ts';

export const LEND = 'lend-usdc';
export const PERPS = 'perps-usdc';
type VenueKey = typeof LEND | typeof PERPS;

/** A market with two Earn venues of its own on the shared chain: one that lends, one whose value rises and falls. */
export interface EarnMarket extends Market {
  levers: Record<VenueKey, VaultLevers>;
  vault(key: VenueKey): Vault;
  /** Sends USDC to the treasury and registers it, again as long as it is pending. */
  deposit(payer: Payer, usd: number, key?: VenueKey): Promise<Answer>;
  /** The call, sent again as long as the deposit that it registered is pending. */
  register(body: object, options: CallOptions): Promise<Answer>;
  withdraw(body: object, options: CallOptions): Promise<Answer>;
  positions(options: CallOptions): Promise<Answer>;
  /** A new wallet on Base, with 1,000 USDC. */
  newPayer(): Promise<Payer>;
}

export async function startEarn(options: Parameters<typeof startMarket>[0] = {}): Promise<EarnMarket> {
  const { env, ...rest } = options;
  const chain = await evmChain();
  const [lending, liquidity] = [await newVault(chain, 'lending'), await newVault(chain, 'liquidity')];
  const venues = [
    venueOf(lending, { key: LEND }),
    venueOf(liquidity, { key: PERPS, venue: 'perps', strategy: 'liquidity' }),
  ];
  const market = await startMarket({ ...rest, env: { ...env, EARN_VENUES: venueVariable(venues) } });
  const { call, treasury } = market;
  const register: EarnMarket['register'] = async (body, how) => {
    for (;;) {
      const answer = await call('POST', '/api/earn/pool/deposit', { body, ...how });
      if (!answer.body?.error?.startsWith('The deposit is registered')) return answer;
    }
  };
  return {
    ...market,
    levers: { [LEND]: lending, [PERPS]: liquidity },
    vault: (key) => market.parts.vaults.get(key) as Vault,
    register,
    async deposit(payer, usd, key = LEND) {
      const reference = await payer.pay(treasury('base-mainnet'), BigInt(Math.round(usd * 1_000_000)));
      return register({ amount_usd: usd, incoming_tx_hash: reference, key }, { signer: payer.signer });
    },
    withdraw: (body, how) => call('POST', '/api/earn/pool/withdraw', { body, ...how }),
    positions: (how) => call('GET', '/api/earn/pool/positions', how),
    newPayer: () => newPayer('base-mainnet'),
  };
}

import type { SolanaAdapter } from '../../chain/solana/adapter.ts';
import type { AccountChange, AccountState } from '../../chain/solana/simulate.ts';
import { SwapProviderError, type SwapQuote, SwapRefusedError, type SwapTerms } from './swap-provider.ts';
import { isSignedBy } from './swap-transaction.ts';

/** Most that fees and deposits may cost the taker: 0.01 SOL. */
const MOST_COST = 10_000_000n;
/** Where an SPL token account keeps its amount, in 8 bytes. */
const AMOUNT_AT = 64;

type Offer = Pick<SwapQuote, 'transaction' | 'minOutLamports'>;

/** Runs an offered transaction on the chain's newest state: it must take and bring what was offered, and nothing else. */
export async function expectEffect(
  chain: Pick<SolanaAdapter, 'simulate' | 'usdcAccountOf'>,
  provider: string,
  offer: Offer,
  terms: SwapTerms,
): Promise<void> {
  const { taker, receiver } = terms;
  const unfitting = new SwapProviderError(provider, 'made a transaction that does not fit the offer');
  if (!isSignedBy(offer.transaction, taker)) throw unfitting;
  const addresses = [chain.usdcAccountOf(taker), taker, receiver];
  const { problem, changes } = await chain.simulate(offer.transaction, addresses);
  if (problem !== undefined)
    throw new SwapRefusedError(`the transaction would fail on the chain: ${problem}`);
  const [usdc, own, received] = changes;
  if (!usdc || !own || !received || !fits({ usdc, own, received }, offer, terms)) throw unfitting;
}

type Changes = Record<'usdc' | 'own' | 'received', AccountChange>;

function fits({ usdc, own, received }: Changes, { minOutLamports }: Offer, terms: SwapTerms): boolean {
  const { taker, receiver, amountMicro } = terms;
  const allowedCost = receiver === taker ? MOST_COST : 0n;
  return (
    amountIn(usdc.before) - amountIn(usdc.after) === amountMicro &&
    isSame(withoutAmount(usdc.before), withoutAmount(usdc.after)) &&
    isSame(own.before, own.after) &&
    gainOf(own) >= -MOST_COST &&
    gainOf(received) >= minOutLamports - allowedCost
  );
}

const gainOf = ({ before, after }: AccountChange) => after.lamports - before.lamports;

const isTokenAccount = ({ data }: AccountState) => data.length >= AMOUNT_AT + 8;

function amountIn(account: AccountState): bigint {
  return isTokenAccount(account) ? Buffer.from(account.data).readBigUInt64LE(AMOUNT_AT) : 0n;
}

function withoutAmount(account: AccountState): AccountState {
  if (!isTokenAccount(account)) return account;
  return { ...account, data: Buffer.from(account.data).fill(0, AMOUNT_AT, AMOUNT_AT + 8) };
}

/** Whoever may spend from it, and what it is. */
function isSame(one: AccountState, other: AccountState): boolean {
  return one.owner === other.owner && Buffer.from(one.data).equals(other.data);
}

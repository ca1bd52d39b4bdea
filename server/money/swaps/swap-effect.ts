import type { SolanaAdapter } from '../../chain/solana/adapter.ts';
import type { AccountChange, AccountState } from '../../chain/solana/simulate.ts';
import { SwapProviderError, type SwapQuote, SwapRefusedError, type SwapTerms } from './swap-provider.ts';
import { requiresSigner } from './swap-transaction.ts';

/** Maximum fees and rent for the taker: 0.01 SOL. */
const MAX_COST_LAMPORTS = 10_000_000n;
/** Offset of the 8-byte amount in an SPL token account. */
const AMOUNT_OFFSET = 64;

type Offer = Pick<SwapQuote, 'transaction' | 'minOutLamports'>;

/** Simulates an offered transaction on the newest chain state: it must have exactly the offered effect. */
export async function verifySwapEffect(
  chain: Pick<SolanaAdapter, 'simulate' | 'deriveUsdcAccount'>,
  provider: string,
  offer: Offer,
  terms: SwapTerms,
): Promise<void> {
  const { taker, receiver } = terms;
  const unfitting = new SwapProviderError(provider, 'returned a transaction that does not match the offer');
  if (!requiresSigner(offer.transaction, taker)) throw unfitting;
  const addresses = [chain.deriveUsdcAccount(taker), taker, receiver];
  const { problem, changes } = await chain.simulate(offer.transaction, addresses);
  if (problem !== undefined)
    throw new SwapRefusedError(`the transaction would fail on the chain: ${problem}`);
  const [usdc, own, received] = changes;
  if (!usdc || !own || !received || !matchesOffer({ usdc, own, received }, offer, terms)) throw unfitting;
}

type Changes = Record<'usdc' | 'own' | 'received', AccountChange>;

function matchesOffer(
  { usdc, own, received }: Changes,
  { minOutLamports }: Offer,
  terms: SwapTerms,
): boolean {
  const { taker, receiver, amountMicro } = terms;
  const allowedCost = receiver === taker ? MAX_COST_LAMPORTS : 0n;
  return (
    readTokenAmount(usdc.before) - readTokenAmount(usdc.after) === amountMicro &&
    isSameAccountState(clearTokenAmount(usdc.before), clearTokenAmount(usdc.after)) &&
    isSameAccountState(own.before, own.after) &&
    computeGain(own) >= -MAX_COST_LAMPORTS &&
    computeGain(received) >= minOutLamports - allowedCost
  );
}

const computeGain = ({ before, after }: AccountChange) => after.lamports - before.lamports;

const isTokenAccount = ({ data }: AccountState) => data.length >= AMOUNT_OFFSET + 8;

function readTokenAmount(account: AccountState): bigint {
  return isTokenAccount(account) ? Buffer.from(account.data).readBigUInt64LE(AMOUNT_OFFSET) : 0n;
}

function clearTokenAmount(account: AccountState): AccountState {
  if (!isTokenAccount(account)) return account;
  return { ...account, data: Buffer.from(account.data).fill(0, AMOUNT_OFFSET, AMOUNT_OFFSET + 8) };
}

/** Its authorities and its kind. */
function isSameAccountState(one: AccountState, other: AccountState): boolean {
  return one.owner === other.owner && Buffer.from(one.data).equals(other.data);
}

import type { PublicKey } from '@solana/web3.js';
import { InsufficientFeeBalanceError } from '../errors.ts';
import type { SolanaContext } from './context.ts';

/** What a transaction of a wallet makes and needs, as far as it has to be paid for. */
export interface CostParams {
  /** The sizes of the accounts that it opens, in bytes. */
  accountSizes: readonly number[];
  signatures: number;
  /** What programs take for themselves. */
  programFeesLamports?: bigint;
}

/** In lamports. */
export interface Cost {
  /** What leaves the wallet. */
  cost: bigint;
  /** What the wallet has to hold: an account must not be left with less than its own deposit. */
  required: bigint;
}

const LAMPORTS_PER_SIGNATURE = 5000n;
/** Of a transaction that sets no limit. */
const DEFAULT_COMPUTE_UNITS = 200_000n;
const MICRO = 1_000_000n;

export async function estimateCost(context: SolanaContext, action: CostParams): Promise<Cost> {
  const { accountSizes, signatures, programFeesLamports = 0n } = action;
  const sizes = [0, ...accountSizes];
  const rents = await Promise.all(sizes.map((size) => readRentExemption(context, size)));
  const [own = 0n, ...opened] = rents;
  const fees =
    LAMPORTS_PER_SIGNATURE * BigInt(signatures) + estimatePriorityFee(context, accountSizes.length + 1);
  const cost = opened.reduce((sum, rent) => sum + rent, fees + programFeesLamports);
  return { cost, required: cost + own };
}

/** For wallets that pay for themselves. What they cannot pay for is not signed. */
export async function assertAffordable(
  context: SolanaContext,
  wallet: PublicKey,
  action: CostParams,
): Promise<void> {
  const [{ required }, balance] = await Promise.all([
    estimateCost(context, action),
    context.connection.getBalance(wallet),
  ]);
  const shortfall = { requiredNative: required, balanceNative: BigInt(balance) };
  if (shortfall.balanceNative < required) throw new InsufficientFeeBalanceError('SOL', shortfall);
}

export async function readRentExemption({ connection }: SolanaContext, size: number): Promise<bigint> {
  return BigInt(await connection.getMinimumBalanceForRentExemption(size));
}

/** At most: each instruction may use what one gets without asking for more. */
function estimatePriorityFee({ config }: SolanaContext, instructions: number): bigint {
  const price = BigInt(config.priorityFeeMicroLamports);
  return (price * DEFAULT_COMPUTE_UNITS * BigInt(instructions + 1) + MICRO - 1n) / MICRO;
}

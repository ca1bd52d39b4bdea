import type { PublicKey } from '@solana/web3.js';
import { InsufficientFeeBalanceError } from '../errors.ts';
import type { SolanaContext } from './context.ts';

/** What a wallet's transaction creates and needs, as far as it costs SOL. */
export interface CostParams {
  /** Sizes of the accounts that it opens, in bytes. */
  accountSizes: readonly number[];
  signatures: number;
  /** Fees charged by programs. */
  programFeesLamports?: bigint;
}

/** In lamports. */
export interface Cost {
  /** What leaves the wallet. */
  cost: bigint;
  /** The balance the wallet needs: it must stay rent-exempt. */
  required: bigint;
}

const LAMPORTS_PER_SIGNATURE = 5000n;
/** For a transaction that sets no compute unit limit. */
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

/** For wallets that pay their own fees. If the balance is too low, nothing is signed. */
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

/** Upper bound: the default compute units of each instruction. */
function estimatePriorityFee({ config }: SolanaContext, instructions: number): bigint {
  const price = BigInt(config.priorityFeeMicroLamports);
  return (price * DEFAULT_COMPUTE_UNITS * BigInt(instructions + 1) + MICRO - 1n) / MICRO;
}

import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ExecutionRevertedError,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  InsufficientFundsError,
  isAddress,
  keccak256,
  parseTransaction,
  type TransactionSerializableEIP1559,
  zeroAddress,
} from 'viem';
import { reasonOf } from '../ask.ts';
import { InvalidRecipientError, TransferRefusedError } from '../errors.ts';
import { nonceOf } from '../life.ts';
import type { SignedTransaction, TransferOrder } from '../types.ts';
import type { EvmContext } from './context.ts';

/** Times the price of the day. */
const HIGHEST_BID = 10n;
/** What it costs more to pay a recipient who has spent everything since the gas was estimated. */
const FIRST_BALANCE_GAS = 20_000n;

type Fees = Pick<TransactionSerializableEIP1559, 'maxFeePerGas' | 'maxPriorityFeePerGas'>;

export async function signTransfer(context: EvmContext, order: TransferOrder): Promise<SignedTransaction> {
  const to = readRecipient(context, order.to);
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, order.amountMicro],
  });
  return signCall(context, data, order.lowestNonce ?? 0n);
}

/** A call of the token. */
export async function signCall(
  context: EvmContext,
  data: Hex,
  lowestNonce: bigint,
  maxGas?: bigint,
): Promise<SignedTransaction> {
  const { reader, treasury, config } = context;
  const [gas, fees, pendingNonce] = await Promise.all([
    estimateGas(context, data, maxGas),
    reader.estimateFeesPerGas(),
    reader.getTransactionCount({ address: treasury.address, blockTag: 'pending' }),
  ]);
  const nonce = Math.max(pendingNonce, Number(lowestNonce));
  return sign(context, { chainId: config.chainId, to: config.usdc, data, gas, nonce, ...fees });
}

/** Nodes take a second transaction with the same nonce only if it offers at least a tenth more. */
export async function outbid(
  context: EvmContext,
  signed: SignedTransaction,
): Promise<SignedTransaction | undefined> {
  const { reader, treasury } = context;
  const { payload, from } = signed;
  if (from !== treasury.address) return undefined;
  const [next, current] = await Promise.all([
    reader.getTransactionCount({ address: treasury.address, blockTag: 'latest' }),
    reader.estimateFeesPerGas(),
  ]);
  // it waits for one before it, or is through already
  if (BigInt(next) !== nonceOf(signed)) return undefined;
  const { chainId, to, data, gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = parseTransaction(
    payload as Hex,
  ) as TransactionSerializableEIP1559;
  const fees = {
    maxFeePerGas: higher(maxFeePerGas, current.maxFeePerGas),
    maxPriorityFeePerGas: higher(maxPriorityFeePerGas, current.maxPriorityFeePerGas),
  };
  // at such a price it is not the price that holds it up
  if (fees.maxFeePerGas > current.maxFeePerGas * HIGHEST_BID) return undefined;
  return sign(context, { chainId, to, data, gas, nonce, ...fees });
}

export function readAddress(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new InvalidRecipientError(`${text} is not an EVM address.`);
  return getAddress(text.toLowerCase());
}

async function sign(
  { treasury }: EvmContext,
  transaction: Omit<TransactionSerializableEIP1559, 'type'> & Fees,
): Promise<SignedTransaction> {
  const payload = await treasury.signTransaction({ ...transaction, type: 'eip1559' });
  const nonce = BigInt(transaction.nonce ?? 0);
  return { txHash: keccak256(payload), from: treasury.address, payload, nonce };
}

function higher(old: bigint | undefined, current: bigint): bigint {
  const bumped = ((old ?? 0n) * 5n) / 4n + 1n;
  return bumped > current ? bumped : current;
}

function readRecipient({ treasury, config }: EvmContext, text: string): Address {
  const to = readAddress(text);
  const impossible: Record<Address, string> = {
    [zeroAddress]: 'the zero address',
    [config.usdc]: 'the USDC contract',
    [treasury.address]: 'the treasury itself',
  };
  if (impossible[to]) throw new InvalidRecipientError(`${to} is ${impossible[to]}.`);
  return to;
}

/** Also tries the transfer: one that would fail, or costs too much, takes no nonce and no fee. */
export async function estimateGas(context: EvmContext, data: Hex, maxGas?: bigint): Promise<bigint> {
  const gas = ((await tryCall(context, data)) * 5n) / 4n + FIRST_BALANCE_GAS;
  if (maxGas === undefined || gas <= maxGas) return gas;
  throw new TransferRefusedError(`It takes up to ${gas} gas, and we pay for ${maxGas} at most.`);
}

async function tryCall({ reader, treasury, config }: EvmContext, data: Hex): Promise<bigint> {
  try {
    return await reader.estimateGas({ account: treasury, to: config.usdc, data });
  } catch (error) {
    if (error instanceof BaseError && error.walk(isRefusal)) {
      throw new TransferRefusedError(`${config.network} refuses the transfer: ${reasonOf(error)}`);
    }
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return [ExecutionRevertedError, ContractFunctionRevertedError, InsufficientFundsError].some(
    (kind) => error instanceof kind,
  );
}

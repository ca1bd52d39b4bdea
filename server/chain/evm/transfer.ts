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
  parseSignature,
  parseTransaction,
  serializeTransaction,
  type TransactionSerializableEIP1559,
  toHex,
  zeroAddress,
} from 'viem';
import { reasonOf } from '../ask.ts';
import { FeeUnaffordableError, InvalidRecipientError, TransferRefusedError } from '../errors.ts';
import { nonceOf } from '../life.ts';
import type { Signer } from '../signer.ts';
import type { SignedTransaction, TransferOrder } from '../types.ts';
import type { EvmContext } from './context.ts';

/** Times the price of the day. */
const HIGHEST_BID = 10n;
/** What it costs more to pay a recipient who has spent everything since the gas was estimated. */
const FIRST_BALANCE_GAS = 20_000n;

interface TokenCall {
  data: Hex;
  lowestNonce: bigint;
  maxGas?: bigint;
}

type Fees = Pick<TransactionSerializableEIP1559, 'maxFeePerGas' | 'maxPriorityFeePerGas'>;

export async function signTransfer(
  context: EvmContext,
  signer: Signer,
  order: TransferOrder,
): Promise<SignedTransaction> {
  const to = readRecipient(context, signer, order.to);
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, order.amountMicro],
  });
  return signCall(context, signer, { data, lowestNonce: order.lowestNonce ?? 0n });
}

/** A call of the token. */
export async function signCall(
  context: EvmContext,
  signer: Signer,
  { data, lowestNonce, maxGas }: TokenCall,
): Promise<SignedTransaction> {
  const { reader, config } = context;
  const from = readAddress(signer.address);
  const [gas, fees, pendingNonce] = await Promise.all([
    estimateGas(context, from, data, maxGas),
    reader.estimateFeesPerGas(),
    reader.getTransactionCount({ address: from, blockTag: 'pending' }),
  ]);
  if (from !== context.treasury) await expectFee(context, from, gas * fees.maxFeePerGas);
  const nonce = Math.max(pendingNonce, Number(lowestNonce));
  return sign(signer, { chainId: config.chainId, to: config.usdc, data, gas, nonce, ...fees });
}

/** A node does not take what its sender cannot pay for, and all that the sender signs later would wait behind it. */
async function expectFee({ reader }: EvmContext, address: Address, requiredNative: bigint): Promise<void> {
  const balanceNative = await reader.getBalance({ address });
  if (balanceNative < requiredNative)
    throw new FeeUnaffordableError('ETH', { requiredNative, balanceNative });
}

/** Nodes take a second transaction with the same nonce only if it offers at least a tenth more. */
export async function outbid(
  { reader }: EvmContext,
  signer: Signer,
  signed: SignedTransaction,
): Promise<SignedTransaction | undefined> {
  const { payload, from } = signed;
  // the treasury may have another key by now
  if (from !== signer.address) return undefined;
  const [next, current] = await Promise.all([
    reader.getTransactionCount({ address: readAddress(from), blockTag: 'latest' }),
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
  return sign(signer, { chainId, to, data, gas, nonce, ...fees });
}

export function readAddress(text: string): Address {
  if (!isAddress(text, { strict: false })) throw new InvalidRecipientError(`${text} is not an EVM address.`);
  return getAddress(text.toLowerCase());
}

async function sign(
  signer: Signer,
  terms: Omit<TransactionSerializableEIP1559, 'type'> & Fees,
): Promise<SignedTransaction> {
  const transaction = { ...terms, type: 'eip1559' } as const;
  const signature = await signer.sign(keccak256(serializeTransaction(transaction), 'bytes'));
  const payload = serializeTransaction(transaction, parseSignature(toHex(signature)));
  return { txHash: keccak256(payload), from: signer.address, payload, nonce: BigInt(terms.nonce ?? 0) };
}

function higher(old: bigint | undefined, current: bigint): bigint {
  const bumped = ((old ?? 0n) * 5n) / 4n + 1n;
  return bumped > current ? bumped : current;
}

function readRecipient({ treasury, config }: EvmContext, { address }: Signer, text: string): Address {
  const to = readAddress(text);
  const impossible: Record<Address, string> = {
    [zeroAddress]: 'the zero address',
    [config.usdc]: 'the USDC contract',
    [address]: 'the sender itself',
    [treasury]: 'the treasury itself',
  };
  if (impossible[to]) throw new InvalidRecipientError(`${to} is ${impossible[to]}.`);
  return to;
}

/** Also tries the transfer: one that would fail, or costs too much, takes no nonce and no fee. */
export async function estimateGas(
  context: EvmContext,
  from: Address,
  data: Hex,
  maxGas?: bigint,
): Promise<bigint> {
  const gas = ((await tryCall(context, from, data)) * 5n) / 4n + FIRST_BALANCE_GAS;
  if (maxGas === undefined || gas <= maxGas) return gas;
  throw new TransferRefusedError(`It takes up to ${gas} gas, and we pay for ${maxGas} at most.`);
}

async function tryCall({ reader, config }: EvmContext, from: Address, data: Hex): Promise<bigint> {
  try {
    return await reader.estimateGas({ account: from, to: config.usdc, data });
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

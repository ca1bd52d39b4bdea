import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ExecutionRevertedError,
  type Hex,
  InsufficientFundsError,
} from 'viem';
import { describeNodeError } from '../call-node.ts';
import { InsufficientFeeBalanceError, TransferRefusedError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import type { TransactionDraft } from '../types.ts';
import { parseAddress } from './address.ts';
import type { EvmContext } from './context.ts';
import { signTransaction } from './sign.ts';

/** Extra gas for a recipient that spent its balance since the estimate. */
const FIRST_BALANCE_GAS = 20_000n;

export interface ContractCall {
  /** USDC by default. */
  to?: Address;
  data: Hex;
  maxGas?: bigint;
}

/** Simulated before it is signed: a call that would fail or costs too much uses no nonce and no fee. */
export async function draftCall(
  context: EvmContext,
  signer: Signer,
  call: ContractCall,
): Promise<TransactionDraft> {
  const { reader, readHead, config } = context;
  const from = parseAddress(signer.address);
  const [gas, { fees }, pendingNonce] = await Promise.all([
    estimateGas(context, from, call),
    readHead(),
    reader.getTransactionCount({ address: from, blockTag: 'pending' }),
  ]);
  if (from !== context.treasury) await assertFeeBalance(context, from, gas * fees.maxFeePerGas);
  const { to = config.usdc, data } = call;
  const terms = { chainId: config.chainId, to, data, gas, ...fees };
  return {
    from: signer.address,
    nextNonce: BigInt(pendingNonce),
    sign: (nonce) => signTransaction(signer, { ...terms, nonce: Number(nonce) }),
  };
}

/** Nodes reject transactions that the sender cannot pay for, and its later nonces would wait behind the gap. */
export async function assertFeeBalance(
  { reader }: EvmContext,
  address: Address,
  requiredNative: bigint,
): Promise<void> {
  const balanceNative = await reader.getBalance({ address });
  if (balanceNative < requiredNative)
    throw new InsufficientFeeBalanceError('ETH', { requiredNative, balanceNative });
}

async function estimateGas(context: EvmContext, from: Address, call: ContractCall): Promise<bigint> {
  const { maxGas } = call;
  const gas = ((await estimateCallGas(context, from, call)) * 5n) / 4n + FIRST_BALANCE_GAS;
  if (maxGas === undefined || gas <= maxGas) return gas;
  throw new TransferRefusedError(`It needs up to ${gas} gas, and the maximum is ${maxGas}.`);
}

async function estimateCallGas(
  { reader, config }: EvmContext,
  from: Address,
  { to = config.usdc, data }: ContractCall,
): Promise<bigint> {
  try {
    return await reader.estimateGas({ account: from, to, data });
  } catch (error) {
    if (!isRevert(error)) throw error;
    throw new TransferRefusedError(`${config.network} rejects the transfer: ${describeNodeError(error)}`);
  }
}

/** Whether the chain reported a revert, as opposed to not responding. */
export function isRevert(error: unknown): boolean {
  return error instanceof BaseError && error.walk(isRevertError) !== null;
}

function isRevertError(error: unknown): boolean {
  return [ExecutionRevertedError, ContractFunctionRevertedError, InsufficientFundsError].some(
    (kind) => error instanceof kind,
  );
}

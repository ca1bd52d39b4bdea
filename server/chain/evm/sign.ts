import {
  type Hex,
  keccak256,
  parseSignature,
  parseTransaction,
  serializeTransaction,
  type TransactionSerializableEIP1559,
  toHex,
} from 'viem';
import type { Signer } from '../signer.ts';
import { getNonce } from '../transaction-lifetime.ts';
import type { SignedTransaction, TransactionDraft } from '../types.ts';
import { parseAddress } from './address.ts';
import type { EvmContext } from './context.ts';

/** Multiple of the current base fee. */
const MAX_FEE_MULTIPLE = 10n;

type Fees = Pick<TransactionSerializableEIP1559, 'maxFeePerGas' | 'maxPriorityFeePerGas'>;

export async function signTransaction(
  signer: Signer,
  terms: Omit<TransactionSerializableEIP1559, 'type'> & Fees,
): Promise<SignedTransaction> {
  const transaction = { ...terms, type: 'eip1559' } as const;
  const signature = await signer.sign(keccak256(serializeTransaction(transaction), 'bytes'));
  const payload = serializeTransaction(transaction, parseSignature(toHex(signature)));
  return { txHash: keccak256(payload), from: signer.address, payload, nonce: BigInt(terms.nonce ?? 0) };
}

/** Nodes accept a replacement only if it offers at least 10 % more. */
export async function draftReplacement(
  { reader, readHead, config }: EvmContext,
  sender: Signer,
  signed: SignedTransaction,
): Promise<TransactionDraft | undefined> {
  const { payload, from } = signed;
  // a relayer may have paid for it, and our keys may have changed since
  const keys = [sender, config.treasury, ...(config.relayers ?? [])];
  const signer = keys.find(({ address }) => address === from);
  if (!signer) return undefined;
  const [next, { fees: current }] = await Promise.all([
    reader.getTransactionCount({ address: parseAddress(from), blockTag: 'latest' }),
    readHead(),
  ]);
  // an earlier nonce is pending, or it is already mined
  if (BigInt(next) !== getNonce(signed)) return undefined;
  const { chainId, to, data, gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = parseTransaction(
    payload as Hex,
  ) as TransactionSerializableEIP1559;
  const fees = {
    maxFeePerGas: raiseFee(maxFeePerGas, current.maxFeePerGas),
    maxPriorityFeePerGas: raiseFee(maxPriorityFeePerGas, current.maxPriorityFeePerGas),
  };
  // at this price, the fee is not what delays it
  if (fees.maxFeePerGas > current.maxFeePerGas * MAX_FEE_MULTIPLE) return undefined;
  return { from, sign: () => signTransaction(signer, { chainId, to, data, gas, nonce, ...fees }) };
}

function raiseFee(old: bigint | undefined, current: bigint): bigint {
  const bumped = ((old ?? 0n) * 5n) / 4n + 1n;
  return bumped > current ? bumped : current;
}

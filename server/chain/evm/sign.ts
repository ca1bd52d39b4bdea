import {
  type Hex,
  keccak256,
  parseSignature,
  parseTransaction,
  serializeTransaction,
  type TransactionSerializableEIP1559,
  toHex,
} from 'viem';
import { nonceOf } from '../life.ts';
import type { Signer } from '../signer.ts';
import type { SignedTransaction } from '../types.ts';
import { readAddress } from './address.ts';
import type { EvmContext } from './context.ts';

/** Times the price of the day. */
const HIGHEST_BID = 10n;

type Fees = Pick<TransactionSerializableEIP1559, 'maxFeePerGas' | 'maxPriorityFeePerGas'>;

export async function sign(
  signer: Signer,
  terms: Omit<TransactionSerializableEIP1559, 'type'> & Fees,
): Promise<SignedTransaction> {
  const transaction = { ...terms, type: 'eip1559' } as const;
  const signature = await signer.sign(keccak256(serializeTransaction(transaction), 'bytes'));
  const payload = serializeTransaction(transaction, parseSignature(toHex(signature)));
  return { txHash: keccak256(payload), from: signer.address, payload, nonce: BigInt(terms.nonce ?? 0) };
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

function higher(old: bigint | undefined, current: bigint): bigint {
  const bumped = ((old ?? 0n) * 5n) / 4n + 1n;
  return bumped > current ? bumped : current;
}

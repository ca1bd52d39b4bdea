import { base58 } from '@scure/base';
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token';
import { ComputeBudgetProgram, PublicKey, Transaction, TransactionInstruction } from '@solana/web3.js';
import { InvalidRecipientError } from '../errors.ts';
import type { SignedTransaction, TransferOrder } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { judgeRecipient } from './recipient.ts';

const ADDRESS_BYTES = 32;
const USDC_DECIMALS = 6;
const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');

export async function signTransfer(context: SolanaContext, order: TransferOrder): Promise<SignedTransaction> {
  const { connection, treasury } = context;
  const recipient = readRecipient(context, order.to);
  const [{ blockhash, lastValidBlockHeight }, { opensAccount }] = await Promise.all([
    connection.getLatestBlockhash('confirmed'),
    judgeRecipient(context, recipient, order),
  ]);
  const transaction = new Transaction({ blockhash, lastValidBlockHeight, feePayer: treasury.publicKey });
  transaction.add(...instructions(context, recipient, order, opensAccount)).sign(treasury);
  return {
    txHash: base58.encode(transaction.signature ?? new Uint8Array()),
    from: treasury.publicKey.toBase58(),
    payload: transaction.serialize().toString('base64'),
    lastBlockHeight: BigInt(lastValidBlockHeight),
    opensAccount,
  };
}

/** Of exactly 32 bytes: PublicKey itself fills up what is shorter, and the money would go nowhere. */
export function readAddress(text: string): PublicKey {
  const bytes = decode(text);
  if (bytes?.length !== ADDRESS_BYTES) throw new InvalidRecipientError(`${text} is not a Solana address.`);
  return new PublicKey(bytes);
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
}

/** In the associated token account, which is the only one that is paid into and paid from. */
export async function usdcBalance({ connection, mint }: SolanaContext, owner: PublicKey): Promise<bigint> {
  const account = getAssociatedTokenAddressSync(mint, owner, true);
  const { value } = await connection.getParsedAccountInfo(account);
  const data = value?.data;
  return data && 'parsed' in data ? BigInt(data.parsed.info.tokenAmount.amount) : 0n;
}

/** Without the memo two equal transfers in one slot would be one transaction: same bytes, same signature. */
function instructions(
  { treasury, mint, config: { priorityFeeMicroLamports: microLamports } }: SolanaContext,
  recipient: PublicKey,
  { amountMicro, memo }: TransferOrder,
  opensAccount: boolean,
): TransactionInstruction[] {
  const payer = treasury.publicKey;
  const from = getAssociatedTokenAddressSync(mint, payer, true);
  const to = getAssociatedTokenAddressSync(mint, recipient, true);
  return [
    ...(microLamports > 0 ? [ComputeBudgetProgram.setComputeUnitPrice({ microLamports })] : []),
    ...(opensAccount ? [createAssociatedTokenAccountIdempotentInstruction(payer, to, recipient, mint)] : []),
    createTransferCheckedInstruction(from, mint, to, payer, amountMicro, USDC_DECIMALS),
    new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [], data: Buffer.from(memo) }),
  ];
}

function readRecipient({ treasury }: SolanaContext, to: string): PublicKey {
  const recipient = readAddress(to);
  if (recipient.equals(treasury.publicKey)) {
    throw new InvalidRecipientError(`${to} is the treasury itself.`);
  }
  return recipient;
}

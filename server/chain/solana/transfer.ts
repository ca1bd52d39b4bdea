import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token';
import { type PublicKey, TransactionInstruction } from '@solana/web3.js';
import { InvalidRecipientError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import type { SignedTransaction, TransferOrder } from '../types.ts';
import { readAddress } from './address.ts';
import type { SolanaContext } from './context.ts';
import { impossibleRecipients } from './impossible-recipients.ts';
import { MEMO_PROGRAM } from './memo-program.ts';
import { judgeRecipient, type Parties } from './recipient.ts';
import { signInstructions } from './sign.ts';

const USDC_DECIMALS = 6;

export async function signTransfer(
  context: SolanaContext,
  signer: Signer,
  order: TransferOrder,
): Promise<SignedTransaction> {
  const sender = readAddress(signer.address);
  const recipient = readRecipient(context, sender, order.to);
  const [life, { opensAccount }] = await Promise.all([
    context.connection.getLatestBlockhash('confirmed'),
    judgeRecipient(context, { sender, recipient }, order),
  ]);
  const steps = instructions(context, { sender, recipient }, order, opensAccount);
  return { ...(await signInstructions(context, signer, steps, life)), opensAccount };
}

/** Without it two equal movements in one slot would be one transaction: same bytes, same signature. */
export function memoOf(text: string): TransactionInstruction {
  return new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [], data: Buffer.from(text) });
}

/** In the associated token account, which is the only one that is paid into and paid from. */
export async function usdcBalance({ connection, mint }: SolanaContext, owner: PublicKey): Promise<bigint> {
  const account = getAssociatedTokenAddressSync(mint, owner, true);
  const { value } = await connection.getParsedAccountInfo(account);
  const data = value?.data;
  return data && 'parsed' in data ? BigInt(data.parsed.info.tokenAmount.amount) : 0n;
}

function instructions(
  { mint }: SolanaContext,
  { sender: payer, recipient }: Parties,
  { amountMicro, memo }: TransferOrder,
  opensAccount: boolean,
): TransactionInstruction[] {
  const from = getAssociatedTokenAddressSync(mint, payer, true);
  const to = getAssociatedTokenAddressSync(mint, recipient, true);
  return [
    ...(opensAccount ? [createAssociatedTokenAccountIdempotentInstruction(payer, to, recipient, mint)] : []),
    createTransferCheckedInstruction(from, mint, to, payer, amountMicro, USDC_DECIMALS),
    memoOf(memo),
  ];
}

function readRecipient(context: SolanaContext, sender: PublicKey, to: string): PublicKey {
  const recipient = readAddress(to);
  const isSender = recipient.equals(sender);
  const name = impossibleRecipients(context).get(recipient.toBase58()) ?? (isSender && 'the sender itself');
  if (name) throw new InvalidRecipientError(`${to} is ${name}.`);
  return recipient;
}

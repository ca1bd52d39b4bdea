import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
} from '@solana/spl-token';
import { type PublicKey, TransactionInstruction } from '@solana/web3.js';
import { InvalidRecipientError } from '../errors.ts';
import type { Signer } from '../signer.ts';
import type { TransactionDraft, TransferParams } from '../types.ts';
import { parseAddress } from './address.ts';
import type { SolanaContext } from './context.ts';
import { listInvalidRecipients } from './invalid-recipients.ts';
import { MEMO_PROGRAM } from './memo-program.ts';
import { checkRecipient, type TransferParties } from './recipient.ts';
import { signInstructions } from './sign.ts';
import { deriveTokenAccount } from './token-account.ts';

export const USDC_DECIMALS = 6;

export async function draftTransfer(
  context: SolanaContext,
  signer: Signer,
  order: TransferParams,
): Promise<TransactionDraft> {
  const sender = parseAddress(signer.address);
  const recipient = parseRecipient(context, sender, order.to);
  const [life, { opensAccount }] = await Promise.all([
    context.connection.getLatestBlockhash('confirmed'),
    checkRecipient(context, { sender, recipient }, order),
  ]);
  const steps = buildTransferInstructions(context, { sender, recipient }, order, opensAccount);
  const { address: from } = signer;
  return { from, opensAccount, sign: () => signInstructions(context, signer, steps, life) };
}

/** Makes equal transfers in one slot distinct; otherwise they would have the same signature. */
export function createMemoInstruction(text: string): TransactionInstruction {
  return new TransactionInstruction({ programId: MEMO_PROGRAM, keys: [], data: Buffer.from(text) });
}

/** The associated token account, the only one we pay into and from. */
export async function readUsdcBalance(
  { connection, mint }: SolanaContext,
  owner: PublicKey,
): Promise<bigint> {
  const account = deriveTokenAccount(mint, owner);
  const { value } = await connection.getParsedAccountInfo(account);
  const data = value?.data;
  return data && 'parsed' in data ? BigInt(data.parsed.info.tokenAmount.amount) : 0n;
}

function buildTransferInstructions(
  { mint }: SolanaContext,
  { sender: payer, recipient }: TransferParties,
  { amountMicro, memo }: TransferParams,
  opensAccount: boolean,
): TransactionInstruction[] {
  const from = deriveTokenAccount(mint, payer);
  const to = deriveTokenAccount(mint, recipient);
  return [
    ...(opensAccount ? [createAssociatedTokenAccountIdempotentInstruction(payer, to, recipient, mint)] : []),
    createTransferCheckedInstruction(from, mint, to, payer, amountMicro, USDC_DECIMALS),
    createMemoInstruction(memo),
  ];
}

export function parseRecipient(context: SolanaContext, sender: PublicKey, to: string): PublicKey {
  const recipient = parseAddress(to);
  const isSender = recipient.equals(sender);
  const name = listInvalidRecipients(context).get(recipient.toBase58()) ?? (isSender && 'the sender itself');
  if (name) throw new InvalidRecipientError(`${to} is ${name}.`);
  return recipient;
}

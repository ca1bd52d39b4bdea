import { base58 } from '@scure/base';
import {
  createAssociatedTokenAccountIdempotentInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token';
import { ComputeBudgetProgram, PublicKey, Transaction, TransactionInstruction } from '@solana/web3.js';
import { InvalidRecipientError, TransferRefusedError } from '../errors.ts';
import type { SignedTransfer, TransferOrder } from '../types.ts';
import type { SolanaContext } from './context.ts';

const ADDRESS_BYTES = 32;
const USDC_DECIMALS = 6;
const MEMO_PROGRAM = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
const NOT_A_WALLET = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID];

export async function signTransfer(context: SolanaContext, order: TransferOrder): Promise<SignedTransfer> {
  const { connection, treasury } = context;
  const recipient = readRecipient(context, order.to);
  const [{ blockhash, lastValidBlockHeight }] = await Promise.all([
    connection.getLatestBlockhash('confirmed'),
    refuseWhatIsNoWallet(context, recipient),
    refuseWhatIsNotThere(context, order.amountMicro),
  ]);
  const transaction = new Transaction({ blockhash, lastValidBlockHeight, feePayer: treasury.publicKey });
  transaction.add(...instructions(context, recipient, order)).sign(treasury);
  return {
    txHash: base58.encode(transaction.signature ?? new Uint8Array()),
    from: treasury.publicKey.toBase58(),
    payload: transaction.serialize().toString('base64'),
    marker: BigInt(lastValidBlockHeight),
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
): TransactionInstruction[] {
  const payer = treasury.publicKey;
  const from = getAssociatedTokenAddressSync(mint, payer, true);
  const to = getAssociatedTokenAddressSync(mint, recipient, true);
  return [
    ...(microLamports > 0 ? [ComputeBudgetProgram.setComputeUnitPrice({ microLamports })] : []),
    createAssociatedTokenAccountIdempotentInstruction(payer, to, recipient, mint),
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

/** Money sent to a token account as if it were a wallet is out of everyone's reach. */
async function refuseWhatIsNoWallet({ connection }: SolanaContext, recipient: PublicKey): Promise<void> {
  const account = await connection.getAccountInfo(recipient);
  if (!account) return;
  if (account.executable || NOT_A_WALLET.some((program) => program.equals(account.owner))) {
    const what = account.executable ? 'a program' : 'a token account or mint';
    throw new InvalidRecipientError(`${recipient.toBase58()} is ${what}, not a wallet.`);
  }
}

async function refuseWhatIsNotThere(context: SolanaContext, amount: bigint): Promise<void> {
  if ((await usdcBalance(context, context.treasury.publicKey)) < amount)
    throw new TransferRefusedError('The treasury holds too little USDC on Solana.');
}

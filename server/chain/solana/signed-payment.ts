import { randomBytes } from 'node:crypto';
import { createTransferCheckedInstruction } from '@solana/spl-token';
import {
  ComputeBudgetProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js';
import type { Signer } from '../signer.ts';
import type { SignedPayment } from '../types.ts';
import { parseAddress } from './address.ts';
import type { SolanaContext } from './context.ts';
import { MEMO_PROGRAM } from './memo-program.ts';
import { deriveTokenAccount } from './token-account.ts';

const USDC_DECIMALS = 6;
/** An upper bound for a transfer and a short memo. */
const COMPUTE_UNITS = 40_000;
const NONCE_BYTES = 16;

/** A transfer to the treasury that lacks only the signature of its fee payer, the treasury. */
export async function signPayment(
  context: SolanaContext,
  signer: Signer,
  amountMicro: bigint,
): Promise<SignedPayment> {
  const { connection, treasury } = context;
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash('confirmed');
  const payer = parseAddress(signer.address);
  const instructions = buildPaymentInstructions(context, signer, amountMicro);
  const message = new TransactionMessage({ payerKey: treasury, recentBlockhash, instructions });
  const transaction = new VersionedTransaction(message.compileToV0Message());
  transaction.addSignature(payer, await signer.sign(transaction.message.serialize()));
  return { kind: 'transaction', transaction: Buffer.from(transaction.serialize()).toString('base64') };
}

/** In the order that x402 prescribes. The memo makes equal payments distinct. */
function buildPaymentInstructions(
  { mint, treasury, config }: SolanaContext,
  { address }: Signer,
  amountMicro: bigint,
) {
  const { maxComputeUnits, maxPriorityFeeMicroLamports } = config.settlement;
  const payer = parseAddress(address);
  const accountOf = (owner: typeof payer) => deriveTokenAccount(mint, owner);
  const [from, to] = [accountOf(payer), accountOf(treasury)];
  return [
    ComputeBudgetProgram.setComputeUnitLimit({ units: Math.min(COMPUTE_UNITS, maxComputeUnits) }),
    ComputeBudgetProgram.setComputeUnitPrice({
      microLamports: Math.min(Math.max(config.priorityFeeMicroLamports, 1), maxPriorityFeeMicroLamports),
    }),
    createTransferCheckedInstruction(from, mint, to, payer, amountMicro, USDC_DECIMALS),
    new TransactionInstruction({
      programId: MEMO_PROGRAM,
      keys: [],
      data: Buffer.from(randomBytes(NONCE_BYTES).toString('hex')),
    }),
  ];
}

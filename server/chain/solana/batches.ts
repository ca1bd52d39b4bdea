import { createTransferCheckedInstruction } from '@solana/spl-token';
import {
  ComputeBudgetProgram,
  PACKET_DATA_SIZE,
  PublicKey,
  Transaction,
  type TransactionInstruction,
  VersionedTransaction,
} from '@solana/web3.js';
import { AppError } from '../../foundation/platform/errors.ts';
import { TransferRefusedError } from '../errors.ts';
import type { BatchTransfer, DraftedBatch, TransferOutcome, TransferOutcomes } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { type BatchRecipient, checkBatchRecipients } from './recipient.ts';
import { signInstructions } from './sign.ts';
import { deriveTokenAccount } from './token-account.ts';
import { createMemoInstruction, parseRecipient, USDC_DECIMALS } from './transfer.ts';

/** An upper bound for the memo. */
const BATCH_COMPUTE_UNITS = 60_000;
const TRANSFER_COMPUTE_UNITS = 10_000;
const SIGNATURE_BYTES = 64;

type Candidate = BatchTransfer & BatchRecipient;

/** All transfers land or none, so they are simulated first: one that would fail gets a transaction of its own. */
export async function draftBatch(
  context: SolanaContext,
  memo: string,
  transfers: readonly BatchTransfer[],
): Promise<DraftedBatch> {
  const { connection, config } = context;
  const outcomes = new Map<string, TransferOutcome>();
  const parsed = transfers.flatMap((transfer) => parseTransfer(context, transfer, outcomes));
  const [life, checked] = await Promise.all([
    connection.getLatestBlockhash('confirmed'),
    checkBatchRecipients(context, parsed, outcomes),
  ]);
  const accepted = await excludeFailing(context, memo, life, checked, outcomes);
  const lapsed = new Set<string>();
  if (accepted.length === 0) return { draft: undefined, outcomes, lapsed };
  const steps = buildInstructions(context, memo, accepted);
  const { treasury: signer } = config;
  return {
    draft: {
      from: signer.address,
      transferIds: accepted.map(({ id }) => id),
      sign: () => signInstructions(context, signer, steps, life),
    },
    outcomes,
    lapsed,
  };
}

/** Transactions are atomic. */
export function listBatchOutcomes(txHash: string, transfers: readonly BatchTransfer[]): TransferOutcomes {
  return new Map(transfers.map(({ id }) => [id, { kind: 'paid', txHash }]));
}

/** How many transfers to different recipients fit into a transaction with a memo as long as this. */
export function computeMaxBatchSize(context: SolanaContext, memo: string): number {
  const candidates: Candidate[] = [];
  const measure = (count: number) => {
    while (candidates.length < count) candidates.push(newCandidate());
    return measureBatch(context, memo, candidates.slice(0, count));
  };
  const [one, two] = [measure(1), measure(2)];
  let count = 2 + Math.floor((PACKET_DATA_SIZE - two) / (two - one));
  // a longer list may need another byte for its length
  while (measure(count) > PACKET_DATA_SIZE) count -= 1;
  return count;
}

function measureBatch(context: SolanaContext, memo: string, candidates: readonly Candidate[]): number {
  const message = new Transaction({
    feePayer: context.treasury,
    blockhash: PublicKey.default.toBase58(),
    lastValidBlockHeight: 0,
  })
    .add(ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 }))
    .add(...buildInstructions(context, memo, candidates))
    .compileMessage()
    .serialize();
  return 1 + SIGNATURE_BYTES + message.length;
}

let addresses = 0;
/** Of nobody: an account takes the same space whoever owns it. */
function newCandidate(): Candidate {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt32LE(++addresses);
  return { id: '', to: '', requestedAt: new Date(), amountMicro: 1n, wallet: new PublicKey(bytes) };
}

function parseTransfer(
  context: SolanaContext,
  transfer: BatchTransfer,
  outcomes: Map<string, TransferOutcome>,
): Candidate[] {
  try {
    return [{ ...transfer, wallet: parseRecipient(context, context.treasury, transfer.to) }];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    outcomes.set(transfer.id, { kind: 'refused', error });
    return [];
  }
}

function buildInstructions(
  { mint, treasury }: SolanaContext,
  memo: string,
  candidates: readonly Candidate[],
): TransactionInstruction[] {
  const from = deriveTokenAccount(mint, treasury);
  const units = BATCH_COMPUTE_UNITS + TRANSFER_COMPUTE_UNITS * candidates.length;
  return [
    ...candidates.map(({ wallet, amountMicro }) => {
      const into = deriveTokenAccount(mint, wallet);
      return createTransferCheckedInstruction(from, mint, into, treasury, amountMicro, USDC_DECIMALS);
    }),
    createMemoInstruction(memo),
    ComputeBudgetProgram.setComputeUnitLimit({ units }),
  ];
}

type Blockhash = Awaited<ReturnType<SolanaContext['connection']['getLatestBlockhash']>>;

/** Nothing is signed yet: a node simulates without signatures. */
async function excludeFailing(
  context: SolanaContext,
  memo: string,
  life: Blockhash,
  candidates: readonly Candidate[],
  outcomes: Map<string, TransferOutcome>,
): Promise<Candidate[]> {
  const left = [...candidates];
  while (left.length > 0) {
    const message = new Transaction({ ...life, feePayer: context.treasury })
      .add(...buildInstructions(context, memo, left))
      .compileMessage();
    const { value } = await context.connection.simulateTransaction(new VersionedTransaction(message), {
      commitment: 'processed',
      sigVerify: false,
      replaceRecentBlockhash: true,
    });
    if (value.err === null) break;
    const [failing] = left.splice(findFailingInstruction(value.err, left.length), 1);
    if (failing) outcomes.set(failing.id, { kind: 'alone' });
  }
  return left;
}

/** Transfers come first. If none of them is at fault, all of them would fail. */
function findFailingInstruction(error: object | string, transfers: number): number {
  const index = error instanceof Object && 'InstructionError' in error && error.InstructionError;
  const position = Array.isArray(index) ? Number(index[0]) : Number.NaN;
  if (position < transfers) return position;
  throw new TransferRefusedError(`Solana rejects the transfer: ${JSON.stringify(error)}`);
}

import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token';
import type { PublicKey } from '@solana/web3.js';
import { readAddress } from './address.ts';
import type { SolanaContext } from './context.ts';
import { type Instruction, readTransaction } from './transaction.ts';

/** The transaction that a mint came from. */
export interface MintCreation {
  reference: string;
  /** Who signed it, the one who paid for it first. */
  signers: string[];
}

const TOKEN_PROGRAMS = new Set([TOKEN_PROGRAM_ID.toBase58(), TOKEN_2022_PROGRAM_ID.toBase58()]);
/** InitializeMint and InitializeMint2. */
const INITIALIZE_MINT = new Set([0, 20]);
const PAGE = 1000;
const MAX_PAGES = 3;

/**
 * By the transaction that is named, else by the oldest one of the mint. Undefined where that did not make it, and where
 * there are too many to look through.
 */
export async function findMintCreation(
  context: SolanaContext,
  mint: string,
  named?: string,
): Promise<MintCreation | undefined> {
  const address = readAddress(mint);
  const owner = (await context.connection.getAccountInfo(address))?.owner.toBase58();
  if (!owner || !TOKEN_PROGRAMS.has(owner)) return undefined;
  const reference = named ?? (await oldestOf(context, address));
  return reference === undefined ? undefined : readCreation(context, mint, reference);
}

async function readCreation(
  { connection, config }: SolanaContext,
  mint: string,
  reference: string,
): Promise<MintCreation | undefined> {
  const found = await connection.getTransaction(reference, {
    maxSupportedTransactionVersion: 0,
    commitment: config.acceptCommitment,
  });
  if (!found || found.meta?.err !== null) return undefined;
  const isMade = readTransaction(found).instructions.some((step) => initializes(step, mint));
  if (!isMade) return undefined;
  const { staticAccountKeys, header } = found.transaction.message;
  const signers = staticAccountKeys.slice(0, header.numRequiredSignatures).map((key) => key.toBase58());
  return { reference, signers };
}

function initializes({ program, accounts, data }: Instruction, mint: string): boolean {
  return TOKEN_PROGRAMS.has(program) && INITIALIZE_MINT.has(data[0] ?? -1) && accounts[0] === mint;
}

async function oldestOf({ connection }: SolanaContext, mint: PublicKey): Promise<string | undefined> {
  let before: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const found = await connection.getSignaturesForAddress(mint, { limit: PAGE, ...(before && { before }) });
    before = found.at(-1)?.signature ?? before;
    if (found.length < PAGE) return before;
  }
  return undefined;
}

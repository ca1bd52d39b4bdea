import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token';
import type { PublicKey } from '@solana/web3.js';
import { parseAddress } from './address.ts';
import type { SolanaContext } from './context.ts';
import { type Instruction, parseTransaction } from './transaction.ts';

/** The transaction that created a mint. */
export interface MintCreation {
  reference: string;
  /** Its signers, fee payer first. */
  signers: string[];
}

const TOKEN_PROGRAMS = new Set([TOKEN_PROGRAM_ID.toBase58(), TOKEN_2022_PROGRAM_ID.toBase58()]);
/** InitializeMint and InitializeMint2. */
const INITIALIZE_MINT = new Set([0, 20]);
const PAGE_SIZE = 1000;
const MAX_PAGES = 3;

/**
 * Checks the given transaction, or the mint's oldest one. Undefined if it did not create the mint or if there are too
 * many transactions to search.
 */
export async function findMintCreation(
  context: SolanaContext,
  mint: string,
  named?: string,
): Promise<MintCreation | undefined> {
  const address = parseAddress(mint);
  const owner = (await context.connection.getAccountInfo(address))?.owner.toBase58();
  if (!owner || !TOKEN_PROGRAMS.has(owner)) return undefined;
  const reference = named ?? (await findOldestSignature(context, address));
  return reference === undefined ? undefined : findCreation(context, mint, reference);
}

async function findCreation(
  { connection, config }: SolanaContext,
  mint: string,
  reference: string,
): Promise<MintCreation | undefined> {
  const found = await connection.getTransaction(reference, {
    maxSupportedTransactionVersion: 0,
    commitment: config.acceptCommitment,
  });
  if (!found || found.meta?.err !== null) return undefined;
  const isMade = parseTransaction(found).instructions.some((step) => initializesMint(step, mint));
  if (!isMade) return undefined;
  const { staticAccountKeys, header } = found.transaction.message;
  const signers = staticAccountKeys.slice(0, header.numRequiredSignatures).map((key) => key.toBase58());
  return { reference, signers };
}

function initializesMint({ program, accounts, data }: Instruction, mint: string): boolean {
  return TOKEN_PROGRAMS.has(program) && INITIALIZE_MINT.has(data[0] ?? -1) && accounts[0] === mint;
}

async function findOldestSignature(
  { connection }: SolanaContext,
  mint: PublicKey,
): Promise<string | undefined> {
  let before: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const found = await connection.getSignaturesForAddress(mint, {
      limit: PAGE_SIZE,
      ...(before && { before }),
    });
    before = found.at(-1)?.signature ?? before;
    if (found.length < PAGE_SIZE) return before;
  }
  return undefined;
}

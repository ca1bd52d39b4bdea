import { ASSOCIATED_TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token';
import { SystemProgram } from '@solana/web3.js';
import type { InvalidRecipients } from '../types.ts';
import type { SolanaContext } from './context.ts';
import { MEMO_PROGRAM } from './memo-program.ts';
import { deriveTokenAccount } from './token-account.ts';

const PROGRAMS = [
  SystemProgram.programId,
  TOKEN_PROGRAM_ID,
  TOKEN_2022_PROGRAM_ID,
  ASSOCIATED_TOKEN_PROGRAM_ID,
  MEMO_PROGRAM,
];

export function listInvalidRecipients({ treasury, mint }: SolanaContext): InvalidRecipients {
  return new Map([
    ...PROGRAMS.map((program) => [program.toBase58(), 'a program, not a wallet'] as const),
    [mint.toBase58(), 'the USDC mint'],
    [treasury.toBase58(), 'the treasury itself'],
    [deriveTokenAccount(mint, treasury).toBase58(), 'a token account of the treasury'],
  ]);
}

import { randomHex } from '../random-hex.ts';
import { buildTransaction, type Instruction, type UnsignedTransaction } from './message.ts';
import { findTokenAccountAddress, TOKEN_PROGRAM } from './token-account.ts';

const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const SET_COMPUTE_UNIT_LIMIT = 2;
const SET_COMPUTE_UNIT_PRICE = 3;
const USDC_DECIMALS = 6;
const TRANSFER_CHECKED = 12;
const COMPUTE_UNITS = 40_000;
/** The memo program used some 350 units per character; newer versions need almost none. */
const COMPUTE_UNITS_WITH_MEMO = 80_000;

export interface Transfer {
  payer: string;
  feePayer: string;
  mint: string;
  to: string;
  amount: bigint;
  blockhash: string;
  /** Random by default. */
  memo?: string | undefined;
}

/** An unsigned transfer of USDC. The memo makes equal transfers distinct. */
export async function buildTransfer(transfer: Transfer): Promise<UnsignedTransaction> {
  const { payer, feePayer, mint, to, amount, blockhash, memo } = transfer;
  return buildTransaction(feePayer, blockhash, [
    buildComputeBudgetInstruction(
      SET_COMPUTE_UNIT_LIMIT,
      memo === undefined ? COMPUTE_UNITS : COMPUTE_UNITS_WITH_MEMO,
      4,
    ),
    buildComputeBudgetInstruction(SET_COMPUTE_UNIT_PRICE, 1, 8),
    {
      program: TOKEN_PROGRAM,
      accounts: [
        { address: await findTokenAccountAddress(payer, mint), isWritable: true },
        { address: mint },
        { address: await findTokenAccountAddress(to, mint), isWritable: true },
        { address: payer, isSigner: true },
      ],
      data: Uint8Array.of(TRANSFER_CHECKED, ...encodeLittleEndian(amount, 8), USDC_DECIMALS),
    },
    { program: MEMO_PROGRAM, accounts: [], data: new TextEncoder().encode(memo ?? randomHex(16)) },
  ]);
}

function buildComputeBudgetInstruction(discriminator: number, value: number, size: number): Instruction {
  const data = Uint8Array.of(discriminator, ...encodeLittleEndian(BigInt(value), size));
  return { program: COMPUTE_BUDGET, accounts: [], data };
}

function encodeLittleEndian(value: bigint, size: number): number[] {
  return Array.from({ length: size }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn));
}

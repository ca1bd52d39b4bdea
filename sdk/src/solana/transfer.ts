import { randomHex } from '../random-hex.ts';
import { type Instruction, messageOf, type Unsigned } from './message.ts';
import { TOKEN_PROGRAM, tokenAccount } from './token-account.ts';

const MEMO_PROGRAM = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111';
const UNIT_LIMIT = 2;
const UNIT_PRICE = 3;
const USDC_DECIMALS = 6;
const TRANSFER_CHECKED = 12;
const COMPUTE_UNITS = 40_000;
/** The memo program has needed some 350 units for each character; newer ones need next to nothing. */
const UNITS_WITH_OWN_MEMO = 80_000;

export interface Transfer {
  payer: string;
  feePayer: string;
  mint: string;
  to: string;
  amount: bigint;
  blockhash: string;
  /** Something random unless given. */
  memo?: string | undefined;
}

/** A transfer of USDC, to be signed. A memo makes two equal transfers two transactions. */
export async function transferOf(transfer: Transfer): Promise<Unsigned> {
  const { payer, feePayer, mint, to, amount, blockhash, memo } = transfer;
  return messageOf(feePayer, blockhash, [
    compute(UNIT_LIMIT, memo === undefined ? COMPUTE_UNITS : UNITS_WITH_OWN_MEMO, 4),
    compute(UNIT_PRICE, 1, 8),
    {
      program: TOKEN_PROGRAM,
      accounts: [
        { address: await tokenAccount(payer, mint), writes: true },
        { address: mint },
        { address: await tokenAccount(to, mint), writes: true },
        { address: payer, signs: true },
      ],
      data: Uint8Array.of(TRANSFER_CHECKED, ...littleEndian(amount, 8), USDC_DECIMALS),
    },
    { program: MEMO_PROGRAM, accounts: [], data: new TextEncoder().encode(memo ?? randomHex(16)) },
  ]);
}

function compute(what: number, value: number, size: number): Instruction {
  const data = Uint8Array.of(what, ...littleEndian(BigInt(value), size));
  return { program: COMPUTE_BUDGET, accounts: [], data };
}

function littleEndian(value: bigint, size: number): number[] {
  return Array.from({ length: size }, (_, at) => Number((value >> BigInt(8 * at)) & 0xffn));
}

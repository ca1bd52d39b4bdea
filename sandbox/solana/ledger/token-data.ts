import { getMintDecoder, getTokenDecoder, type Mint, type Token } from '@solana-program/token';
import type { Account } from '../runtime/virtual-machine.ts';

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

const MINT_SIZE = 82;
const TOKEN_SIZE = 165;
const MULTISIG_SIZE = 355;
// Token-2022 appends one byte with the account type, then its extensions.
const EXTENDED_MINT = 1;
const EXTENDED_TOKEN = 2;

export function isTokenProgram(program: string): boolean {
  return program === TOKEN_PROGRAM || program === TOKEN_2022_PROGRAM;
}

function hasLayout(account: Account, size: number, extendedKind: number): boolean {
  const { data, programAddress } = account;
  if (!isTokenProgram(programAddress) || data.length === MULTISIG_SIZE) return false;
  return data.length === size || (data.length > TOKEN_SIZE && data[TOKEN_SIZE] === extendedKind);
}

/** Parses an initialized token account. */
export function readToken(account: Account | null): Token | null {
  if (!account || !hasLayout(account, TOKEN_SIZE, EXTENDED_TOKEN)) return null;
  const token = getTokenDecoder().decode(account.data);
  return token.state === 0 ? null : token;
}

export function readMint(account: Account | null): Mint | null {
  if (!account || !hasLayout(account, MINT_SIZE, EXTENDED_MINT)) return null;
  const mint = getMintDecoder().decode(account.data);
  return mint.isInitialized ? mint : null;
}

export interface UiTokenAmount {
  amount: string;
  decimals: number;
  uiAmount: number;
  uiAmountString: string;
}

export function toUiTokenAmount(amount: bigint, decimals: number): UiTokenAmount {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const uiAmountString = fraction ? `${whole}.${fraction}` : whole;
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString };
}

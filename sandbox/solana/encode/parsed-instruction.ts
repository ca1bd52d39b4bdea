import { AccountRole, type Address, isOption, unwrapOption } from '@solana/kit';
import { parseSystemInstruction, SYSTEM_PROGRAM_ADDRESS, SystemInstruction } from '@solana-program/system';
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  AssociatedTokenInstruction,
  parseAssociatedTokenInstruction,
  parseTokenInstruction,
  TokenInstruction,
} from '@solana-program/token';
import { isMemoProgram } from '../ledger/meta.ts';
import { isTokenProgram, TOKEN_PROGRAM, toUiTokenAmount } from '../ledger/token-data.ts';

export interface Instruction {
  program: string;
  accounts: string[];
  data: Uint8Array;
}

/** An instruction in the node's `jsonParsed` form. */
export interface ParsedInstruction {
  program: string;
  parsed: unknown;
}

type Info = Record<string, unknown>;
type Renames = Record<string, string>;

// The generated decoders and the node name some fields differently.
const SYSTEM_NAMES: Renames = { payer: 'source', programAddress: 'owner' };
const SYSTEM_TRANSFER_NAMES: Renames = { amount: 'lamports' };
const TOKEN_NAMES: Renames = { token: 'account', rent: 'rentSysvar' };
const ASSOCIATED_NAMES: Renames = { payer: 'source', ata: 'account', owner: 'wallet' };

function toJson(value: unknown): unknown {
  if (isOption(value)) return unwrapOption(value);
  return value;
}

function toCamelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function toAddresses(accounts: object): Info {
  const named = Object.entries(accounts) as [string, { address: string } | undefined][];
  return Object.fromEntries(named.flatMap(([name, account]) => (account ? [[name, account.address]] : [])));
}

function renameFields(info: Info, names: Renames): Info {
  return Object.fromEntries(Object.entries(info).map(([name, value]) => [names[name] ?? name, value]));
}

function buildInfo(parsed: { accounts?: object; data: object }, names: Renames): Info {
  const { discriminator: _, ...data } = parsed.data as Info;
  const values = Object.entries(data).map(([name, value]) => [name, toJson(value)]);
  return renameFields({ ...toAddresses(parsed.accounts ?? {}), ...Object.fromEntries(values) }, names);
}

function toNativeInstruction({ program, accounts, data }: Instruction) {
  const metas = accounts.map((address) => ({ address: address as Address, role: AccountRole.READONLY }));
  return { programAddress: program as Address, accounts: metas, data };
}

function parseSystem(instruction: Instruction): ParsedInstruction {
  const parsed = parseSystemInstruction({
    ...toNativeInstruction(instruction),
    programAddress: SYSTEM_PROGRAM_ADDRESS,
  });
  const isTransfer = parsed.instructionType === SystemInstruction.TransferSol;
  const type = isTransfer ? 'transfer' : toCamelCase(SystemInstruction[parsed.instructionType]);
  return {
    program: 'system',
    parsed: { type, info: buildInfo(parsed, isTransfer ? SYSTEM_TRANSFER_NAMES : SYSTEM_NAMES) },
  };
}

/** The checked forms show the amount with its decimals, the others as a digit string. */
function buildTokenInfo(info: Info, isChecked: boolean): Info {
  const { amount, decimals, ...rest } = info;
  if (typeof amount !== 'bigint') return info;
  if (isChecked) return { ...rest, tokenAmount: toUiTokenAmount(amount, Number(decimals)) };
  return { ...rest, amount: amount.toString() };
}

function parseToken(instruction: Instruction): ParsedInstruction {
  const parsed = parseTokenInstruction(toNativeInstruction(instruction));
  const type = toCamelCase(TokenInstruction[parsed.instructionType]);
  const info = buildTokenInfo(buildInfo(parsed as { data: object }, TOKEN_NAMES), type.endsWith('Checked'));
  const program = instruction.program === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022';
  return { program, parsed: { type, info } };
}

function parseAssociated(instruction: Instruction): ParsedInstruction {
  // The oldest form of the create instruction has no data at all.
  const data = instruction.data.length === 0 ? new Uint8Array([0]) : instruction.data;
  const parsed = parseAssociatedTokenInstruction(toNativeInstruction({ ...instruction, data }));
  const kind = AssociatedTokenInstruction[parsed.instructionType];
  const type = toCamelCase(kind.replace('AssociatedToken', ''));
  return {
    program: 'spl-associated-token-account',
    parsed: { type, info: buildInfo(parsed, ASSOCIATED_NAMES) },
  };
}

function findParser(program: string): ((instruction: Instruction) => ParsedInstruction) | null {
  if (program === SYSTEM_PROGRAM_ADDRESS) return parseSystem;
  if (program === ASSOCIATED_TOKEN_PROGRAM_ADDRESS) return parseAssociated;
  if (isTokenProgram(program)) return parseToken;
  if (isMemoProgram(program)) {
    return ({ data }) => ({ program: 'spl-memo', parsed: Buffer.from(data).toString('utf8') });
  }
  return null;
}

/** Null if a program or instruction has no parsed form; the caller then shows it raw. */
export function parseInstruction(instruction: Instruction): ParsedInstruction | null {
  const parse = findParser(instruction.program);
  try {
    return parse ? parse(instruction) : null;
  } catch {
    return null;
  }
}

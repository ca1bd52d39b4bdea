import { TOKEN_PROGRAM_ID } from '@solana/spl-token';
import { ComputeBudgetProgram, PublicKey, type VersionedMessage } from '@solana/web3.js';
import { TransferRefusedError } from '../errors.ts';
import { MEMO_PROGRAM } from './memo-program.ts';
import { deriveTokenAccount } from './token-account.ts';

/** The expected amount, payer and recipient. */
export interface SettlementRules {
  treasury: PublicKey;
  mint: PublicKey;
  maxComputeUnits: number;
  maxPriorityFeeMicroLamports: number;
}

interface Instruction {
  kind: InstructionKind;
  accounts: PublicKey[];
  data: Buffer;
}

/** The instructions of an x402 `exact` payment, with their minimum and maximum count. */
const INSTRUCTION_COUNTS = {
  SetComputeUnitLimit: [1, 1],
  SetComputeUnitPrice: [1, 1],
  TransferChecked: [1, 1],
  /** Makes equal payments distinct and carries payment locks. */
  Memo: [0, 1],
  /** Guard instructions that wallets add: Solflare up to two, Phantom up to three. */
  Lighthouse: [0, 3],
} as const;
type InstructionKind = keyof typeof INSTRUCTION_COUNTS;

const LIGHTHOUSE = new PublicKey('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95');
/** Identified by the first byte and the length of their data. */
const INSTRUCTION_CODES: readonly [InstructionKind, PublicKey, number, number][] = [
  ['SetComputeUnitLimit', ComputeBudgetProgram.programId, 2, 5],
  ['SetComputeUnitPrice', ComputeBudgetProgram.programId, 3, 9],
  ['TransferChecked', TOKEN_PROGRAM_ID, 12, 10],
];
/** The payer's and ours. Each additional signature adds a full base fee. */
const REQUIRED_SIGNATURES = 2;

/**
 * Throws unless the transaction is only a payment to the treasury with a bounded fee, in which the treasury is
 * nothing but the fee payer. Execution stops at the requested compute units, so they bound the fee.
 */
export function assertPlainPayment(message: VersionedMessage, rules: SettlementRules): void {
  const { header, staticAccountKeys: keys, addressTableLookups } = message;
  if (addressTableLookups.length > 0) rejectSettlement('It uses address lookup tables');
  if (header.numRequiredSignatures !== REQUIRED_SIGNATURES)
    rejectSettlement(`It needs signatures other than the payer's and ours`);
  const [feePayer, payer, ...others] = keys;
  if (!feePayer?.equals(rules.treasury)) rejectSettlement('The treasury is not its fee payer');
  const instructions = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    kind: classifyInstruction(keys[programIdIndex], data),
    accounts: accountKeyIndexes.map((index) => keys[index] as PublicKey),
    data: Buffer.from(data),
  }));
  const named = [payer, ...others, ...instructions.flatMap(({ accounts }) => accounts)];
  if (named.some((key) => key?.equals(rules.treasury))) rejectSettlement('The treasury may only pay its fee');
  assertInstructionCounts(instructions);
  assertFeeWithinLimits(instructions, rules);
  assertTransferToTreasury(instructions, payer as PublicKey, rules);
}

function classifyInstruction(program: PublicKey | undefined, data: Uint8Array): InstructionKind {
  if (program?.equals(MEMO_PROGRAM)) return 'Memo';
  if (program?.equals(LIGHTHOUSE)) return 'Lighthouse';
  const found = INSTRUCTION_CODES.find(
    ([, of, code, length]) => program?.equals(of) && data[0] === code && data.length === length,
  );
  return (
    found?.[0] ??
    rejectSettlement(`It has an instruction of ${program?.toBase58()}, which no x402 payment needs`)
  );
}

function assertInstructionCounts(instructions: readonly Instruction[]): void {
  for (const [kind, [least, most]] of Object.entries(INSTRUCTION_COUNTS)) {
    const count = instructions.filter((one) => one.kind === kind).length;
    if (count < least || count > most) rejectSettlement(`It has ${count} ${kind} instructions`);
  }
}

function assertFeeWithinLimits(instructions: readonly Instruction[], rules: SettlementRules): void {
  const { maxComputeUnits, maxPriorityFeeMicroLamports } = rules;
  const units = getInstruction(instructions, 'SetComputeUnitLimit').data.readUInt32LE(1);
  if (units > maxComputeUnits) {
    rejectSettlement(`It requests ${units} compute units, and the maximum is ${maxComputeUnits}`);
  }
  const price = getInstruction(instructions, 'SetComputeUnitPrice').data.readBigUInt64LE(1);
  if (price > BigInt(maxPriorityFeeMicroLamports)) {
    rejectSettlement(
      `It offers ${price} micro-lamports per compute unit, and the maximum is ${maxPriorityFeeMicroLamports}`,
    );
  }
}

/** Requires the payer's associated token account, so that the owner of the money is unambiguous. */
function assertTransferToTreasury(
  instructions: readonly Instruction[],
  payer: PublicKey,
  { treasury, mint }: SettlementRules,
): void {
  const { accounts } = getInstruction(instructions, 'TransferChecked');
  const accountOf = (owner: PublicKey) => deriveTokenAccount(mint, owner);
  const expected = [accountOf(payer), mint, accountOf(treasury), payer];
  const isExact = expected.every((key, index) => accounts[index]?.equals(key));
  if (accounts.length !== expected.length || !isExact) {
    rejectSettlement(`It does not move USDC from the associated account of its signer into ours`);
  }
}

function getInstruction(instructions: readonly Instruction[], kind: InstructionKind): Instruction {
  return instructions.find((one) => one.kind === kind) ?? rejectSettlement(`It has no ${kind} instruction`);
}

function rejectSettlement(reason: string): never {
  throw new TransferRefusedError(`${reason}.`);
}

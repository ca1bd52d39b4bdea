import { getAssociatedTokenAddressSync, TOKEN_PROGRAM_ID } from '@solana/spl-token';
import { ComputeBudgetProgram, PublicKey, type VersionedMessage } from '@solana/web3.js';
import { TransferRefusedError } from '../errors.ts';
import { MEMO_PROGRAM } from './memo-program.ts';

/** What is paid for, and by and to whom. */
export interface SettlementRules {
  treasury: PublicKey;
  mint: PublicKey;
  maxComputeUnits: number;
  maxPriorityFeeMicroLamports: number;
}

interface Instruction {
  kind: Kind;
  accounts: PublicKey[];
  data: Buffer;
}

/** What a payment of x402's exact scheme consists of: each kind of instruction, at least and at most so many times. */
const COUNTS = {
  SetComputeUnitLimit: [1, 1],
  SetComputeUnitPrice: [1, 1],
  TransferChecked: [1, 1],
  /** Clients make equal payments different by it, and payers lock payments with it. */
  Memo: [0, 1],
  /** What wallets add to protect their owners: Solflare up to two, Phantom up to three. */
  Lighthouse: [0, 3],
} as const;
type Kind = keyof typeof COUNTS;

const LIGHTHOUSE = new PublicKey('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95');
/** Told apart by the first byte and the length of their data. */
const CODED: readonly [Kind, PublicKey, number, number][] = [
  ['SetComputeUnitLimit', ComputeBudgetProgram.programId, 2, 5],
  ['SetComputeUnitPrice', ComputeBudgetProgram.programId, 3, 9],
  ['TransferChecked', TOKEN_PROGRAM_ID, 12, 10],
];
/** The payer's and ours. Each one more costs as much as the transaction. */
const SIGNATURES = 2;

/**
 * Throws unless the transaction is a payment to the treasury and nothing else, whose fee is bounded, and in which the
 * treasury has no part but to pay that fee. It would run out of the units that it asks for, so those are the bound.
 */
export function expectBarePayment(message: VersionedMessage, rules: SettlementRules): void {
  const { header, staticAccountKeys: keys, addressTableLookups } = message;
  if (addressTableLookups.length > 0) refuse('It uses address lookup tables');
  if (header.numRequiredSignatures !== SIGNATURES)
    refuse(`It needs other signatures than the payer's and ours`);
  const [feePayer, payer, ...others] = keys;
  if (!feePayer?.equals(rules.treasury)) refuse('Its fee is not ours to pay');
  const instructions = message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
    kind: kindOf(keys[programIdIndex], data),
    accounts: accountKeyIndexes.map((index) => keys[index] as PublicKey),
    data: Buffer.from(data),
  }));
  const named = [payer, ...others, ...instructions.flatMap(({ accounts }) => accounts)];
  if (named.some((key) => key?.equals(rules.treasury))) refuse('The treasury may only pay its fee');
  expectCounts(instructions);
  expectBoundedFee(instructions, rules);
  expectTransfer(instructions, payer as PublicKey, rules);
}

function kindOf(program: PublicKey | undefined, data: Uint8Array): Kind {
  if (program?.equals(MEMO_PROGRAM)) return 'Memo';
  if (program?.equals(LIGHTHOUSE)) return 'Lighthouse';
  const found = CODED.find(
    ([, of, code, length]) => program?.equals(of) && data[0] === code && data.length === length,
  );
  return found?.[0] ?? refuse(`It holds an instruction of ${program?.toBase58()} that no x402 payment needs`);
}

function expectCounts(instructions: readonly Instruction[]): void {
  for (const [kind, [least, most]] of Object.entries(COUNTS)) {
    const count = instructions.filter((one) => one.kind === kind).length;
    if (count < least || count > most) refuse(`It holds ${count} ${kind} instructions`);
  }
}

function expectBoundedFee(instructions: readonly Instruction[], rules: SettlementRules): void {
  const { maxComputeUnits, maxPriorityFeeMicroLamports } = rules;
  const units = find(instructions, 'SetComputeUnitLimit').data.readUInt32LE(1);
  if (units > maxComputeUnits) {
    refuse(`It asks for ${units} compute units, and we pay for ${maxComputeUnits} at most`);
  }
  const price = find(instructions, 'SetComputeUnitPrice').data.readBigUInt64LE(1);
  if (price > BigInt(maxPriorityFeeMicroLamports)) {
    refuse(`It offers ${price} micro-lamports a unit, and we pay ${maxPriorityFeeMicroLamports} at most`);
  }
}

/** From the account that follows from the payer's address, so that there is no doubt about whose money it is. */
function expectTransfer(
  instructions: readonly Instruction[],
  payer: PublicKey,
  { treasury, mint }: SettlementRules,
): void {
  const { accounts } = find(instructions, 'TransferChecked');
  const accountOf = (owner: PublicKey) => getAssociatedTokenAddressSync(mint, owner, true);
  const expected = [accountOf(payer), mint, accountOf(treasury), payer];
  const isExact = expected.every((key, index) => accounts[index]?.equals(key));
  if (accounts.length !== expected.length || !isExact) {
    refuse(`It does not move USDC from the associated account of its signer into ours`);
  }
}

function find(instructions: readonly Instruction[], kind: Kind): Instruction {
  return instructions.find((one) => one.kind === kind) ?? refuse(`It holds no ${kind} instruction`);
}

function refuse(reason: string): never {
  throw new TransferRefusedError(`${reason}.`);
}

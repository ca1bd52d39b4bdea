import { AuthorityType, TOKEN_PROGRAM_ID, TokenInstruction } from '@solana/spl-token';
import { PublicKey } from '@solana/web3.js';
import type { Instruction, LandedTransaction } from './transaction.ts';

/** Tokens that an instruction moved between token accounts. */
export interface TokenTransfer {
  from: string;
  to: string;
  /** The owner of the source account at that moment. The transfer's authority may be a delegate or a multisig. */
  fromOwner: string;
  amount: bigint;
}

const TOKEN_PROGRAM = TOKEN_PROGRAM_ID.toBase58();
const BATCH_INSTRUCTION = 255;
const AMOUNT_END = 9;
/** Authority type, whether there is a new one, and its address. */
const NEW_OWNER_AT = 3;

/**
 * All transfers of a transaction, in order. An account can be opened, reassigned and closed within it, so owners are
 * tracked from instruction to instruction.
 */
export function parseTokenTransfers({ instructions, before }: LandedTransaction): TokenTransfer[] {
  const owners = new Map(before.map(({ account, owner }) => [account, owner]));
  return instructions
    .filter(({ program }) => program === TOKEN_PROGRAM)
    .flatMap(unpackBatch)
    .flatMap((instruction) => {
      const handed = parseOwnerChange(instruction);
      if (handed) owners.set(handed.account, handed.owner);
      const moved = parseTransfer(instruction);
      return moved ? [{ ...moved, fromOwner: owners.get(moved.from) ?? '' }] : [];
    });
}

/** Unpacks a token program batch: for each instruction, its accounts, their number and its data. */
function unpackBatch(instruction: Instruction): Instruction[] {
  const { program, accounts, data } = instruction;
  if (data[0] !== BATCH_INSTRUCTION) return [instruction];
  const unpacked: Instruction[] = [];
  for (let at = 1, first = 0; at + 1 < data.length; ) {
    const [count = 0, length = 0] = data.slice(at, at + 2);
    const start = at + 2;
    unpacked.push({
      program,
      accounts: accounts.slice(first, first + count),
      data: data.slice(start, start + length),
    });
    at = start + length;
    first += count;
  }
  return unpacked;
}

function parseTransfer({ accounts, data }: Instruction) {
  if (data.length < AMOUNT_END) return undefined;
  const amount = Buffer.from(data).readBigUInt64LE(1);
  const [from = '', second = '', third = ''] = accounts;
  if (data[0] === TokenInstruction.Transfer) return { from, to: second, amount };
  if (data[0] === TokenInstruction.TransferChecked) return { from, to: third, amount };
  return undefined;
}

/** The new owner of an account, if an instruction sets one. */
function parseOwnerChange({ accounts, data }: Instruction): { account: string; owner: string } | undefined {
  const [account = '', , named = ''] = accounts;
  const written = (at: number) => ({ account, owner: new PublicKey(data.slice(at, at + 32)).toBase58() });
  switch (data[0]) {
    case TokenInstruction.InitializeAccount:
      return { account, owner: named };
    case TokenInstruction.InitializeAccount2:
    case TokenInstruction.InitializeAccount3:
      return written(1);
    case TokenInstruction.SetAuthority:
      return data[1] === AuthorityType.AccountOwner ? written(NEW_OWNER_AT) : undefined;
    default:
      return undefined;
  }
}

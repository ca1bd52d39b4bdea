import { base58 } from '@scure/base';

/** An account that an instruction uses. */
interface AccountUse {
  address: string;
  signs?: boolean;
  writes?: boolean;
}

export interface Instruction {
  program: string;
  accounts: readonly AccountUse[];
  data: Uint8Array;
}

/** A transaction that is not signed yet. */
export interface Unsigned {
  message: Uint8Array;
  /** In the order of their signatures. */
  signers: string[];
}

const VERSION_0 = 0x80;
const SIGNATURE_BYTES = 64;

/** The message of a transaction, in version 0 and without lookup tables. */
export function messageOf(
  feePayer: string,
  blockhash: string,
  instructions: readonly Instruction[],
): Unsigned {
  const accounts = ordered(feePayer, instructions);
  const at = (address: string) => accounts.findIndex((one) => one.address === address);
  const signing = accounts.filter(({ signs }) => signs);
  const message = bytes([
    VERSION_0,
    signing.length,
    signing.filter(({ writes }) => !writes).length,
    accounts.filter(({ signs, writes }) => !signs && !writes).length,
    ...list(accounts.map(({ address }) => base58.decode(address))),
    base58.decode(blockhash),
    ...list(
      instructions.map(({ program, accounts: used, data }) =>
        bytes([at(program), ...list(used.map(({ address }) => at(address))), data.length, data]),
      ),
    ),
    0,
  ]);
  return { message, signers: signing.map(({ address }) => address) };
}

/** The transaction as it is sent, with zeros where a signature is still to come. */
export function transactionOf(
  { message, signers }: Unsigned,
  signatures: Record<string, Uint8Array>,
): Uint8Array {
  const all = signers.map((address) => signatures[address] ?? new Uint8Array(SIGNATURE_BYTES));
  return bytes([...list(all), message]);
}

/** The signature by which a transaction goes: its first. */
export function signatureOf(transaction: Uint8Array): string {
  return base58.encode(transaction.slice(1, 1 + SIGNATURE_BYTES));
}

/** Who pays the fee comes first, then who signs, and who is written to before who is read. */
function ordered(feePayer: string, instructions: readonly Instruction[]): Required<AccountUse>[] {
  const found = new Map<string, Required<AccountUse>>();
  const uses: AccountUse[] = [
    { address: feePayer, signs: true, writes: true },
    ...instructions.flatMap(({ accounts }) => accounts),
    ...instructions.map(({ program }) => ({ address: program })),
  ];
  for (const { address, signs = false, writes = false } of uses) {
    const known = found.get(address);
    found.set(address, { address, signs: signs || !!known?.signs, writes: writes || !!known?.writes });
  }
  const rank = ({ signs, writes }: Required<AccountUse>) => (signs ? 0 : 2) + (writes ? 0 : 1);
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

/** None of ours has 128 or more, from where a length takes two bytes. */
const list = (parts: (number | Uint8Array)[]) => [parts.length, ...parts];

function bytes(parts: (number | Uint8Array)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])));
}

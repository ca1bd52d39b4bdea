import { base58 } from '@scure/base';

/** An account of an instruction. */
interface AccountMeta {
  address: string;
  isSigner?: boolean;
  isWritable?: boolean;
}

export interface Instruction {
  program: string;
  accounts: readonly AccountMeta[];
  data: Uint8Array;
}

/** An unsigned transaction. */
export interface UnsignedTransaction {
  message: Uint8Array;
  /** In the order of their signatures. */
  signers: string[];
}

const VERSION_0 = 0x80;
const SIGNATURE_BYTES = 64;

/** The message of a transaction, in version 0 and without lookup tables. */
export function buildTransaction(
  feePayer: string,
  blockhash: string,
  instructions: readonly Instruction[],
): UnsignedTransaction {
  const accounts = orderAccounts(feePayer, instructions);
  const indexOf = (address: string) => accounts.findIndex((one) => one.address === address);
  const signing = accounts.filter(({ isSigner }) => isSigner);
  const message = concatBytes([
    VERSION_0,
    signing.length,
    signing.filter(({ isWritable }) => !isWritable).length,
    accounts.filter(({ isSigner, isWritable }) => !isSigner && !isWritable).length,
    ...encodeList(accounts.map(({ address }) => base58.decode(address))),
    base58.decode(blockhash),
    ...encodeList(
      instructions.map(({ program, accounts: used, data }) =>
        concatBytes([
          indexOf(program),
          ...encodeList(used.map(({ address }) => indexOf(address))),
          data.length,
          data,
        ]),
      ),
    ),
    0,
  ]);
  return { message, signers: signing.map(({ address }) => address) };
}

/** The serialized transaction, with zeros for missing signatures. */
export function attachSignatures(
  { message, signers }: UnsignedTransaction,
  signatures: Record<string, Uint8Array>,
): Uint8Array {
  const all = signers.map((address) => signatures[address] ?? new Uint8Array(SIGNATURE_BYTES));
  return concatBytes([...encodeList(all), message]);
}

/** The signature that identifies a transaction: its first. */
export function getSignature(transaction: Uint8Array): string {
  return base58.encode(transaction.slice(1, 1 + SIGNATURE_BYTES));
}

/** Fee payer first, then signers; writable accounts before read-only ones. */
function orderAccounts(feePayer: string, instructions: readonly Instruction[]): Required<AccountMeta>[] {
  const found = new Map<string, Required<AccountMeta>>();
  const uses: AccountMeta[] = [
    { address: feePayer, isSigner: true, isWritable: true },
    ...instructions.flatMap(({ accounts }) => accounts),
    ...instructions.map(({ program }) => ({ address: program })),
  ];
  for (const { address, isSigner = false, isWritable = false } of uses) {
    const known = found.get(address);
    found.set(address, {
      address,
      isSigner: isSigner || !!known?.isSigner,
      isWritable: isWritable || !!known?.isWritable,
    });
  }
  const rank = ({ isSigner, isWritable }: Required<AccountMeta>) => (isSigner ? 0 : 2) + (isWritable ? 0 : 1);
  return [...found.values()].sort((one, other) => rank(one) - rank(other));
}

/** Ours are below 128, from which a length takes two bytes. */
const encodeList = (parts: (number | Uint8Array)[]) => [parts.length, ...parts];

function concatBytes(parts: (number | Uint8Array)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part])));
}

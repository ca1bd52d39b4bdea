import { AddressLookupTableAccount, AddressLookupTableProgram } from '@solana/web3.js';
import type { Account } from '../runtime/virtual-machine.ts';
import type { Message } from '../runtime/wire-transaction.ts';
import type { LoadedAddresses } from './record.ts';

const LOOKUP_TABLE_PROGRAM = AddressLookupTableProgram.programId.toBase58();

type ReadAccount = (address: string) => Account | null;

function resolveLookups(table: string, indexes: number[], read: ReadAccount): string[] {
  const account = read(table);
  if (account?.programAddress !== LOOKUP_TABLE_PROGRAM) return [];
  const { addresses } = AddressLookupTableAccount.deserialize(Uint8Array.from(account.data));
  return indexes.flatMap((index) => addresses[index]?.toBase58() ?? []);
}

function loadAddresses(message: Message, read: ReadAccount): LoadedAddresses {
  const lookups = message.addressTableLookups;
  return {
    writable: lookups.flatMap(({ accountKey, writableIndexes }) =>
      resolveLookups(accountKey.toBase58(), writableIndexes, read),
    ),
    readonly: lookups.flatMap(({ accountKey, readonlyIndexes }) =>
      resolveLookups(accountKey.toBase58(), readonlyIndexes, read),
    ),
  };
}

/** Every account of a message. Failed lookups are omitted: the runtime will reject the transaction. */
export function resolveAccountKeys(
  message: Message,
  read: ReadAccount,
): { keys: string[]; loaded: LoadedAddresses } {
  const loaded = loadAddresses(message, read);
  const own = message.staticAccountKeys.map((key) => key.toBase58());
  return { keys: [...own, ...loaded.writable, ...loaded.readonly], loaded };
}

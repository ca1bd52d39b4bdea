import { SlotClock } from '../runtime/slots.ts';
import { type Account, VirtualMachine } from '../runtime/virtual-machine.ts';
import { Bank } from './bank.ts';
import { Finality, type FinalityDelays } from './finality.ts';
import { createGenesis, writeGenesisAccounts } from './genesis.ts';
import { History } from './history.ts';
import {
  decodeAccount,
  GENESIS_VERSION,
  type Genesis,
  type Journal,
  type JournalEntry,
  memoryJournal,
  openJournal,
} from './journal.ts';
import { TokenOwners } from './token-owners.ts';

export interface BankOptions extends FinalityDelays {
  dataDir: string | undefined;
  slotMs: number;
  onLog: (line: string) => void;
}

function loadOrCreateGenesis(entries: JournalEntry[], journal: Journal, slotMs: number): Genesis {
  const first = entries[0];
  if (first?.kind === 'genesis') {
    if (first.version === GENESIS_VERSION) return first;
    throw new Error(
      'The Solana ledger was written by another version of the sandbox: empty the data folder with npm start -- --fresh.',
    );
  }
  const genesis = createGenesis(slotMs);
  journal.append({ kind: 'genesis', ...genesis });
  return genesis;
}

/** Only the last state of each account counts; programs are loaded after their data. */
function restoreAccounts(machine: VirtualMachine, tokenOwners: TokenOwners, entries: JournalEntry[]): void {
  const accounts = new Map<string, Account | null>();
  for (const entry of entries) {
    if (entry.kind !== 'transaction') continue;
    for (const stored of entry.accounts) accounts.set(stored.address, decodeAccount(stored));
  }
  const ordered = [...accounts].sort(
    ([, a], [, b]) => Number(a?.executable ?? 0) - Number(b?.executable ?? 0),
  );
  for (const [address, account] of ordered) {
    machine.setAccount(address, account);
    tokenOwners.record(account);
  }
}

function restoreSlotClock(genesis: Genesis, entries: JournalEntry[]): SlotClock {
  const shifts = entries.filter((entry) => entry.kind === 'time');
  const reached = entries.reduce(
    (slot, entry) => (entry.kind === 'transaction' ? entry.record.slot : slot),
    1,
  );
  return new SlotClock({ ...genesis, shifts, reached });
}

/** A new chain, or the stored one with everything in it final. */
export function openBank({ dataDir, slotMs, onLog, ...delays }: BankOptions): Bank {
  const { journal, entries } =
    dataDir === undefined ? { journal: memoryJournal, entries: [] } : openJournal(dataDir, onLog);
  const genesis = loadOrCreateGenesis(entries, journal, slotMs);
  const machine = new VirtualMachine();
  const tokenOwners = new TokenOwners();
  writeGenesisAccounts(machine);
  restoreAccounts(machine, tokenOwners, entries);
  const history = new History();
  for (const entry of entries) if (entry.kind === 'transaction') history.add(entry.record);
  const slots = restoreSlotClock(genesis, entries);
  return new Bank({ genesis, machine, slots, history, finality: new Finality(delays), tokenOwners, journal });
}

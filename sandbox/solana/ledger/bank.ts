import { Blockhashes, MAX_BLOCKHASH_AGE } from '../runtime/blockhashes.ts';
import type { SlotClock } from '../runtime/slots.ts';
import type { TransactionError } from '../runtime/transaction-error.ts';
import type { Account, Execution, Simulation, VirtualMachine } from '../runtime/virtual-machine.ts';
import type { WireTransaction } from '../runtime/wire-transaction.ts';
import { accountKeysOf } from './account-keys.ts';
import type { Accounts, Finality } from './finality.ts';
import type { History } from './history.ts';
import { type Genesis, type Journal, storeAccount } from './journal.ts';
import { decimalsIn, memoOf, metaOf } from './meta.ts';
import type { Commitment, LoadedAddresses, TransactionRecord } from './record.ts';
import { readToken } from './token-data.ts';
import type { TokenOwners } from './token-owners.ts';

export interface BankParts {
  genesis: Genesis;
  machine: VirtualMachine;
  slots: SlotClock;
  history: History;
  finality: Finality;
  tokenOwners: TokenOwners;
  journal: Journal;
}

export type Outcome = { record: TransactionRecord } | { refused: TransactionError };

/** The chain itself: takes transactions, runs them, keeps what happened, and shows state at each commitment. */
export class Bank {
  readonly genesis: Genesis;
  readonly slots: SlotClock;
  readonly history: History;
  readonly finality: Finality;
  readonly blockhashes: Blockhashes;
  readonly #machine: VirtualMachine;
  readonly #tokenOwners: TokenOwners;
  readonly #journal: Journal;
  #machineSlot = 0;

  constructor(parts: BankParts) {
    this.genesis = parts.genesis;
    this.slots = parts.slots;
    this.history = parts.history;
    this.finality = parts.finality;
    this.blockhashes = new Blockhashes(parts.genesis.genesisHash);
    this.#machine = parts.machine;
    this.#tokenOwners = parts.tokenOwners;
    this.#journal = parts.journal;
  }

  slotAt(commitment: Commitment): number {
    return this.finality.slotAt(commitment, this.slots.slot);
  }

  latestBlockhash(): { blockhash: string; lastValidBlockHeight: number } {
    const { slot } = this.slots;
    return { blockhash: this.blockhashes.at(slot), lastValidBlockHeight: slot + MAX_BLOCKHASH_AGE };
  }

  isBlockhashValid(blockhash: string): boolean {
    return this.blockhashes.slotOf(blockhash, this.slots.slot) !== undefined;
  }

  rentExemption(space: number): bigint {
    return this.#machine.rentExemption(space);
  }

  account(address: string, commitment: Commitment): Account | null {
    const earlier = this.finality.overlay(commitment).get(address);
    return earlier === undefined ? this.#machine.account(address) : earlier;
  }

  programAccounts(program: string, commitment: Commitment): Account[] {
    const overlay = this.finality.overlay(commitment);
    const unchanged = this.#machine.programAccounts(program).filter(({ address }) => !overlay.has(address));
    const earlier = [...overlay.values()].filter((account) => account?.programAddress === program);
    return [...unchanged, ...earlier.filter((account) => account !== null)];
  }

  tokenAccountsOf(owner: string, commitment: Commitment): Account[] {
    return this.#tokenOwners
      .accountsOf(owner)
      .map((address) => this.account(address, commitment))
      .filter((account) => account !== null)
      .filter((account) => readToken(account)?.owner === owner);
  }

  keysOf(transaction: WireTransaction): { keys: string[]; loaded: LoadedAddresses } {
    return accountKeysOf(transaction.message, (address) => this.#machine.account(address));
  }

  /** Why the chain would not take the transaction at all. */
  refusal(transaction: WireTransaction): TransactionError | null {
    if (!this.isBlockhashValid(transaction.message.recentBlockhash)) return 'BlockhashNotFound';
    return this.history.find(transaction.signature) ? 'AlreadyProcessed' : null;
  }

  simulate(transaction: WireTransaction): Simulation {
    this.#enterSlot();
    return this.#machine.simulate(transaction.native);
  }

  /** Runs a transaction whose signatures are good. One that fails but pays its fee is on the chain too. */
  submit(transaction: WireTransaction): Outcome {
    const refused = this.refusal(transaction);
    if (refused) return { refused };
    const slot = this.#enterSlot();
    const { keys, loaded } = this.keysOf(transaction);
    const writable = keys.filter((_, index) => transaction.message.isAccountWritable(index));
    const before = this.#read(keys);
    const execution = this.#machine.execute(transaction.native);
    const after = new Map([...before, ...this.#read(writable)]);
    const changed = writable.filter((key) => !sameAccount(before.get(key) ?? null, after.get(key) ?? null));
    if (execution.err !== null && changed.length === 0) return { refused: execution.err };
    const record = this.#recordOf(transaction, slot, execution, { keys, loaded, before, after, changed });
    this.#keep(record, before, after);
    return { record };
  }

  advanceTime(seconds: number): void {
    const shift = this.slots.nextShift(seconds);
    this.#journal.append({ kind: 'time', ...shift });
    this.slots.apply(shift);
  }

  close(): void {
    this.finality.close();
    this.#journal.close();
  }

  #recordOf(
    transaction: WireTransaction,
    slot: number,
    execution: Execution,
    effects: {
      keys: string[];
      loaded: LoadedAddresses;
      before: Accounts;
      after: Accounts;
      changed: string[];
    },
  ): TransactionRecord {
    const decimalsOf = (mint: string) => decimalsIn(this.#machine.account(mint));
    return {
      signature: transaction.signature,
      slot,
      blockTime: this.slots.unixTime(slot),
      wire: Buffer.from(transaction.bytes).toString('base64'),
      keys: effects.keys,
      changed: effects.changed,
      memo: memoOf(transaction),
      meta: metaOf(execution, { ...effects, decimalsOf }),
    };
  }

  #keep(record: TransactionRecord, before: Accounts, after: Accounts): void {
    const changedBefore: Accounts = new Map(record.changed.map((key) => [key, before.get(key) ?? null]));
    const accounts = record.changed.map((key) => storeAccount(key, after.get(key) ?? null));
    try {
      this.#journal.append({ kind: 'transaction', record, accounts });
    } catch (error) {
      for (const [address, account] of changedBefore) this.#machine.setAccount(address, account);
      throw error;
    }
    for (const key of record.changed) this.#tokenOwners.note(after.get(key) ?? null);
    this.history.add(record);
    this.finality.add(record, changedBefore);
  }

  #read(keys: string[]): Accounts {
    return new Map(keys.map((key) => [key, this.#machine.account(key)]));
  }

  #enterSlot(): number {
    const { slot } = this.slots;
    if (slot !== this.#machineSlot) {
      this.#machine.setSlot(slot, this.slots.unixTime(slot), this.blockhashes.recent(slot));
      this.#machineSlot = slot;
    }
    return slot;
  }
}

function sameAccount(a: Account | null, b: Account | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.lamports === b.lamports &&
    a.programAddress === b.programAddress &&
    a.executable === b.executable &&
    Buffer.from(a.data).equals(Buffer.from(b.data))
  );
}

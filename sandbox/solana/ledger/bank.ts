import { Blockhashes, MAX_BLOCKHASH_AGE } from '../runtime/blockhashes.ts';
import type { SlotClock } from '../runtime/slots.ts';
import type { TransactionError } from '../runtime/transaction-error.ts';
import type { Account, Execution, Simulation, VirtualMachine } from '../runtime/virtual-machine.ts';
import type { WireTransaction } from '../runtime/wire-transaction.ts';
import { resolveAccountKeys } from './account-keys.ts';
import type { Accounts, Finality } from './finality.ts';
import type { History } from './history.ts';
import { encodeAccount, type Genesis, type Journal } from './journal.ts';
import { buildMeta, readDecimals, readMemo } from './meta.ts';
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

export type SubmitResult = { record: TransactionRecord } | { refused: TransactionError };

/** The chain itself: executes transactions, stores the history, and shows state at each commitment. */
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

  getSlot(commitment: Commitment): number {
    return this.finality.getSlot(commitment, this.slots.slot);
  }

  getLatestBlockhash(): { blockhash: string; lastValidBlockHeight: number } {
    const { slot } = this.slots;
    return { blockhash: this.blockhashes.getHash(slot), lastValidBlockHeight: slot + MAX_BLOCKHASH_AGE };
  }

  isBlockhashValid(blockhash: string): boolean {
    return this.blockhashes.findSlot(blockhash, this.slots.slot) !== undefined;
  }

  getRentExemption(space: number): bigint {
    return this.#machine.getRentExemption(space);
  }

  getAccount(address: string, commitment: Commitment): Account | null {
    const earlier = this.finality.getUnfinalizedAccounts(commitment).get(address);
    return earlier === undefined ? this.#machine.getAccount(address) : earlier;
  }

  listProgramAccounts(program: string, commitment: Commitment): Account[] {
    const overlay = this.finality.getUnfinalizedAccounts(commitment);
    const unchanged = this.#machine
      .listProgramAccounts(program)
      .filter(({ address }) => !overlay.has(address));
    const earlier = [...overlay.values()].filter((account) => account?.programAddress === program);
    return [...unchanged, ...earlier.filter((account) => account !== null)];
  }

  listTokenAccounts(owner: string, commitment: Commitment): Account[] {
    return this.#tokenOwners
      .listAccounts(owner)
      .map((address) => this.getAccount(address, commitment))
      .filter((account) => account !== null)
      .filter((account) => readToken(account)?.owner === owner);
  }

  resolveKeys(transaction: WireTransaction): { keys: string[]; loaded: LoadedAddresses } {
    return resolveAccountKeys(transaction.message, (address) => this.#machine.getAccount(address));
  }

  /** Why the chain would reject the transaction. */
  findRejection(transaction: WireTransaction): TransactionError | null {
    if (!this.isBlockhashValid(transaction.message.recentBlockhash)) return 'BlockhashNotFound';
    return this.history.find(transaction.signature) ? 'AlreadyProcessed' : null;
  }

  simulate(transaction: WireTransaction): Simulation {
    this.#enterSlot();
    return this.#machine.simulate(transaction.native);
  }

  /** Executes a transaction with valid signatures. One that fails but pays its fee is on the chain too. */
  submit(transaction: WireTransaction): SubmitResult {
    const refused = this.findRejection(transaction);
    if (refused) return { refused };
    const slot = this.#enterSlot();
    const { keys, loaded } = this.resolveKeys(transaction);
    const writable = keys.filter((_, index) => transaction.message.isAccountWritable(index));
    const before = this.#readAccounts(keys);
    const execution = this.#machine.execute(transaction.native);
    const after = new Map([...before, ...this.#readAccounts(writable)]);
    const changed = writable.filter((key) => !isSameAccount(before.get(key) ?? null, after.get(key) ?? null));
    if (execution.err !== null && changed.length === 0) return { refused: execution.err };
    const record = this.#buildRecord(transaction, slot, execution, { keys, loaded, before, after, changed });
    this.#store(record, before, after);
    return { record };
  }

  advanceTime(seconds: number): void {
    const shift = this.slots.createShift(seconds);
    this.#journal.append({ kind: 'time', ...shift });
    this.slots.apply(shift);
  }

  close(): void {
    this.finality.close();
    this.#journal.close();
  }

  #buildRecord(
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
    const decimalsOf = (mint: string) => readDecimals(this.#machine.getAccount(mint));
    return {
      signature: transaction.signature,
      slot,
      blockTime: this.slots.getUnixTime(slot),
      wire: Buffer.from(transaction.bytes).toString('base64'),
      keys: effects.keys,
      changed: effects.changed,
      memo: readMemo(transaction),
      meta: buildMeta(execution, { ...effects, decimalsOf }),
    };
  }

  #store(record: TransactionRecord, before: Accounts, after: Accounts): void {
    const changedBefore: Accounts = new Map(record.changed.map((key) => [key, before.get(key) ?? null]));
    const accounts = record.changed.map((key) => encodeAccount(key, after.get(key) ?? null));
    try {
      this.#journal.append({ kind: 'transaction', record, accounts });
    } catch (error) {
      for (const [address, account] of changedBefore) this.#machine.setAccount(address, account);
      throw error;
    }
    for (const key of record.changed) this.#tokenOwners.record(after.get(key) ?? null);
    this.history.add(record);
    this.finality.add(record, changedBefore);
  }

  #readAccounts(keys: string[]): Accounts {
    return new Map(keys.map((key) => [key, this.#machine.getAccount(key)]));
  }

  #enterSlot(): number {
    const { slot } = this.slots;
    if (slot !== this.#machineSlot) {
      this.#machine.setSlot(slot, this.slots.getUnixTime(slot), this.blockhashes.listRecent(slot));
      this.#machineSlot = slot;
    }
    return slot;
  }
}

function isSameAccount(a: Account | null, b: Account | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.lamports === b.lamports &&
    a.programAddress === b.programAddress &&
    a.executable === b.executable &&
    Buffer.from(a.data).equals(Buffer.from(b.data))
  );
}

import { EventEmitter } from 'node:events';
import type { Account } from '../runtime/virtual-machine.ts';
import type { Commitment, TransactionRecord } from './record.ts';

export interface FinalityDelays {
  confirmAfterMs: number;
  finalizeAfterMs: number;
}

/** The accounts before a transaction; null for new ones. */
export type Accounts = Map<string, Account | null>;

interface Pending {
  record: TransactionRecord;
  before: Accounts;
  stage: Commitment;
}

const RANK: Record<Commitment, number> = { processed: 0, confirmed: 1, finalized: 2 };
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Moves transactions from processed to confirmed to finalized, in order. */
export class Finality extends EventEmitter<{ reached: [record: TransactionRecord, stage: Commitment] }> {
  readonly #delays: FinalityDelays;
  readonly #timers = new Set<NodeJS.Timeout>();
  #pending: Pending[] = [];
  #finalizedSlot = 0;

  constructor(delays: FinalityDelays) {
    super();
    this.setMaxListeners(0);
    this.#delays = delays;
  }

  add(record: TransactionRecord, before: Accounts): void {
    const pending: Pending = { record, before, stage: 'processed' };
    this.#pending.push(pending);
    this.emit('reached', record, 'processed');
    this.#schedule(Math.min(this.#delays.confirmAfterMs, this.#delays.finalizeAfterMs), () =>
      this.#promote(pending, 'confirmed'),
    );
    this.#schedule(this.#delays.finalizeAfterMs, () => this.#promote(pending, 'finalized'));
  }

  getCommitment(record: TransactionRecord): Commitment {
    return this.#pending.find((pending) => pending.record === record)?.stage ?? 'finalized';
  }

  hasReached(record: TransactionRecord, commitment: Commitment): boolean {
    return RANK[this.getCommitment(record)] >= RANK[commitment];
  }

  /** The newest slot at this commitment, given the chain's current slot. */
  getSlot(commitment: Commitment, slot: number): number {
    if (commitment === 'processed') return slot;
    const first = this.#listBelow(commitment)[0]?.record.slot ?? slot;
    return Math.max(this.#finalizedSlot, Math.min(first, slot) - 1);
  }

  /** The accounts whose state at this commitment differs from the current one. */
  getUnfinalizedAccounts(commitment: Commitment): Accounts {
    const accounts: Accounts = new Map();
    for (const { before } of this.#listBelow(commitment)) {
      for (const [address, account] of before) {
        if (!accounts.has(address)) accounts.set(address, account);
      }
    }
    return accounts;
  }

  finalizeAll(): void {
    const last = this.#pending.at(-1);
    if (last) this.#promote(last, 'finalized');
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.removeAllListeners();
  }

  #listBelow(commitment: Commitment): Pending[] {
    return this.#pending.filter(({ stage }) => RANK[stage] < RANK[commitment]);
  }

  /** A block cannot be final before its ancestors, so everything earlier is finalized too. */
  #promote(target: Pending, stage: Commitment): void {
    const upTo = this.#pending.indexOf(target) + 1;
    const risen = this.#pending.slice(0, upTo).filter((pending) => RANK[pending.stage] < RANK[stage]);
    for (const pending of risen) pending.stage = stage;
    if (stage === 'finalized') this.#drop(upTo);
    for (const { record } of risen) this.emit('reached', record, stage);
  }

  #drop(count: number): void {
    for (const { record } of this.#pending.slice(0, count)) this.#finalizedSlot = record.slot;
    this.#pending = this.#pending.slice(count);
  }

  #schedule(delayMs: number, run: () => void): void {
    if (delayMs > MAX_TIMER_MS) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, delayMs);
    this.#timers.add(timer);
  }
}

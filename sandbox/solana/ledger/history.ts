import type { TransactionRecord } from './record.ts';

/** The complete history of the chain, in order. */
export class History {
  readonly #bySignature = new Map<string, TransactionRecord>();
  readonly #byAddress = new Map<string, TransactionRecord[]>();
  readonly #bySlot = new Map<number, TransactionRecord[]>();

  get size(): number {
    return this.#bySignature.size;
  }

  add(record: TransactionRecord): void {
    this.#bySignature.set(record.signature, record);
    append(this.#bySlot, record.slot, record);
    for (const address of new Set(record.keys)) append(this.#byAddress, address, record);
  }

  find(signature: string): TransactionRecord | undefined {
    return this.#bySignature.get(signature);
  }

  /** Newest first. */
  listByAddress(address: string): TransactionRecord[] {
    return (this.#byAddress.get(address) ?? []).toReversed();
  }

  listBySlot(slot: number): TransactionRecord[] {
    return this.#bySlot.get(slot) ?? [];
  }
}

function append<Key>(lists: Map<Key, TransactionRecord[]>, key: Key, record: TransactionRecord): void {
  const list = lists.get(key);
  if (list) list.push(record);
  else lists.set(key, [record]);
}

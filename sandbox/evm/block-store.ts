import type { DatabaseSync } from 'node:sqlite';
import { type Block, createBlockFromRLP } from '@ethereumjs/block';
import type { Common } from '@ethereumjs/common';
import type { Hex } from 'viem';
import { inTransaction } from './database.ts';
import { encodeHeader, type Header, type Receipt, type Transaction } from './encode.ts';

export interface MinedTransaction {
  body: Transaction;
  receipt: Receipt;
}

/** The chain of blocks, each with at most one transaction. */
export class BlockStore {
  readonly #db: DatabaseSync;
  #head: Block | undefined;
  /** Of the head: most requests are about it. */
  #headHeader: Header | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Reads the newest block of an earlier run; false if the chain is new. */
  load(common: Common): boolean {
    const row = this.#db.prepare('SELECT rlp FROM blocks ORDER BY number DESC LIMIT 1').get();
    if (row) this.#head = createBlockFromRLP(row.rlp as Uint8Array, { common });
    return row !== undefined;
  }

  get head(): Block {
    if (!this.#head) throw new Error('The chain has no genesis block yet.');
    return this.#head;
  }

  get headNumber(): number {
    return Number(this.head.header.number);
  }

  append(block: Block, transaction?: MinedTransaction): void {
    const header = encodeHeader(block);
    inTransaction(this.#db, () => {
      this.#db
        .prepare('INSERT INTO blocks (number, hash, mined_at, header, rlp) VALUES (?, ?, ?, ?, ?)')
        .run(block.header.number, header.hash, Date.now(), JSON.stringify(header), block.serialize());
      if (transaction) this.#insertTransaction(Number(block.header.number), transaction);
    });
    this.#head = block;
    this.#headHeader = header;
  }

  /** Forgets every block after this one and returns them, oldest first. */
  removeAfter(number: number, common: Common): Block[] {
    const decode = (row: Record<string, unknown>) => createBlockFromRLP(row.rlp as Uint8Array, { common });
    const rows = this.#db.prepare('SELECT rlp FROM blocks WHERE number >= ? ORDER BY number').all(number);
    const [head, ...removed] = rows.map(decode);
    inTransaction(this.#db, () => {
      for (const [table, column] of [
        ['logs', 'block_number'],
        ['transactions', 'block_number'],
        ['blocks', 'number'],
      ]) {
        this.#db.prepare(`DELETE FROM ${table} WHERE ${column} > ?`).run(number);
      }
    });
    this.#head = head;
    this.#headHeader = undefined;
    return removed;
  }

  #insertTransaction(blockNumber: number, { body, receipt }: MinedTransaction): void {
    this.#db
      .prepare('INSERT INTO transactions (hash, block_number, body, receipt) VALUES (?, ?, ?, ?)')
      .run(body.hash, blockNumber, JSON.stringify(body), JSON.stringify(receipt));
    const insertLog = this.#db.prepare('INSERT INTO logs VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    for (const [index, log] of receipt.logs.entries()) {
      const [topic0 = null, topic1 = null, topic2 = null, topic3 = null] = log.topics;
      insertLog.run(blockNumber, index, log.address, topic0, topic1, topic2, topic3, JSON.stringify(log));
    }
  }

  findByNumber(number: number): Header | undefined {
    const isHead = this.#head !== undefined && number === this.headNumber;
    if (isHead && this.#headHeader) return this.#headHeader;
    const header = this.#readJson<Header>('SELECT header AS json FROM blocks WHERE number = ?', number);
    if (isHead) this.#headHeader = header;
    return header;
  }

  findByHash(hash: Hex): Header | undefined {
    return this.#readJson('SELECT header AS json FROM blocks WHERE hash = ?', hash);
  }

  findTransaction(hash: Hex): Transaction | undefined {
    return this.#readJson('SELECT body AS json FROM transactions WHERE hash = ?', hash);
  }

  findTransactionInBlock(blockNumber: number): Transaction | undefined {
    return this.#readJson('SELECT body AS json FROM transactions WHERE block_number = ?', blockNumber);
  }

  findReceipt(hash: Hex): Receipt | undefined {
    return this.#readJson('SELECT receipt AS json FROM transactions WHERE hash = ?', hash);
  }

  findReceiptInBlock(blockNumber: number): Receipt | undefined {
    return this.#readJson('SELECT receipt AS json FROM transactions WHERE block_number = ?', blockNumber);
  }

  getLastBlockBefore(time: number): number {
    const row = this.#db.prepare('SELECT max(number) AS number FROM blocks WHERE mined_at <= ?').get(time);
    return Number(row?.number ?? 0);
  }

  #readJson<T>(sql: string, key: number | string): T | undefined {
    const row = this.#db.prepare(sql).get(key);
    return row && (JSON.parse(String(row.json)) as T);
  }
}

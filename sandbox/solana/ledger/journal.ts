import {
  appendFileSync,
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Address, lamports } from '@solana/kit';
import type { TimeShift } from '../runtime/slots.ts';
import type { Account } from '../runtime/virtual-machine.ts';
import type { TransactionRecord } from './record.ts';

const FILE = 'ledger.jsonl';
const NEWLINE = 10;

/** Changes whenever the genesis accounts change. */
export const GENESIS_VERSION = 2;

export interface Genesis {
  version: typeof GENESIS_VERSION;
  genesisHash: string;
  startedAt: number;
  slotMs: number;
}

export interface StoredAccount {
  address: string;
  lamports: string;
  owner: string;
  executable: boolean;
  data: string;
}

export type JournalEntry =
  | ({ kind: 'genesis' } & Genesis)
  | ({ kind: 'time' } & TimeShift)
  | { kind: 'transaction'; record: TransactionRecord; accounts: StoredAccount[] };

export interface Journal {
  append(entry: JournalEntry): void;
  close(): void;
}

export const memoryJournal: Journal = { append: () => {}, close: () => {} };

export function encodeAccount(address: string, account: Account | null): StoredAccount {
  return {
    address,
    lamports: String(account?.lamports ?? 0n),
    owner: account?.programAddress ?? '',
    executable: account?.executable ?? false,
    data: Buffer.from(account?.data ?? []).toString('base64'),
  };
}

/** Null for a closed account. */
export function decodeAccount(stored: StoredAccount): Account | null {
  if (stored.lamports === '0') return null;
  const data = new Uint8Array(Buffer.from(stored.data, 'base64'));
  return {
    address: stored.address as Address,
    lamports: lamports(BigInt(stored.lamports)),
    programAddress: stored.owner as Address,
    executable: stored.executable,
    data,
    space: BigInt(data.length),
  };
}

function parseLine(line: string): JournalEntry | null {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null && 'kind' in entry ? (entry as JournalEntry) : null;
  } catch {
    return null;
  }
}

/** Reads complete lines up to the first truncated or unreadable one, which a killed process left. */
function readEntries(content: Buffer): { entries: JournalEntry[]; size: number } {
  const entries: JournalEntry[] = [];
  let size = 0;
  for (let end = content.indexOf(NEWLINE); end !== -1; end = content.indexOf(NEWLINE, size)) {
    const entry = parseLine(content.toString('utf8', size, end));
    if (!entry) break;
    entries.push(entry);
    size = end + 1;
  }
  return { entries, size };
}

function openFile(dataDir: string): { fd: number; path: string; content: Buffer } {
  try {
    mkdirSync(dataDir, { recursive: true });
    const path = join(dataDir, FILE);
    const fd = openSync(path, 'a+');
    return { fd, path, content: readFileSync(path) };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The Solana chain cannot keep its data in ${dataDir}: ${reason}. Choose a writable folder.`,
      { cause },
    );
  }
}

class FileJournal implements Journal {
  readonly #fd: number;
  #size: number;

  constructor(fd: number, size: number) {
    this.#fd = fd;
    this.#size = size;
  }

  append(entry: JournalEntry): void {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    try {
      appendFileSync(this.#fd, line);
      this.#size += line.length;
    } catch (error) {
      ftruncateSync(this.#fd, this.#size);
      throw error;
    }
  }

  close(): void {
    fsyncSync(this.#fd);
    closeSync(this.#fd);
  }
}

/** An append-only file of everything that changed the chain; a line is either complete or absent. */
export function openJournal(
  dataDir: string,
  onLog: (line: string) => void,
): { journal: Journal; entries: JournalEntry[] } {
  const { fd, path, content } = openFile(dataDir);
  const { entries, size } = readEntries(content);
  if (size < content.length) {
    writeFileSync(`${path}.damaged`, content.subarray(size));
    ftruncateSync(fd, size);
    onLog(
      `${content.length - size} unreadable bytes at the end of ${path} were set aside in ${path}.damaged`,
    );
  }
  return { journal: new FileJournal(fd, size), entries };
}

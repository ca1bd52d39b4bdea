import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA_VERSION = 1;

const schema = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE nodes (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE blocks (
    number INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, mined_at INTEGER NOT NULL, header TEXT NOT NULL, rlp BLOB NOT NULL
  );
  CREATE INDEX blocks_by_age ON blocks (mined_at, number);
  CREATE TABLE transactions (
    hash TEXT PRIMARY KEY, block_number INTEGER NOT NULL UNIQUE, body TEXT NOT NULL, receipt TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE logs (
    block_number INTEGER NOT NULL, log_index INTEGER NOT NULL, address TEXT NOT NULL,
    topic0 TEXT, topic1 TEXT, topic2 TEXT, topic3 TEXT, body TEXT NOT NULL,
    PRIMARY KEY (block_number, log_index)
  ) WITHOUT ROWID;
  CREATE INDEX logs_by_address ON logs (address, block_number);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/**
 * The chain's storage: one SQLite file in the data folder, or memory. The write-ahead log preserves committed data
 * when the process is killed.
 */
export function openDatabase(dataDir: string | undefined): DatabaseSync {
  const file = dataDir === undefined ? ':memory:' : join(dataDir, 'chain.sqlite');
  try {
    if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
    return migrate(new DatabaseSync(file));
  } catch (cause) {
    throw new Error(describeOpenError(file, cause), { cause });
  }
}

function migrate(db: DatabaseSync): DatabaseSync {
  try {
    // The exclusive lock stops a second process from mining on the same file.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    const { user_version: format } = db.prepare('PRAGMA user_version').get() as { user_version: number };
    if (format === 0) inTransaction(db, () => db.exec(schema));
    else if (format !== SCHEMA_VERSION)
      throw new Error(`it has format ${format}, this version reads ${SCHEMA_VERSION}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function describeOpenError(file: string, cause: unknown): string {
  const why = cause instanceof Error ? cause.message : String(cause);
  if (/locked/.test(why)) return `The chain data ${file} is in use by another process; stop that one first.`;
  if (/not a database|malformed|format/.test(why)) {
    return `The chain data ${file} cannot be used (${why}); delete it to start a new chain.`;
  }
  return `The chain data ${file} cannot be opened (${why}); check that its folder is writable.`;
}

export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** Named single values that survive a restart. */
export class Meta {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  get(key: string): string | undefined {
    const row = this.#db.prepare('SELECT value FROM meta WHERE key = ?').get(key);
    return row === undefined ? undefined : String(row.value);
  }

  set(key: string, value: string): void {
    this.#db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)').run(key, value);
  }
}

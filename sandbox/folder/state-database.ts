import { DatabaseSync } from 'node:sqlite';

/** Small state that survives a restart: the clock, and the identity provider's data. */
export function openStateDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), offset_ms INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS accounts (sub TEXT PRIMARY KEY, claims TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS sessions (
      model TEXT NOT NULL, id TEXT NOT NULL, uid TEXT, grant_id TEXT, payload TEXT NOT NULL, expires_at INTEGER,
      PRIMARY KEY (model, id)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS sessions_by_uid ON sessions (model, uid) WHERE uid IS NOT NULL;
    CREATE INDEX IF NOT EXISTS sessions_by_grant ON sessions (grant_id) WHERE grant_id IS NOT NULL;
  `);
  return db;
}

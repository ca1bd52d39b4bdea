import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Storage of sessions, grants, codes and dynamically registered clients. */
export function createStorageAdapter(db: DatabaseSync): AdapterFactory {
  db.prepare('DELETE FROM sessions WHERE expires_at < ?').run(nowSeconds());
  return (model) => new SqliteAdapter(db, model);
}

class SqliteAdapter implements Adapter {
  readonly #db: DatabaseSync;
  readonly #model: string;

  constructor(db: DatabaseSync, model: string) {
    this.#db = db;
    this.#model = model;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    this.#db
      .prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?, ?, ?)')
      .run(
        this.#model,
        id,
        payload.uid ?? null,
        payload.grantId ?? null,
        JSON.stringify(payload),
        expiresIn === undefined ? null : nowSeconds() + expiresIn,
      );
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findOne('id', id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findOne('uid', uid);
  }

  /** Device codes, which are not supported. */
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    this.#db
      .prepare(`UPDATE sessions SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?`)
      .run(nowSeconds(), this.#model, id);
  }

  async destroy(id: string): Promise<void> {
    this.#db.prepare('DELETE FROM sessions WHERE model = ? AND id = ?').run(this.#model, id);
  }

  /** Called for each kind of token. A pending sign-in has the grant of the person before it, and must stay. */
  async revokeByGrantId(grantId: string): Promise<void> {
    this.#db.prepare('DELETE FROM sessions WHERE model = ? AND grant_id = ?').run(this.#model, grantId);
  }

  #findOne(column: 'id' | 'uid', value: string): AdapterPayload | undefined {
    const row = this.#db
      .prepare(
        `SELECT payload FROM sessions WHERE model = ? AND ${column} = ? AND (expires_at IS NULL OR expires_at >= ?)`,
      )
      .get(this.#model, value, nowSeconds());
    return row && (JSON.parse(String(row.payload)) as AdapterPayload);
  }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

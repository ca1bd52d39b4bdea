import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** The token claims that the service reads. */
export interface IdentityClaims {
  sub: string;
  preferred_username: string;
  name?: string;
  email?: string;
  picture?: string;
  twitter_username?: string;
  wallets?: string[];
}

/** The users of the sandbox. There are no passwords: whoever enters a name is that user. */
export class Accounts {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  find(sub: string): IdentityClaims | undefined {
    const row = this.#db.prepare('SELECT claims FROM accounts WHERE sub = ?').get(sub);
    return row && (JSON.parse(String(row.claims)) as IdentityClaims);
  }

  save(claims: IdentityClaims): void {
    this.#db
      .prepare('INSERT OR REPLACE INTO accounts (sub, claims) VALUES (?, ?)')
      .run(claims.sub, JSON.stringify(claims));
  }

  /** The account of that subject, or else of that name, created if there is none. */
  signIn(name: string): IdentityClaims {
    const known = this.find(name) ?? this.find(toSubject(name));
    if (known) return known;
    const sub = toSubject(name);
    const claims = { sub, preferred_username: sub, name, email: `${sub}@example.com` };
    this.save(claims);
    return claims;
  }
}

function toSubject(name: string): string {
  const letters = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const slug = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  // a name without Latin letters or digits still gets its own subject
  return slug || `person-${createHash('sha256').update(letters).digest('hex').slice(0, 8)}`;
}

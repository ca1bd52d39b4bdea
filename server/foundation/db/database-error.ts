/** The database is unreachable, with a message that operators can act on. Never contains the password. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

interface DatabaseTarget {
  host: string;
  user: string;
  database: string;
}

const ADVICE: Record<string, (target: DatabaseTarget) => string> = {
  ECONNREFUSED: ({ host }) =>
    `Nothing listens at ${host}: start PostgreSQL there, or correct host and port in DATABASE_URL.`,
  ENOTFOUND: ({ host }) => `The host of ${host} cannot be found: correct the host name in DATABASE_URL.`,
  EAI_AGAIN: ({ host }) =>
    `The host of ${host} cannot be resolved now: check DATABASE_URL and the name service.`,
  ETIMEDOUT: ({ host }) => `${host} does not answer: check DATABASE_URL, firewalls and that PostgreSQL runs.`,
  NO_TLS: ({ host }) =>
    `${host} does not speak TLS: turn it on in PostgreSQL, or remove sslmode from DATABASE_URL.`,
  '28P01': ({ user }) => `PostgreSQL refuses the password of user "${user}": correct it in DATABASE_URL.`,
  '28000': ({ user, database }) =>
    `PostgreSQL does not let user "${user}" into database "${database}": correct the user in DATABASE_URL, or pg_hba.conf.`,
  '3D000': ({ database }) =>
    `Database "${database}" does not exist: create it (createdb ${database}), or correct the name in DATABASE_URL.`,
  '53300': ({ host }) =>
    `${host} has no free connections: lower DATABASE_POOL_SIZE or raise max_connections of PostgreSQL.`,
};

export function explainDatabaseError(error: unknown, databaseUrl: string): DatabaseError {
  const target = parseTarget(databaseUrl);
  const code = parseErrorCode(error);
  const advice =
    ADVICE[code]?.(target) ?? `Cannot use the database at ${target.host} (${code}): check DATABASE_URL.`;
  return new DatabaseError(advice);
}

function parseErrorCode(error: unknown): string {
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code) return code;
  if (/timeout/i.test(message)) return 'ETIMEDOUT';
  return /does not support SSL/.test(message) ? 'NO_TLS' : 'unknown reason';
}

function parseTarget(databaseUrl: string): DatabaseTarget {
  const url = URL.parse(databaseUrl);
  return {
    host: url?.host || 'the address in DATABASE_URL',
    user: url?.username ?? '',
    database: url?.pathname.slice(1) ?? '',
  };
}

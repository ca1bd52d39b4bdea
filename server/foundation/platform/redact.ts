const REDACTED = '[redacted]';
const MAX_DEPTH = 8;

/** Fields and headers that are never logged, at any depth, in any case, with - or _. */
export const SECRET_NAMES: readonly string[] = [
  'authorization',
  'proxy_authorization',
  'cookie',
  'set_cookie',
  'idp_token',
  'idp_access_token',
  'access_token',
  'token',
  'refresh_token',
  'id_token',
  'client_secret',
  'code_verifier',
  'x_payment',
  'payment_signature',
  'x_payment_secret',
  'payment_secret',
  'wallet_sig',
  'sign_in_with_x',
  'api_key',
  'admin_api_key',
  'webhook_secret',
  'secret',
  'secret_key',
  'private_key',
  'treasury_key',
  'master_keys',
  'lookup_key',
  'password',
  'passwd',
  'database_url',
  'redis_url',
  'body',
  'raw_body',
];
const SECRET_NAME_SET = new Set(SECRET_NAMES.map(normaliseName));

/**
 * Patterns of our secrets in free text. The group is the part that may stay. Each consumes everything that could
 * belong to the secret at once, so that matching takes linear time.
 */
const SECRET_PATTERNS = [
  /(market_)[0-9A-Za-z]{16,}/,
  /(whsec_)[\w+/=-]{8,}/,
  /(eyJ)[\w.-]{8,}/,
  /(Bearer )[^\s"\\]+/,
  /(:\/\/[^\s:/@"\\]*:)[^\s/"\\]+(?=@)/,
  /([?&](?:wallet_sig|[\w-]*token|api[-_]?key|code)=)[^&\s"\\]+/,
];
const SECRET_TEXT = new RegExp(SECRET_PATTERNS.map(({ source }) => source).join('|'), 'g');

export function redactText(text: string): string {
  return text.replace(SECRET_TEXT, (_match, ...groups: unknown[]) => {
    return `${groups.find((group) => typeof group === 'string')}${REDACTED}`;
  });
}

/** A copy for a log line: secret fields redacted, errors reduced, cycles cut. */
export function redactObject(value: Record<string, unknown>): Record<string, unknown> {
  return copyFields(Object.entries(value), 0, []);
}

function copyFields(entries: Iterable<[string, unknown]>, depth: number, parents: readonly object[]) {
  const copy: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    copy[name] = isSecretName(name) && value != null ? REDACTED : copyValue(value, depth + 1, parents);
  }
  return copy;
}

function copyValue(value: unknown, depth: number, parents: readonly object[]): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  if (value instanceof URL) return redactText(value.href);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (parents.includes(value)) return '[circular]';
  if (depth > MAX_DEPTH) return '[deep]';
  const path = [...parents, value];
  if (Array.isArray(value)) return value.map((item) => copyValue(item, depth + 1, path));
  if (value instanceof Error) return copyError(value, depth, path);
  return copyFields(Object.entries(value), depth, path);
}

/** Libraries attach requests, bodies and query parameters to errors: only these fields are logged. */
function copyError(error: Error, depth: number, parents: readonly object[]) {
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(isScalar(code) && { code }),
    ...(isScalar(status) && { status }),
    stack: error.stack,
    ...(cause !== undefined && { cause: copyValue(cause, depth + 1, parents) }),
    ...(error instanceof AggregateError && { errors: copyValue(error.errors, depth + 1, parents) }),
  };
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Log lines repeat few names, so the result is cached. */
const secretNameCache = new Map<string, boolean>();
const MAX_CACHED_NAMES = 2000;

function isSecretName(name: string): boolean {
  let secret = secretNameCache.get(name);
  if (secret === undefined) {
    secret = SECRET_NAME_SET.has(normaliseName(name));
    if (secretNameCache.size < MAX_CACHED_NAMES) secretNameCache.set(name, secret);
  }
  return secret;
}

function normaliseName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '');
}

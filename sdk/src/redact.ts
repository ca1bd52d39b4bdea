const REDACTED = '***';

/** Patterns of keys, tokens, private keys and URL paths, which contain the keys of RPC providers. */
const SECRET_PATTERN =
  /\b(?:market_|eyJ)[\w.-]+|\bBearer \S+|\b(?:0x)?[\da-f]{64,}\b|\b[1-9A-HJ-NP-Za-km-z]{86,88}\b/gi;
const URL_PATTERN = /\b(https?|wss?):\/\/(?:[^\s/@]*@)?([^\s/]+)\/[^\s"')]+/g;

/** Shorter secrets could be any word. */
const MIN_SECRET_LENGTH = 8;

/** A text without these secrets. */
export function redactSecrets(secrets: readonly unknown[], text: string): string {
  return secrets
    .filter((secret) => typeof secret === 'string')
    .filter(({ length }) => length >= MIN_SECRET_LENGTH)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((kept, secret) => kept.replaceAll(secret, REDACTED), text);
}

/** A thrown value as a line that is safe to display: wallets and nodes quote their input. */
export function getSafeMessage(cause: unknown, secrets: readonly unknown[] = []): string {
  const chain = getCauseChain(cause);
  const { shortMessage, details } = chain[0] ?? {};
  const { message, code } = chain.at(-1) ?? {};
  const text = shortMessage ? `${shortMessage} ${details ?? ''}`.trim() : message || code || cause;
  return redact(String(text).split('\n')[0] ?? '', secrets);
}

const redact = (text: string, secrets: readonly unknown[]) =>
  redactSecrets(secrets, text).replace(SECRET_PATTERN, REDACTED).replace(URL_PATTERN, '$1://$2/…');

/** The thrown value, or its redacted form if it quotes a secret. */
export function redactCause(cause: unknown, secrets: readonly unknown[] = []): unknown {
  const chain = getCauseChain(cause);
  const told = chain.map(({ message }) => message).join('\n');
  if (redact(told, secrets) === told) return cause;
  return Object.assign(new Error(getSafeMessage(cause, secrets)), {
    code: chain.find(({ code }) => code)?.code,
  });
}

interface ErrorLike {
  name?: string;
  code?: unknown;
  message?: unknown;
  /** From viem, whose messages are long. */
  shortMessage?: unknown;
  details?: unknown;
  /** From a Solana program. */
  logs?: unknown;
  cause?: unknown;
}

/** From the outermost to the innermost. */
export function getCauseChain(cause: unknown): ErrorLike[] {
  const chain: ErrorLike[] = [];
  let one = cause as ErrorLike | undefined;
  while (one && typeof one === 'object' && chain.length < 10) {
    chain.push(one);
    one = one.cause as ErrorLike | undefined;
  }
  return chain;
}

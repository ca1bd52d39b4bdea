const HIDDEN = '***';

/** What looks like a key, a token, a private key or the path of an address, in which nodes have their keys. */
const TELLING =
  /\b(?:market_|eyJ)[\w.-]+|\bBearer \S+|\b(?:0x)?[\da-f]{64,}\b|\b[1-9A-HJ-NP-Za-km-z]{86,88}\b/gi;
const ADDRESS = /\b(https?|wss?):\/\/(?:[^\s/@]*@)?([^\s/]+)\/[^\s"')]+/g;

/** What is shorter could be any word. */
const SHORTEST = 8;

/** A text without these secrets. */
export function without(secrets: readonly unknown[], text: string): string {
  return secrets
    .filter((secret) => typeof secret === 'string')
    .filter(({ length }) => length >= SHORTEST)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((kept, secret) => kept.replaceAll(secret, HIDDEN), text);
}

/** What something that was thrown says, in a line that can be shown: wallets and nodes quote what they were given. */
export function saidBy(cause: unknown, secrets: readonly unknown[] = []): string {
  const chain = chainOf(cause);
  const { shortMessage, details } = chain[0] ?? {};
  const { message, code } = chain.at(-1) ?? {};
  const text = shortMessage ? `${shortMessage} ${details ?? ''}`.trim() : message || code || cause;
  return hide(String(text).split('\n')[0] ?? '', secrets);
}

const hide = (text: string, secrets: readonly unknown[]) =>
  without(secrets, text).replace(TELLING, HIDDEN).replace(ADDRESS, '$1://$2/…');

/** What was thrown, or, where it quotes a secret, what is left of it. */
export function safeCause(cause: unknown, secrets: readonly unknown[] = []): unknown {
  const chain = chainOf(cause);
  const told = chain.map(({ message }) => message).join('\n');
  if (hide(told, secrets) === told) return cause;
  return Object.assign(new Error(saidBy(cause, secrets)), { code: chain.find(({ code }) => code)?.code });
}

interface Thrown {
  name?: string;
  code?: unknown;
  message?: unknown;
  /** Of viem, whose messages are long. */
  shortMessage?: unknown;
  details?: unknown;
  /** Of a program on Solana. */
  logs?: unknown;
  cause?: unknown;
}

/** From the outermost to the innermost. */
export function chainOf(cause: unknown): Thrown[] {
  const chain: Thrown[] = [];
  let one = cause as Thrown | undefined;
  while (one && typeof one === 'object' && chain.length < 10) {
    chain.push(one);
    one = one.cause as Thrown | undefined;
  }
  return chain;
}

import { isIP } from 'node:net';
import { EndpointRefusedError } from './errors.ts';

export interface Endpoint {
  hostname: string;
  /** The host is an address, not a name. */
  isLiteral: boolean;
}

const PORTS = new Set(['', '8443']);
const INTERNAL_SUFFIXES = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'lan',
  'home',
  'corp',
  'test',
  'invalid',
  'example',
  'onion',
  'arpa',
];

/**
 * Reads an endpoint and refuses what its text alone shows to be wrong. Numeric hosts must be written in the usual
 * form: others are read differently by different software, which is what they are used for.
 */
export function parseEndpoint(text: string, options: { allowLoopback: boolean }): Endpoint {
  const url = URL.parse(text);
  if (!url) throw new EndpointRefusedError('is not a URL');
  if (/[\\\s]/.test(text)) throw new EndpointRefusedError('must not hold backslashes or spaces');
  if (url.username || url.password || authorityOf(text).includes('@')) {
    throw new EndpointRefusedError('must not hold a user name or password');
  }
  const hostname = unbracketed(url.hostname);
  const isLiteral = isIP(hostname) > 0;
  if (isLoopbackHost(hostname)) {
    if (options.allowLoopback) return { hostname, isLiteral };
    throw new EndpointRefusedError(
      'must not lead to the machine of the service; outside production, WEBHOOK_ALLOW_LOOPBACK=1 allows it',
    );
  }
  if (url.protocol !== 'https:') throw new EndpointRefusedError('must begin with https://');
  if (!PORTS.has(url.port)) throw new EndpointRefusedError('must use port 443 or 8443');
  if (isLiteral) checkLiteral(text, hostname);
  else checkName(hostname);
  return { hostname, isLiteral };
}

function checkLiteral(text: string, hostname: string): void {
  const written = unbracketed(authorityOf(text).replace(/:\d*$/, '')).toLowerCase();
  if (written !== hostname) {
    throw new EndpointRefusedError(`must write the address in its usual form, ${hostname}`);
  }
}

function checkName(hostname: string): void {
  const name = hostname.replace(/\.$/, '');
  if (!name.includes('.'))
    throw new EndpointRefusedError('must name a public host, such as hooks.example.com');
  const suffix = INTERNAL_SUFFIXES.find((one) => name.endsWith(`.${one}`));
  if (suffix) throw new EndpointRefusedError(`must name a public host; .${suffix} is not public`);
}

function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '::1' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  );
}

function authorityOf(text: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';
}

/** `[::1]` → `::1`; undici hands hosts on in either form. */
export function unbracketed(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

import { isIpLiteral, isPublicIp } from './ip-address.ts';

export interface PublicUrl {
  url: URL;
  /** Without IPv6 brackets. */
  hostname: string;
  /** The host is an IP address. */
  isLiteral: boolean;
  isLoopback: boolean;
}

/** Top-level domains that only private networks resolve. */
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
  'arpa',
];

/**
 * Parses a public HTTPS URL, without DNS; returns what is wrong with it otherwise. Numeric hosts must be in canonical
 * form, because software disagrees about other forms, which attackers exploit.
 */
export function parsePublicUrl(text: string, options: { allowLoopback: boolean }): PublicUrl | string {
  const url = URL.parse(text);
  if (!url) return 'is not a URL';
  if (/[\\\s]/.test(text)) return 'must not contain backslashes or spaces';
  if (url.username || url.password || parseUrlAuthority(text).includes('@')) {
    return 'must not contain a user name or password';
  }
  const hostname = stripBrackets(url.hostname);
  const isLiteral = isIpLiteral(hostname);
  if (isLoopbackHost(hostname)) {
    if (options.allowLoopback) return { url, hostname, isLiteral, isLoopback: true };
    return 'must name a public host, not the machine of the service; outside production, WEBHOOK_ALLOW_LOOPBACK=1 allows it';
  }
  if (url.protocol !== 'https:') return 'must begin with https:// and name a public host';
  const problem = isLiteral ? findIpLiteralProblem(text, hostname) : findHostnameProblem(hostname);
  return problem ?? { url, hostname, isLiteral, isLoopback: false };
}

/** `[::1]` → `::1`; undici uses either form. */
export function stripBrackets(host: string): string {
  return host.replace(/^\[|\]$/g, '');
}

function findIpLiteralProblem(text: string, hostname: string): string | undefined {
  const written = stripBrackets(parseUrlAuthority(text).replace(/:\d*$/, '')).toLowerCase();
  if (written !== hostname) return `must use the canonical form of the address, ${hostname}`;
  if (isPublicIp(hostname)) return undefined;
  return 'must resolve to public addresses only, not to private, local or reserved ones';
}

function findHostnameProblem(hostname: string): string | undefined {
  const name = hostname.replace(/\.$/, '');
  if (!name.includes('.')) return 'must name a public host, such as hooks.example.com';
  const suffix = INTERNAL_SUFFIXES.find((one) => name.endsWith(`.${one}`));
  return suffix && `must name a public host; .${suffix} is not public`;
}

function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '::1' || (isIpLiteral(hostname) && hostname.startsWith('127.'))
  );
}

function parseUrlAuthority(text: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';
}

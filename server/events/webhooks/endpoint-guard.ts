import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { Agent, buildConnector } from 'undici';
import { isLoopbackIp, isPublicIp } from '../../foundation/platform/ip-address.ts';
import { stripBrackets } from '../../foundation/platform/public-url.ts';
import { withTimeout } from '../../foundation/platform/timeout.ts';
import { parseEndpoint } from './endpoint-url.ts';
import { EndpointRefusedError } from './errors.ts';

export interface EndpointGuardOptions {
  /** Webhooks may go to this machine: for development only. */
  allowLoopback: boolean;
  /** The system's own name look-up, unless said. */
  lookup?: typeof dns.lookup;
  /** Longest wait for a name to resolve. */
  lookupTimeoutMs?: number;
}

const LOOKUP_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;

/** Keeps webhooks from being used to reach what only this machine can reach. */
export class EndpointGuard {
  readonly #allowLoopback: boolean;
  readonly #lookup: typeof dns.lookup;
  readonly #lookupTimeoutMs: number;

  constructor(options: EndpointGuardOptions) {
    this.#allowLoopback = options.allowLoopback;
    this.#lookup = options.lookup ?? dns.lookup;
    this.#lookupTimeoutMs = options.lookupTimeoutMs ?? LOOKUP_TIMEOUT_MS;
  }

  /** When an endpoint is set: throws EndpointRefusedError unless every address it resolves to is public. */
  async assertPublicEndpoint(url: string): Promise<void> {
    const { hostname, isLiteral } = parseEndpoint(url, { allowLoopback: this.#allowLoopback });
    const addresses = isLiteral ? [hostname] : await this.#resolve(hostname);
    for (const address of addresses) this.#assertAllowed(address);
  }

  /**
   * For deliveries: connects only to addresses that pass, as they are when it connects. A name may have come to
   * point elsewhere since it was set, so names are checked as they resolve and literals, which are never looked up,
   * before the connection is made.
   */
  createGuardedAgent(options: Agent.Options = {}): Agent {
    const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, lookup: this.#checkedLookup });
    return new Agent({
      ...options,
      connect: (target, callback) => {
        const host = stripBrackets(target.hostname);
        if (isIP(host) > 0 && !this.#isAllowed(host)) return callback(buildRefusedError(), null);
        connect(target, callback);
      },
    });
  }

  readonly #checkedLookup: LookupFunction = (hostname, options, callback) => {
    this.#lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? buildRefusedError(), '');
      if (!found.every(({ address }) => this.#isAllowed(address))) return callback(buildRefusedError(), '');
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

  async #resolve(hostname: string): Promise<string[]> {
    const found = await withTimeout(
      this.#lookupTimeoutMs,
      promisify(this.#lookup)(hostname, { all: true }),
      'The name did not resolve in time',
    ).catch(() => []);
    if (found.length > 0) return found.map(({ address }) => address);
    throw new EndpointRefusedError(
      `names a host that cannot be resolved (${hostname}): check its DNS records`,
    );
  }

  #assertAllowed(address: string): void {
    if (!this.#isAllowed(address)) throw buildRefusedError();
  }

  #isAllowed(address: string): boolean {
    return isPublicIp(address) || (this.#allowLoopback && isLoopbackIp(address));
  }
}

/** The address stays unnamed: it could tell a stranger how a network is laid out. */
function buildRefusedError(): EndpointRefusedError {
  return new EndpointRefusedError(
    'must lead to public addresses only, not to private, local or reserved ones',
  );
}

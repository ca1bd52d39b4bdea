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
  /** Allows endpoints on this machine: for development only. */
  allowLoopback: boolean;
  /** The system's name resolution by default. */
  lookup?: typeof dns.lookup;
  /** Timeout for DNS lookups. */
  lookupTimeoutMs?: number;
}

const LOOKUP_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 5000;

/** Prevents server-side request forgery through webhooks. */
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
  async assertPublicEndpoint(url: string, field?: string): Promise<void> {
    try {
      const { hostname, isLiteral } = parseEndpoint(url, { allowLoopback: this.#allowLoopback });
      const addresses = isLiteral ? [hostname] : await this.#resolve(hostname);
      for (const address of addresses) this.#assertAllowed(address);
    } catch (error) {
      throw error instanceof EndpointRefusedError ? new EndpointRefusedError(error.reason, field) : error;
    }
  }

  /**
   * For deliveries: connects only to allowed addresses, checked at connection time. A name may resolve differently
   * than when it was set, so names are checked as they resolve. IP literals, which are never resolved, are checked
   * before.
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
    throw new EndpointRefusedError(`names a host that does not resolve (${hostname}). Check its DNS records`);
  }

  #assertAllowed(address: string): void {
    if (!this.#isAllowed(address)) throw buildRefusedError();
  }

  #isAllowed(address: string): boolean {
    return isPublicIp(address) || (this.#allowLoopback && isLoopbackIp(address));
  }
}

/** The message omits the address, which could reveal the layout of a network. */
function buildRefusedError(): EndpointRefusedError {
  return new EndpointRefusedError(
    'must resolve to public addresses only, not to private, local or reserved ones',
  );
}

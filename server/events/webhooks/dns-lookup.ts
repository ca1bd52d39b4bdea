import dns, { type LookupAddress } from 'node:dns';

export interface DnsLookupOptions {
  /** Name servers; the system's by default. */
  servers?: readonly string[];
}

type LookupCallback = (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void;

/** Two tries of this length fit into the timeout of an exchange. */
const TRY_TIMEOUT_MS = 2000;

/**
 * Replaces `dns.lookup` with queries that do not use the thread pool: a few slow names would block all its threads,
 * and with them every other lookup of the process. `localhost` is resolved locally.
 */
export function createDnsLookup({ servers }: DnsLookupOptions = {}): typeof dns.lookup {
  const resolver = new dns.promises.Resolver({ timeout: TRY_TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const lookup = (hostname: string, options: dns.LookupAllOptions, done: LookupCallback) => {
    if (hostname === 'localhost') return dns.lookup(hostname, options, done);
    resolveAll(resolver, hostname).then(
      (found) => done(null, found),
      (error) => done(error, []),
    );
  };
  return lookup as typeof dns.lookup;
}

async function resolveAll(resolver: dns.promises.Resolver, hostname: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [...toAddresses(four, 4), ...toAddresses(six, 6)];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}

function toAddresses(result: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : [];
}

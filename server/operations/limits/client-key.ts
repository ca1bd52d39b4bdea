import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The prefix of IPv4 clients on a dual-stack socket. */
const IPV4_MAPPED_PREFIX = '::ffff:';
const IPV6_NETWORK_PARTS = 4;

/** The key of a limit: an IPv4 address, or the /64 of an IPv6 address, which is what one client gets. */
export function toClientKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const plain = address.startsWith(IPV4_MAPPED_PREFIX) ? address.slice(IPV4_MAPPED_PREFIX.length) : address;
  // the common case; parsing costs more than the rest of counting a request
  if (isIPv4(plain)) return plain;
  if (!ipaddr.isValid(address)) return 'unknown';
  const client = ipaddr.process(address);
  if (client.kind() === 'ipv4') return client.toString();
  const network = (client as ipaddr.IPv6).parts.slice(0, IPV6_NETWORK_PARTS);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}

import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How an IPv4 client is called by a socket that takes both kinds. */
const IPV4_MAPPED_PREFIX = '::ffff:';
const IPV6_NETWORK_PARTS = 4;

/** Whom a limit counts: an IPv4 address, or the /64 an IPv6 address belongs to, which is what one client gets. */
export function toClientKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const plain = address.startsWith(IPV4_MAPPED_PREFIX) ? address.slice(IPV4_MAPPED_PREFIX.length) : address;
  // nearly all of them, and parsing costs more than everything else that is done to count a request
  if (isIPv4(plain)) return plain;
  if (!ipaddr.isValid(address)) return 'unknown';
  const client = ipaddr.process(address);
  if (client.kind() === 'ipv4') return client.toString();
  const network = (client as ipaddr.IPv6).parts.slice(0, IPV6_NETWORK_PARTS);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}

import ipaddr from 'ipaddr.js';

const IPV6_NETWORK_PARTS = 4;

/** Whom a limit counts: an IPv4 address, or the /64 an IPv6 address belongs to, which is what one client gets. */
export function clientKey(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const client = ipaddr.process(address);
  if (client.kind() === 'ipv4') return client.toString();
  const network = (client as ipaddr.IPv6).parts.slice(0, IPV6_NETWORK_PARTS);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}

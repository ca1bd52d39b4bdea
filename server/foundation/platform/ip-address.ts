import ipaddr from 'ipaddr.js';

/** The IPv6 range of global unicast. Mapped, NAT64, local and multicast addresses are outside of it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** A public address that the cloud itself answers: Azure's host agent. */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16']);

/** Whether the address is on the public internet. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address) || PLATFORM_ADDRESSES.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

export function isLoopbackIp(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether a host, in the form of `URL`, is an IP address. */
export function isIpLiteral(hostname: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(hostname) || ipaddr.IPv6.isValid(hostname);
}

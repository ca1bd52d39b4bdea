import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is handed out to networks. Mapped, NAT64, local and multicast forms all lie outside it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public in form, and answered by the cloud's own machinery: Azure's host agent. */
const PLATFORM_ADDRESSES = new Set(['168.63.129.16']);

/** Whether packets to this address leave for the public internet, and nowhere else. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address) || PLATFORM_ADDRESSES.has(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST)) return false;
  return parsed.range() === 'unicast';
}

export function isLoopbackIp(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Whether a host, as `URL` writes it, is an address rather than a name. */
export function isIpLiteral(hostname: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(hostname) || ipaddr.IPv6.isValid(hostname);
}

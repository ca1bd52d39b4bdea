import type { PaymentOption } from '../../money/payments/payment-option.ts';

/** What a client of x402 directories asks for. All services have the same payment options. */
export interface DiscoveryFilter {
  type?: string;
  payTo?: string;
  scheme?: string;
  network?: string;
  extensions?: string;
}

export type DiscoveryType = 'http' | 'mcp';

const TYPES: Readonly<Record<string, DiscoveryType>> = { http: 'http', mcp: 'mcp' };

/** The type of resources to list; undefined if no service matches. */
export function matchDiscoveryFilter(
  { type = 'http', payTo, scheme = 'exact', network, extensions = 'bazaar' }: DiscoveryFilter,
  options: readonly PaymentOption[],
): DiscoveryType | undefined {
  const isOffered = options.some(
    (option) =>
      (network === undefined || option.nameV2 === network) &&
      (payTo === undefined || isSameAddress(option.payTo, payTo)),
  );
  return isOffered && scheme === 'exact' && extensions === 'bazaar' ? TYPES[type] : undefined;
}

/** Only EVM addresses have several spellings. */
function isSameAddress(one: string, other: string): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());
}

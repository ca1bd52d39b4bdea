import type { PaymentOption } from '../../money/payments/payment-option.ts';
import { type DocumentParts, splitBeforeEmptyField } from './document-parts.ts';
import { SERVICE_NAME, type ServicePricing } from './service-pricing.ts';

export interface ManifestTerms {
  baseUrl: string;
  pricing: ServicePricing;
  options: readonly PaymentOption[];
  /** Signatures of our origin by the treasuries. */
  ownershipProofs: readonly string[];
}

export const INSTRUCTIONS =
  'Request a resource to see its price in USDC. Pay the exact amount to payTo on one of the networks, or sign an x402 ' +
  'payload, then repeat the request with X-PAYMENT and a brief: in the JSON body, in the query parameter brief, or ' +
  'percent-encoded in the header X-Market-Brief. The answer holds a result_url; read it until the status is delivered.';

/** The service's x402 resources, for crawlers that know only the host name. */
export function manifestParts({ baseUrl, pricing, options, ownershipProofs }: ManifestTerms): DocumentParts {
  const at = (path: string) => `${baseUrl}${path}`;
  const manifest = {
    version: 1,
    name: SERVICE_NAME,
    instructions: INSTRUCTIONS,
    x402Versions: [1, 2],
    networks: options.map(({ network }) => network),
    treasuries: options.map(({ network, asset, payTo }) => ({ network, asset, payTo })),
    endpoints: {
      services: at('/api/x402/services'),
      discover: at('/api/x402/discover'),
      pay: at('/api/x402/pay'),
      trending: at('/api/x402/trending'),
      directory: at('/api/x402/directory'),
      resources: at('/discovery/resources'),
      mcp: pricing.mcpUrl,
      openapi: at('/openapi.json'),
    },
    ownershipProofs,
    resources: [],
  };
  return {
    ...splitBeforeEmptyField(manifest, '[]'),
    renderEntry: ({ id }) => JSON.stringify(pricing.buildUrl(id, 'discover')),
  };
}

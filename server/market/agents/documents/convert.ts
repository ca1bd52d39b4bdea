import type { components } from '../../../../generated/types.gen.ts';
import { ANONYMOUS_PROTOCOL_VERSION } from '../../../../shared/tools/protocol-versions.ts';
import type { AgentDetailRow } from '../detail.ts';

type Schemas = components['schemas'];

export interface AgentDocumentTerms {
  baseUrl: string;
  appUrl: string;
  /** Cheaper services cannot be paid for by x402. */
  minPriceMicro: bigint;
}

/** ERC-8004. Reviews belong to completed orders, which were paid, and never to one's own agent. */
export function toRegistrationFile(
  { agent, services, reviews }: AgentDetailRow,
  { baseUrl, appUrl, minPriceMicro }: AgentDocumentTerms,
): Schemas['RegistrationFile'] {
  const payable = agent.marketable
    ? services.filter(
        ({ price_type, price_micro }) => price_type === 'fixed' && (price_micro ?? 0n) >= minPriceMicro,
      )
    : [];
  return {
    type: 'https://eips.ethereum.org/EIPS/eip-8004#registration-v1',
    name: agent.name,
    description: agent.description,
    image: agent.avatar_url ?? `${baseUrl}/icon.svg`,
    services: [
      { name: 'web', endpoint: `${appUrl}/agents/${agent.slug}` },
      { name: 'MCP', endpoint: `${baseUrl}/api/x402/mcp`, version: ANONYMOUS_PROTOCOL_VERSION },
      ...payable.map(({ id }) => ({
        name: 'x402',
        endpoint: `${baseUrl}/api/x402/discover/${id}`,
        version: '2',
      })),
    ],
    x402Support: payable.length > 0,
    active: agent.marketable,
    registrations: [],
    supportedTrust: ['reputation'],
    reputation: {
      count: agent.reviews_count,
      average: agent.avg_rating,
      feedback: reviews.map(({ rating, comment, created_at }) => ({
        value: rating,
        valueDecimals: 0,
        tag1: 'starred',
        createdAt: created_at.toISOString(),
        comment,
      })),
    },
  };
}

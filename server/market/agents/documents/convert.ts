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

const X402_EXTENSIONS = [
  'https://github.com/google-agentic-commerce/a2a-x402/blob/main/spec/v0.2',
  'https://github.com/google-agentic-commerce/a2a-x402/blob/main/spec/v0.1',
  'https://google-a2a.github.io/A2A/extensions/payments/x402/v0.1',
];

type CardSubject = Pick<Schemas['AgentCard'], 'name' | 'description' | 'skills' | 'url'>;

function buildCard({ url, ...subject }: CardSubject, terms: AgentDocumentTerms): Schemas['AgentCard'] {
  const { baseUrl, appUrl } = terms;
  return {
    ...subject,
    version: '1.0.0',
    supportedInterfaces: ['1.0', '0.3'].map((protocolVersion) => ({
      url,
      protocolBinding: 'JSONRPC',
      protocolVersion,
    })),
    provider: { organization: 'Agent Market', url: appUrl },
    documentationUrl: `${baseUrl}/docs/a2a`,
    iconUrl: `${baseUrl}/icon.svg`,
    capabilities: {
      streaming: true,
      pushNotifications: false,
      extensions: X402_EXTENSIONS.map((uri) => ({
        uri,
        description: 'Hires are paid by x402.',
        required: false,
      })),
    },
    defaultInputModes: ['text/plain', 'application/json'],
    defaultOutputModes: ['text/plain', 'application/octet-stream'],
    url,
    protocolVersion: '0.3.0',
    preferredTransport: 'JSONRPC',
  };
}

export function toMarketCard(terms: AgentDocumentTerms): Schemas['AgentCard'] {
  const skills = [
    {
      id: 'search',
      name: 'Find a service',
      description: 'Describe what you need. The response lists services with their ids.',
      tags: ['search'],
    },
    {
      id: 'hire',
      name: 'Hire an agent',
      description: 'Send a brief with the `service_id` in the metadata, then the payment.',
      tags: ['hire', 'x402'],
    },
  ];
  const description = 'A market of agents that software hires and pays in USDC.';
  return buildCard({ name: 'Agent Market', description, skills, url: `${terms.baseUrl}/a2a` }, terms);
}

export function toAgentCard(row: AgentDetailRow, terms: AgentDocumentTerms): Schemas['AgentCard'] {
  const { id, name, description } = row.agent;
  const skills = listPayable(row, terms).map((service) => ({
    id: service.id,
    name: service.title,
    description: service.description,
    tags: [service.category],
  }));
  return buildCard({ name, description, skills, url: `${terms.baseUrl}/a2a/${id}` }, terms);
}

/** What machines can pay for. */
function listPayable({ agent, services }: AgentDetailRow, { minPriceMicro }: AgentDocumentTerms) {
  if (!agent.marketable) return [];
  return services.filter(
    ({ price_type, price_micro }) => price_type === 'fixed' && (price_micro ?? 0n) >= minPriceMicro,
  );
}

/** ERC-8004. Reviews belong to completed orders, which were paid, and never to one's own agent. */
export function toRegistrationFile(
  row: AgentDetailRow,
  terms: AgentDocumentTerms,
): Schemas['RegistrationFile'] {
  const { agent, reviews } = row;
  const { baseUrl, appUrl } = terms;
  const payable = listPayable(row, terms);
  return {
    type: 'https://eips.ethereum.org/EIPS/eip-8004#registration-v1',
    name: agent.name,
    description: agent.description,
    image: agent.avatar_url ?? `${baseUrl}/icon.svg`,
    services: [
      { name: 'web', endpoint: `${appUrl}/agents/${agent.slug}` },
      {
        name: 'A2A',
        endpoint: `${baseUrl}/a2a/${agent.id}/.well-known/agent-card.json`,
        version: '1.0',
      },
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

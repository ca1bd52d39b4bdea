import { formatUsd } from '../../foundation/platform/money.ts';
import { priceWithFeeOnTop } from '../orders/money/split.ts';
import { type DocumentParts, splitBeforeEmptyField } from './document-parts.ts';
import { INSTRUCTIONS } from './manifest.ts';
import {
  BRIEF,
  BRIEF_ONLY_BODY,
  buildTags,
  PARAMETERS,
  RESPONSES,
  requestBody,
} from './openapi-components.ts';
import type { CatalogRow } from './payable-services.ts';
import { requirementsSchema } from './requirements-schema.ts';

/** OpenAPI 3.1 with one self-contained operation per payable service: many directories do not resolve `$ref`. */
export function buildOpenApiParts(baseUrl: string, ownershipProofs: readonly string[]): DocumentParts {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Agent Market services',
      version: '1.0.0',
      description:
        'Every service that software can hire an agent for with a payment over HTTP, without an account.',
      contact: { name: 'Agent Market', url: baseUrl },
      license: { name: 'MIT', identifier: 'MIT' },
      'x-guidance': INSTRUCTIONS,
    },
    'x-discovery': { ownershipProofs },
    'x-agentcash-provenance': { ownershipProofs },
    'x-agentcash-guidance': { llmsTxtUrl: `${baseUrl}/llms.txt` },
    servers: [{ url: baseUrl }],
    tags: buildTags(),
    paths: {},
  };
  return { ...splitBeforeEmptyField(document, '{}'), renderEntry: buildPathEntry };
}

function buildPathEntry(row: CatalogRow): string {
  const path = JSON.stringify(`/api/x402/discover/${row.id}`);
  const operation = buildOperation(row);
  const get = { operationId: `x402_${row.id}`, parameters: PARAMETERS, ...operation };
  const post = { operationId: `x402_${row.id}_post`, ...operation };
  return `${path}:{"get":${JSON.stringify(get)},"post":${JSON.stringify(post)}}`;
}

/** GET as documented; POST for clients that send no body with GET. */
function buildOperation(row: CatalogRow) {
  const { total_micro } = priceWithFeeOnTop(row.price_micro);
  return {
    summary: row.title,
    description: row.description,
    tags: [row.category],
    security: [],
    requestBody: buildRequestBody(row),
    responses: RESPONSES,
    'x-payment-info': {
      price: { mode: 'fixed', currency: 'USD', amount: formatUsd(total_micro) },
      protocols: [{ x402: {} }],
    },
  };
}

function buildRequestBody({ requirement_fields: fields }: CatalogRow) {
  if (fields.length === 0) return BRIEF_ONLY_BODY;
  return requestBody({
    type: 'object',
    properties: { brief: BRIEF, requirements: requirementsSchema(fields) },
    ...(fields.some(({ required }) => required) && { required: ['requirements'] }),
  });
}

import { formatUsd } from '../../foundation/platform/money.ts';
import { priceWithFeeOnTop } from '../orders/settlement.ts';
import { INSTRUCTIONS } from './manifest.ts';
import { components, REQUEST_BODY, RESPONSES, tags } from './openapi-components.ts';
import { type DocumentParts, openAt } from './parts.ts';
import type { DescribedRow } from './payable.ts';
import { requirementsSchema } from './requirements-schema.ts';

/** OpenAPI 3.1 with one operation per payable service. */
export function openApiParts(baseUrl: string): DocumentParts {
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
    servers: [{ url: baseUrl }],
    tags: tags(),
    components,
    paths: {},
  };
  return { ...openAt(document, '{}'), entry: pathOf };
}

function pathOf(row: DescribedRow): string {
  const path = JSON.stringify(`/api/x402/discover/${row.id}`);
  return `${path}:{"get":${JSON.stringify(operationOf(row))}}`;
}

function operationOf(row: DescribedRow) {
  const { total_micro } = priceWithFeeOnTop(row.price_micro);
  return {
    operationId: `x402_${row.id}`,
    summary: row.title,
    description: row.description,
    tags: [row.category],
    security: [],
    parameters: [{ $ref: '#/components/parameters/Brief' }, { $ref: '#/components/parameters/BriefHeader' }],
    requestBody: requestBodyOf(row),
    responses: RESPONSES,
    'x-payment-info': {
      price: { mode: 'fixed', currency: 'USD', amount: formatUsd(total_micro) },
      protocols: [{ x402: {} }],
    },
  };
}

/** Most services ask for a brief alone and share one description of it. */
function requestBodyOf({ requirement_fields: fields }: DescribedRow) {
  if (fields.length === 0) return REQUEST_BODY;
  const schema = {
    type: 'object',
    properties: { brief: { $ref: '#/components/schemas/Brief' }, requirements: requirementsSchema(fields) },
    ...(fields.some(({ required }) => required) && { required: ['requirements'] }),
  };
  return { content: { 'application/json': { schema } } };
}

import { categories } from './categories.ts';

export function tags() {
  return categories().map((name) => ({ name, description: `Services in ${name.replaceAll('_', ' ')}` }));
}

/** References, because there is one of each per service. */
export const REQUEST_BODY = { $ref: '#/components/requestBodies/Hire' };
export const RESPONSES = {
  '200': { $ref: '#/components/responses/Hired' },
  '402': { $ref: '#/components/responses/PaymentRequired' },
};

const json = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});
const string = (description: string) => ({ type: 'string', description });

export const components = {
  parameters: {
    Brief: {
      name: 'brief',
      in: 'query',
      description: 'The brief, for requests without a body.',
      schema: { $ref: '#/components/schemas/Brief' },
    },
    BriefHeader: {
      name: 'X-Market-Brief',
      in: 'header',
      description: 'The brief as a header; percent-encode what is not ASCII.',
      schema: { type: 'string', maxLength: 8192 },
    },
  },
  requestBodies: { Hire: { content: json('Hire') } },
  responses: {
    Hired: { description: 'The payment was accepted and the order placed.', content: json('Hired') },
    PaymentRequired: {
      description: 'Pay as the body says in USDC, then send the request again with X-PAYMENT.',
      content: json('PaymentRequired'),
    },
  },
  schemas: {
    Brief: {
      type: 'string',
      minLength: 1,
      maxLength: 5000,
      description: 'The work order: what you want done.',
    },
    Hire: {
      type: 'object',
      properties: { brief: { $ref: '#/components/schemas/Brief' }, requirements: { type: 'object' } },
      required: ['brief'],
    },
    Hired: {
      type: 'object',
      properties: {
        order_id: string('The order.'),
        status: string('Where the order stands.'),
        result_url: string('Where to read the order and its deliverables. Keep it secret.'),
      },
      required: ['order_id', 'status', 'result_url'],
    },
    PaymentRequired: {
      type: 'object',
      properties: {
        x402Version: { type: 'integer', const: 1 },
        accepts: { type: 'array', items: { type: 'object' } },
        error: string('What to do next.'),
      },
      required: ['x402Version', 'accepts'],
    },
  },
};

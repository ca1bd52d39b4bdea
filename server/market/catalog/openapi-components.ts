import { listCategories } from './categories.ts';

export function buildTags() {
  return listCategories().map((name) => ({ name, description: `Services in ${name.replaceAll('_', ' ')}` }));
}

const json = (schema: object) => ({ 'application/json': { schema } });
const string = (description: string) => ({ type: 'string', description });

export const BRIEF = {
  type: 'string',
  minLength: 1,
  maxLength: 5000,
  description: 'The work order: what you want done.',
};

export const PARAMETERS = [
  { name: 'brief', in: 'query', description: 'The brief, for requests without a body.', schema: BRIEF },
  {
    name: 'X-Market-Brief',
    in: 'header',
    description: 'The brief as a header. Percent-encode characters that are not ASCII.',
    schema: { type: 'string', maxLength: 8192 },
  },
];

export const requestBody = (schema: object) => ({ content: json(schema) });

/** Most services require only a brief. */
export const BRIEF_ONLY_BODY = requestBody({
  type: 'object',
  properties: { brief: BRIEF, requirements: { type: 'object' } },
  required: ['brief'],
});

export const RESPONSES = {
  '200': {
    description: 'The payment was accepted and the order placed.',
    content: json({
      type: 'object',
      properties: {
        order_id: string('The order.'),
        status: string('Where the order stands.'),
        result_url: string('Where to read the order and its deliverables. Keep it secret.'),
      },
      required: ['order_id', 'status', 'result_url'],
    }),
  },
  '402': {
    description: 'Pay as the body says in USDC, then send the request again with X-PAYMENT.',
    content: json({
      type: 'object',
      properties: {
        x402Version: { type: 'integer', const: 1 },
        accepts: { type: 'array', items: { type: 'object' } },
        error: string('What to do next.'),
      },
      required: ['x402Version', 'accepts'],
    }),
  },
};

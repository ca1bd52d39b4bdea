import { readFileSync } from 'node:fs';

const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));

/** The contract's example response for placing an order. */
export const ORDER_RESPONSE = JSON.stringify(
  contract.paths['/api/orders'].post.responses['201'].content['application/json'].example,
);

import { describe, expect, it } from 'vitest';
import { AppError } from '../../../server/foundation/platform/errors.ts';
import {
  OperationValidator,
  type RawRequest,
} from '../../../server/operations/validation/request-validator.ts';
import { smallContract } from '../../support/contract/small-contract.ts';

const create = OperationValidator.for(smallContract, 'post', '/things');
const get = OperationValidator.for(smallContract, 'get', '/things/{id}');
const act = OperationValidator.for(smallContract, 'patch', '/things/{id}');

const description = 'Long enough to pass';
const raw = (parts: Partial<RawRequest>): RawRequest => ({
  params: {},
  query: {},
  headers: {},
  cookies: {},
  body: undefined,
  ...parts,
});

function validBody(body: object): unknown {
  return create.validate(raw({ body }), 'application/json').body;
}

function refusal(run: () => unknown): { message: string; details: unknown } {
  try {
    run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect([error.status, error.code]).toEqual([400, 'validation_failed']);
    return { message: error.message, details: error.details?.details };
  }
  throw new Error('The request was let through');
}

const refuseBody = (body: unknown) => refusal(() => create.validate(raw({ body }), 'application/json'));
const refuseQuery = (query: Record<string, unknown>) =>
  refusal(() => get.validate(raw({ params: { id: '1' }, query }), undefined));

describe('what fits', () => {
  it('gets the types of the contract in the path and the query, and defaults', () => {
    const { path, query } = get.validate(raw({ params: { id: '7' }, query: { limit: '5' } }), undefined);
    expect({ path, query }).toEqual({ path: { id: 7 }, query: { limit: 5 } });
    expect(get.validate(raw({ params: { id: '7' } }), undefined).query).toEqual({ limit: 20 });
  });

  it('gets defaults in the body, and keeps unknown fields', () => {
    const body = { name: 'abc', description, unheard: 1 };
    expect(validBody(body)).toEqual({ name: 'abc', description, unheard: 1, window: 24 });
  });

  it('may hold an amount as a string or as a number, and neither is changed', () => {
    expect(validBody({ name: 'abc', description, price_usd: '12.50' })).toMatchObject({ price_usd: '12.50' });
    expect(validBody({ name: 'abc', description, price_usd: 12.5 })).toMatchObject({ price_usd: 12.5 });
  });

  it('drops unknown query parameters and headers', () => {
    const request = raw({
      params: { id: '1' },
      query: { nonsense: ['a', 'b'] },
      headers: { 'x-other': 'y' },
    });
    expect(get.validate(request, undefined)).toMatchObject({ query: { limit: 20 }, header: {} });
  });

  it('gives headers the names of the contract, however they were sent', () => {
    const request = raw({ body: { name: 'abc', description }, headers: { 'x-payment-network': 'base' } });
    expect(create.validate(request, 'application/json').header).toEqual({ 'X-Payment-Network': 'base' });
  });

  it('may hold commas, colons and slashes in the query without encoding', () => {
    const query = { status: 'paid,in_progress', min_price: '3.5', tags: 'https://a.example/?b' };
    expect(get.validate(raw({ params: { id: '1' }, query }), undefined).query).toEqual({
      ...query,
      tags: ['https://a.example/?b'],
      limit: 20,
    });
  });

  it('leaves the given request as it was', () => {
    const params = Object.freeze({ id: '7' });
    const query = Object.freeze({ limit: '5' });
    get.validate(raw({ params, query }), undefined);
    expect([params, query]).toEqual([{ id: '7' }, { limit: '5' }]);
  });
});

describe('what does not fit', () => {
  it.each([
    [{ name: 'ab', description }, 'body.name', 'must be 3-40 characters'],
    [{ name: 'a'.repeat(41), description }, 'body.name', 'must be 3-40 characters'],
    [{ name: 'abc' }, 'body.description', 'is required and must be 10-500 characters'],
    [{ name: 'abc', description: 'short' }, 'body.description', 'must be 10-500 characters'],
    [{ name: 5, description }, 'body.name', 'must be a string'],
    [{ name: 'abc', description, category: 'art' }, 'body.category', 'must be one of coding, seo'],
    [{ name: 'abc', description, price_usd: 'ten' }, 'body.price_usd', 'must match `^\\d+(\\.\\d{1,6})?$`'],
    [{ name: 'abc', description, price_usd: true }, 'body.price_usd', 'must be a string or a number'],
    [{ name: 'abc', description, price_usd: -1 }, 'body.price_usd', 'must be at least 0'],
    [
      { name: 'abc', description, urls: ['x'] },
      'body.urls[0]',
      'must be a web address such as https://example.com/page, without a user name or password',
    ],
    [
      { name: 'abc', description, urls: ['https://a.b', 'https://a.b', 'https://a.b'] },
      'body.urls',
      'must have at most 2 items',
    ],
    [{ name: 'abc', description, extra: 1 }, 'body.extra', 'must be an object'],
    [[], 'body', 'must be an object'],
    [null, 'body', 'must be an object'],
    ['text', 'body', 'must be an object'],
  ])('%j is told by the field and by the rule', (body, path, message) => {
    expect(refuseBody(body).details).toEqual([{ path, message }]);
  });

  it('is told all at once, and the sentence leads with the first', () => {
    const { message, details } = refuseBody({ name: 'ab', category: 'art' });
    expect(message).toMatch(/^`\w+` .+\. See `details` for 2 more\.$/);
    expect(details).toHaveLength(3);
  });

  it('is told for the query, the path and the headers too', () => {
    expect(refuseQuery({ limit: '0' }).details).toEqual([
      { path: 'query.limit', message: 'must be 1 to 100' },
    ]);
    expect(refuseQuery({ limit: ['1', '2'] }).message).toBe('`limit` must be a whole number.');
    expect(refusal(() => get.validate(raw({ params: { id: 'x' } }), undefined)).details).toEqual([
      { path: 'path.id', message: 'must be a whole number' },
    ]);
    const headers = { 'x-payment-network': 'tron' };
    const body = { name: 'abc', description };
    expect(refusal(() => create.validate(raw({ body, headers }), 'application/json')).details).toEqual([
      { path: 'header.x-payment-network', message: 'must be one of solana, base' },
    ]);
  });

  it('is told when there is no body at all', () => {
    expect(refusal(() => create.validate(raw({}), undefined)).message).toBe('The body is required.');
  });
});

describe('a body with variants', () => {
  const request = (body: unknown) => raw({ params: { id: 'a' }, body });

  it('is held against the variant it names', () => {
    const pay = { action: 'pay', escrow_tx_hash: 'abc' };
    expect(act.validate(request(pay), 'application/json').body).toEqual(pay);
    const cancel = { action: 'cancel' };
    expect(act.validate(request(cancel), 'application/json').body).toEqual(cancel);
    expect(refusal(() => act.validate(request({ action: 'pay' }), 'application/json')).details).toEqual([
      { path: 'body.escrow_tx_hash', message: 'is required and must be at least 3 characters' },
    ]);
  });

  it.each([{}, { action: 'fly' }, { action: null }])('%j is told which actions there are', (body) => {
    expect(refusal(() => act.validate(request(body), 'application/json'))).toEqual({
      message: '`action` must be one of pay, cancel.',
      details: [{ path: 'body.action', message: 'must be one of pay, cancel' }],
    });
  });

  it('is told to be an object when it is not', () => {
    for (const body of [[], 'pay', null]) {
      expect(refusal(() => act.validate(request(body), 'application/json')).message).toBe(
        'The body must be an object.',
      );
    }
  });
});

import { describe, expect, it } from 'vitest';
import { RouteTable } from '../../../server/web/http/route-table.ts';

const table = new RouteTable<string>();
for (const [method, path] of [
  ['get', '/agents'],
  ['get', '/agents/me'],
  ['patch', '/agents/{id}'],
  ['get', '/agents/{id}'],
  ['get', '/agents/{id}/orders'],
  ['post', '/agents/me/withdraw'],
  ['get', '/agents/{id}/orders/{order}'],
] as const) {
  table.add(method, path, `${method} ${path}`);
}

describe('a path', () => {
  it.each([
    ['GET', '/agents', 'get /agents', {}],
    ['GET', '/agents/', 'get /agents', {}],
    ['GET', '/agents/me', 'get /agents/me', {}],
    ['GET', '/agents/a%2Fb', 'get /agents/{id}', { id: 'a/b' }],
    ['HEAD', '/agents/x', 'get /agents/{id}', { id: 'x' }],
    ['GET', '/agents/x/orders/y', 'get /agents/{id}/orders/{order}', { id: 'x', order: 'y' }],
  ])('%s %s leads to %s', (method, path, value, params) => {
    expect(table.find(method, path)).toEqual({ found: true, value, params });
  });

  it('falls back to a parameter when the fixed segment leads nowhere', () => {
    expect(table.find('GET', '/agents/me/orders')).toMatchObject({ params: { id: 'me' } });
    expect(table.find('PATCH', '/agents/me')).toMatchObject({
      value: 'patch /agents/{id}',
      params: { id: 'me' },
    });
  });

  it.each(['/', '/agent', '/agents//orders', '/agents/x/orders/y/z', '*', '/AGENTS'])(
    '%s is unknown',
    (path) => {
      expect(table.find('GET', path)).toEqual({ found: false, allowed: [] });
    },
  );

  it('with another method is told which there are', () => {
    expect(table.find('DELETE', '/agents/me')).toEqual({ found: false, allowed: ['GET', 'HEAD', 'PATCH'] });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Route, routes } from '../../generated/routes.gen.ts';
import { sandboxRoutes } from '../../sandbox/http/contract.ts';
import {
  getOperation,
  loadContract,
  resolveRef,
  type Schema,
} from '../../server/contract/contract-document.ts';
import { ERROR_ADVICE } from '../../shared/error-advice.ts';
import { PAGES, ROOT } from '../support/docs/pages.ts';

const contract = loadContract();
const textOf = (page: string) => readFileSync(`${ROOT}/${page}`, 'utf8').replaceAll('\n', ' ');
const all: readonly Route[] = [...routes, ...sandboxRoutes];

/** Codes with another status than the one they have. */
function misplaced(text: string): string[] {
  return [...text.matchAll(/\b([45]\d\d) \[?`(\w+)`/g)].flatMap(([said, status, code = '']) => {
    const known = ERROR_ADVICE[code as keyof typeof ERROR_ADVICE];
    return known && known.status !== Number(status) ? [said] : [];
  });
}

const NAMED = /`(GET|HEAD|POST|PUT|PATCH|DELETE) (\/[^\s`?]*)/g;

/** Operations that there are none of. */
function unknown(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, method = '', path = '']) =>
    path.includes('…') || all.some((route) => isAt(route, method, path)) ? [] : [`${method} ${path}`],
  );
}

function isAt(route: Route, method: string, path: string): boolean {
  const [own, asked] = [route.path.split('/'), path.split('/')];
  return (
    route.method.toUpperCase() === method &&
    own.length === asked.length &&
    own.every((part, at) => part === asked[at] || (part.startsWith('{') && asked[at] !== ''))
  );
}

/** These also tell of what was, and of what might be. */
const OTHERS = ['CHANGELOG.md', 'CONTRIBUTING.md'];

describe.each(PAGES.filter((page) => !OTHERS.includes(page)))('%s', (page) => {
  test('names errors with their statuses', () => expect(misplaced(textOf(page))).toEqual([]));
  test('names operations that there are', () => expect(unknown(textOf(page))).toEqual([]));
});

test('what is not so is noticed', () => {
  expect(misplaced('It is 404 [`payment_used`](errors.md), or 409 `payment_used`')).toEqual([
    '404 [`payment_used`',
  ]);
  expect(unknown('Ask `GET /api/nothing`, or `GET /api/orders/{id}`.')).toEqual(['GET /api/nothing']);
});

describe('lists', () => {
  // short lists, and the event feed, which continues after a position
  const OTHERS = ['agents_featured', 'agents_listPendingChanges', 'orders_listPostings', 'events_list'];
  const lists = (routes as readonly Route[]).filter(({ method, path }) => {
    const { 200: answer } = getOperation(contract, method, path).responses;
    const schema = answer && resolveRef(contract, answer).content?.['application/json']?.schema;
    return schema && 'next_cursor' in (resolveRef<Schema>(contract, schema).properties ?? {});
  });

  test('are more than a few', () => expect(lists.length).toBeGreaterThan(15));

  test.each(lists.map((route) => [route.operationId, route] as const).filter(([id]) => !OTHERS.includes(id)))(
    '%s takes limit, offset, page and cursor',
    (_id, { method, path }) => {
      const parameters = (getOperation(contract, method, path).parameters ?? []).map((one) =>
        resolveRef(contract, one),
      );
      expect(parameters.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['limit', 'offset', 'page', 'cursor']),
      );
      const limit = parameters.find(({ name }) => name === 'limit');
      expect(limit?.schema).toMatchObject({ minimum: 1, maximum: 100 });
    },
  );
});

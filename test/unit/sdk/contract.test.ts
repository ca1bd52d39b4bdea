import { AgentMarket, Category, ErrorCode, OrderStatus } from '@agent-market/sdk';
import { expect, it } from 'vitest';
import { calls } from '../../../generated/calls.gen.ts';
import { errorCodes } from '../../../generated/errors.gen.ts';
import { routes } from '../../../generated/routes.gen.ts';
import { ORDER_STATUSES } from '../../../server/market/orders/lifecycle/lifecycle.ts';

type Methods = Record<string, Record<string, unknown>>;

it('every operation of the contract is a method, and nothing else is', () => {
  const market = new AgentMarket({ baseUrl: 'http://localhost' }) as unknown as Methods;
  const methods = Object.entries(market).flatMap(([group, own]) =>
    Object.keys(own).map((name) => `${group}_${name}`),
  );
  expect(methods.sort()).toEqual(routes.map(({ operationId }) => operationId as string).sort());
});

it('every call goes where the contract says, with the credentials it names, in their order', () => {
  const lines: Record<string, Record<string, string>> = calls;
  for (const { group, name, method, path, credentials, crashSafety } of routes) {
    const [verb, target, ...words] = lines[group]?.[name]?.split(' ') ?? [];
    expect(`${verb} ${target}`).toBe(`${method.toUpperCase()} ${path}`);
    const accepted: readonly string[] = credentials.accepted;
    expect(words.filter((word) => accepted.includes(word))).toEqual(accepted.filter((one) => one !== 'x402'));
    expect(words.includes('idempotent'), `${group}.${name}`).toBe(crashSafety !== null);
  }
});

it('a wallet can sign wherever the contract accepts a signature', () => {
  const lines: Record<string, Record<string, string>> = calls;
  for (const { group, name, credentials } of routes) {
    const accepted: readonly string[] = credentials.accepted;
    if (accepted.includes('wallet')) expect(lines[group]?.[name]).toMatch(/ sign-(body|query)\b/);
  }
});

it('the words of the contract can be iterated', () => {
  expect(Object.values(OrderStatus).sort()).toEqual([...ORDER_STATUSES].sort());
  expect(Object.keys(ErrorCode)).toEqual(Object.keys(errorCodes));
  expect(Category.image_gen).toBe('image_gen');
});

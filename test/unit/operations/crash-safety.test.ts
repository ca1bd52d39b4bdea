import { expect, it } from 'vitest';
import { type CrashSafety, routes } from '../../../generated/routes.gen.ts';
import { isRepeatable } from '../../../server/operations/idempotency/crash-safety.ts';

const safetyOf = (id: string) =>
  routes.find(({ operationId }) => operationId === id)?.crashSafety as CrashSafety;
const ask = (id: string, request: { header?: object; body?: object } = {}) =>
  isRepeatable(safetyOf(id), { path: {}, query: {}, cookie: {}, header: {}, body: {}, ...request } as never);

it.each([
  ['messages_send', {}, false],
  ['wallets_send', {}, true],
  ['orders_create', {}, false],
  ['orders_create', { header: { 'X-PAYMENT': '0xabc' } }, true],
  ['orders_create', { header: { 'PAYMENT-SIGNATURE': 'e30=' } }, true],
  ['orders_update', { body: { action: 'pay' } }, true],
  ['orders_update', { body: { action: 'approve' } }, false],
])('%s with %j is run again after a crash: %s', (id, request, expected) => {
  expect(ask(id, request)).toBe(expected);
});

it('lets no field that an operation does not have move a request out of its transaction', () => {
  expect(ask('orders_create', { body: { action: 'pay' } })).toBe(false);
});

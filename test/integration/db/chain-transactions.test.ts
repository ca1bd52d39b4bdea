import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import { applyMigrations } from '../../../server/foundation/db/migrator.ts';
import { createEmptyDatabase } from './empty-database.ts';

const AT = '2026-11-01T00:00:00.000Z';
const LATER = '2026-11-02T00:00:00.000Z';

/** Rows of each state, as they were written when transfers and settlements had each a machine of their own. */
const BEFORE = `
  insert into chain_transfers (id, network, kind, subject_type, subject_id, to_address, amount_micro, funding_network,
    funding_reference, state, attempt, checks, tx_hash, from_address, signed_payload, marker, signed_at, outbid_hashes,
    last_error, is_held, next_attempt_at, settled_at, created_at, updated_at)
  values
    ('pay_new', 'base-mainnet', 'payout', 'order', 'o1', 'them', 5, 'base-mainnet', 'paid', 'prepared', 0, 2, null, null,
      null, null, null, '[]', 'wait', true, '${LATER}', null, '${AT}', '${LATER}'),
    ('pay_sent', 'base-mainnet', 'refund', 'order', 'o2', 'them', 6, null, null, 'sent', 2, 1, '0x2', 'us', 'bytes', 7,
      '${AT}', '["0x1"]', null, false, '${LATER}', null, '${AT}', '${LATER}'),
    ('pay_done', 'solana-mainnet', 'payment_return', 'payment', 'p3', 'them', 7, null, null, 'confirmed', 1, 3, 'sig',
      'us', 'bytes', 900, '${AT}', '[]', null, false, null, '${LATER}', '${AT}', '${LATER}'),
    ('pay_failed', 'base-mainnet', 'payout', 'order', 'o4', 'nowhere', 8, null, null, 'failed', 0, 0, null, null, null,
      null, null, '[]', 'nowhere', false, null, null, '${AT}', '${LATER}');
  insert into x402_settlements (id, network, authorization_key, tx_hash, from_address, signed_payload, marker,
    outbid_hashes, state, request, due_at, created_at, updated_at)
  values
    ('pay_open', 'base-mainnet', '0xa:0x1', '0x5', 'us', 'bytes', 8, '["0x4"]', 'signed', '{"a": 1}', '${LATER}', '${AT}',
      '${LATER}'),
    ('pay_settled', 'solana-mainnet', 'key', 'sig2', 'us', 'bytes', 901, '[]', 'settled', null, null, '${AT}', '${LATER}'),
    ('pay_refused', 'alt-mainnet', '0xa:0x1', '0x6', 'us', 'bytes', 9, '[]', 'failed', null, null, '${AT}', '${LATER}');
  insert into outbox (job, key, payload, created_at, run_at, due_at, done_at) values
    ('send-transfer.v1', 'pay_new@1', '{"transferId": "pay_new"}', '${AT}', '${AT}', '${AT}', null),
    ('send-transfer.v1', 'pay_done@1', '{"transferId": "pay_done"}', '${AT}', '${AT}', '${AT}', '${LATER}');
`;

it('transfers and settlements of every state go on as transactions', async () => {
  await using orm = await openDatabase(await createEmptyDatabase());
  await orm.migrator.up({ to: '0060-payment-intake' });
  const em = orm.em.fork();
  await em.execute(BEFORE);
  await applyMigrations(orm);
  const read = (sql: string) => em.execute<Record<string, unknown>[]>(sql);

  expect(
    await read(`select id, state, attempt, checks, tx_hash, nonce::int, last_block_height::int, outbid_hashes,
      last_error, trouble, next_attempt_at is not null as is_due from chain_transactions order by id`),
  ).toEqual([
    row('pay_done', 'confirmed', { attempt: 1, checks: 3, tx_hash: 'sig', last_block_height: 900 }),
    row('pay_failed', 'failed', { last_error: 'nowhere', trouble: 'failed' }),
    row('pay_new', 'prepared', { checks: 2, last_error: 'wait', trouble: 'held', is_due: true }),
    row('pay_open', 'sent', { attempt: 2, tx_hash: '0x5', nonce: 8, outbid_hashes: ['0x4'], is_due: true }),
    row('pay_refused', 'failed', { trouble: 'failed', attempt: 1, tx_hash: '0x6', nonce: 9 }),
    row('pay_sent', 'sent', {
      attempt: 2,
      checks: 1,
      tx_hash: '0x2',
      nonce: 7,
      outbid_hashes: ['0x1'],
      is_due: true,
    }),
    row('pay_settled', 'confirmed', { attempt: 1, tx_hash: 'sig2', last_block_height: 901 }),
  ]);
  expect(
    await read(
      `select kind || ' ' || subject_type || ' ' || subject_id as subject from chain_transactions order by id`,
    ),
  ).toEqual(
    [
      'payment_return payment p3',
      'payout order o4',
      'payout order o1',
      'settlement authorization base-mainnet/0xa:0x1',
      'settlement authorization alt-mainnet/0xa:0x1',
      'refund order o2',
      'settlement authorization solana-mainnet/key',
    ].map((subject) => ({ subject })),
  );
  expect(await read('select id, to_address, funding_reference from chain_transfers order by id')).toEqual([
    { id: 'pay_done', to_address: 'them', funding_reference: null },
    { id: 'pay_failed', to_address: 'nowhere', funding_reference: null },
    { id: 'pay_new', to_address: 'them', funding_reference: 'paid' },
    { id: 'pay_sent', to_address: 'them', funding_reference: null },
  ]);
  expect(
    await read('select id, request, due_at is not null as is_owed from settlements order by id'),
  ).toEqual([
    { id: 'pay_open', request: { a: 1 }, is_owed: true },
    { id: 'pay_refused', request: null, is_owed: false },
    { id: 'pay_settled', request: null, is_owed: false },
  ]);
  expect(await read('select job, payload from outbox where done_at is null')).toEqual([
    { job: 'follow-transaction.v1', payload: { transactionId: 'pay_new' } },
  ]);
});

function row(id: string, state: string, changes: object) {
  const unsigned = { attempt: 0, tx_hash: null, nonce: null, last_block_height: null, outbid_hashes: [] };
  return { id, state, checks: 0, ...unsigned, last_error: null, trouble: null, is_due: false, ...changes };
}

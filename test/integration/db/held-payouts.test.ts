import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import { applyMigrations } from '../../../server/foundation/db/migrator.ts';
import { createEmptyDatabase } from './empty-database.ts';

const AT = '2026-11-01T00:00:00.000Z';

/** An order whose payout waits, one that is not due and one that is sent. */
const BEFORE = `
  insert into agents (id, name, name_key, slug, description, api_key_hash, api_key_sealed, api_key_last4,
    wallet_solana_address, wallet_solana_sealed, created_at, updated_at)
  values ('agt_1', 'One', 'one', 'one', 'Does things', 'hash', 'sealed', '0000', 'address', 'sealed', '${AT}', '${AT}');
  insert into orders (id, agent_id, service_title, service_category, price_type, brief, status, price_micro, paid_micro,
    payment_network, escrow_tx_hash, payout_micro, payout_held, turnaround_hours, max_revisions, created_at, updated_at)
  select 'ord_' || name, 'agt_1', 'Work', 'image', 'fixed', 'Do it', 'paid', 100, 100, 'base-mainnet', '0x' || name,
    payout, held, 24, 1, '${AT}', '${AT}'
  from (values ('held', 90, true), ('open', null, false), ('sent', 80, false)) given (name, payout, held);
  insert into outbox (job, key, payload, created_at, run_at, due_at, done_at) values
    ('release-payout.v1', 'ord_held@1', '{"orderId": "ord_held"}', '${AT}', '${AT}', '${AT}', null),
    ('release-payout.v1', 'ord_sent@1', '{"orderId": "ord_sent"}', '${AT}', '${AT}', '${AT}', '${AT}');
`;

it('payouts that orders held go on as rows of their own, and so do the jobs that release them', async () => {
  await using orm = await openDatabase(await createEmptyDatabase());
  await orm.migrator.up({ to: '0060-payment-intake' });
  const em = orm.em.fork();
  await em.execute(BEFORE);
  await applyMigrations(orm);
  expect(await em.execute('select * from held_payouts')).toEqual([
    {
      subject_type: 'order',
      subject_id: 'ord_held',
      kind: 'payout',
      agent_id: 'agt_1',
      network: 'base-mainnet',
      asset: 'USDC',
      amount_micro: 90n,
      funding_network: 'base-mainnet',
      funding_reference: '0xheld',
      created_at: new Date(AT),
    },
  ]);
  expect(await em.execute('select job, key, payload from outbox where done_at is null')).toEqual([
    {
      job: 'release-payout.v2',
      key: 'ord_held@1',
      payload: { subjectType: 'order', subjectId: 'ord_held' },
    },
  ]);
});

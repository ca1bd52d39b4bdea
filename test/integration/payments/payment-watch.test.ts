import { expect, it } from 'vitest';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { PaymentWatch } from '../../../server/money/payments/finality/payment-watch.ts';
import { useDatabase } from '../../support/database/orm.ts';

const used = useDatabase();

it('a payment that is found while another process judges it is not lost', async () => {
  await used.database.query(
    `insert into unfinal_payments (id, network, reference, from_address, block_height, missing_since, check_at,
       created_at)
     values ('found', 'base-mainnet', '0x1', '0x2', 1, now() - interval '2 hours', now(), now())`,
  );
  const checkInclusion = async () => {
    await used.database.query('update unfinal_payments set missing_since = null');
    return 'missing';
  };
  const chains = new Map([['base-mainnet', { checkInclusion }]]) as never;
  const watch = new PaymentWatch({ chains, lostPayments: {} as never, clock: systemClock });
  await watch.check(used.em(), 'found');
  expect(await used.database.query('select id from unfinal_payments')).toEqual([{ id: 'found' }]);
});

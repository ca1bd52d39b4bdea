import { expect, it } from 'vitest';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { emitIn } from '../../support/events/feed.ts';

const used = useDatabase({ poolSize: 1 });

/** Where it is deployed, PostgreSQL plans the first five executions of a statement by their values, then decides. */
const AS_DEPLOYED = 'set local plan_cache_mode = auto';
const EXECUTIONS = 12;
const PLANS = `select generic_plans::int as kept from pg_prepared_statements
  where statement like '%insert into "feed_events"%'`;

it('an event is stored by a plan that its connection keeps', async () => {
  const api = { parts: { clock: systemClock } } as never;
  const plans = await used.orm.em.fork().transactional(async (em) => {
    await em.execute(AS_DEPLOYED);
    for (let done = 0; done < EXECUTIONS; done++) await emitIn(api, em, null, { client: { userId: 'ann' } });
    return em.execute<{ kept: number }[]>(PLANS);
  });
  expect(plans).toEqual([{ kept: EXECUTIONS - 5 }]);
});

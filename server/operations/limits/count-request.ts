import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { agentOfKey } from '../../identity/agent-keys.ts';
import { RateLimitCounter } from './rate-limit-counter.entity.ts';

interface Counting {
  key: string;
  points: number;
  now: bigint;
  /** When a window that begins now ends. */
  expire: bigint;
  keyHash: string | null;
}

/** Counts in the window that runs, or in a new one; and in the same round trip tells which agent an API key is of. */
export const countRequest = statement(
  [RateLimitCounter, Agent],
  (db, { key, points, now, expire, keyHash }: Parameters<Counting>) =>
    db
      .with('counted', (cte) =>
        cte
          .insertInto('rate_limit_counters')
          .values({ key, points, expire })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet((eb) => {
              const isOver = eb('rate_limit_counters.expire', '<=', now);
              return {
                points: eb
                  .case()
                  .when(isOver)
                  .then(points)
                  .else(eb('rate_limit_counters.points', '+', points))
                  .end(),
                expire: eb.case().when(isOver).then(expire).else(eb.ref('rate_limit_counters.expire')).end(),
              };
            }),
          )
          .returning(['points', 'expire']),
      )
      .selectFrom('counted')
      .select(['points', 'expire'])
      .select(agentOfKey(keyHash).as('agent_id')),
);

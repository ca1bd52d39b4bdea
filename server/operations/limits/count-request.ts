import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentKey } from '../../identity/agent-key.entity.ts';
import { selectActiveKey } from '../../identity/key-lookup.ts';
import { RateLimitCounter } from './rate-limit-counter.entity.ts';

interface CountParams {
  key: string;
  points: number;
  now: bigint;
  /** The end of a window that starts now. */
  expire: bigint;
  keyHash: string | null;
  requestedAt: Date | null;
}

/** Counts in the current window or a new one, and looks up an API key in the same round trip. */
export const countRequest = statement(
  [RateLimitCounter, AgentKey, Agent],
  (db, { key, points, now, expire, keyHash, requestedAt }: Parameters<CountParams>) =>
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
      .leftJoin(selectActiveKey(keyHash, requestedAt).as('holder'), (join) => join.onTrue())
      .select(['counted.points', 'counted.expire'])
      .select(['holder.agent_id', 'holder.key_id', 'holder.scopes', 'holder.is_use_due']),
);

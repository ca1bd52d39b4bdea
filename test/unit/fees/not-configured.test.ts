import { expect, it } from 'vitest';
import type { RequestContext } from '../../../server/contract/request-context.ts';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { feesHandlers } from '../../../server/money/creator-fees/handlers.ts';

const handlers = feesHandlers({ fees: undefined, chains: new Map(), clock: systemClock });
const context = { em: () => ({}), caller: { kind: 'admin' } } as unknown as RequestContext;

it.each(Object.entries(handlers))('%s says that creator fees are not configured', async (_name, handle) => {
  const answer = (handle as (request: object, context: RequestContext) => Promise<unknown>)(
    { query: {}, body: {} },
    context,
  );
  await expect(answer).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    message: expect.stringContaining('CREATOR_FEE_KEY'),
  });
});

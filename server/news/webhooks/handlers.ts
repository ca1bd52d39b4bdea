import type { WebhooksHandlers } from '../../../generated/handlers.gen.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { pageRequest } from '../../foundation/browse/page.ts';
import { toDelivery, toDeliveryDetail } from './convert.ts';
import { listDeliveries, readExchanges } from './delivery-reads.ts';
import type { ReplayService } from './replay-service.ts';

export function webhooksHandlers(replays: ReplayService): WebhooksHandlers<RequestContext> {
  return {
    async listDeliveries({ query }, context) {
      const { status, event, order_id: orderId } = query;
      const filter = { status, event, orderId };
      const page = await listDeliveries(context.em(), agentIdOf(context), filter, pageRequest(query));
      return list(page.rows.map(toDelivery), page.total, page.nextCursor);
    },
    async getDelivery({ path }, context) {
      return ok(toDeliveryDetail(await readExchanges(context.em(), agentIdOf(context), path.id)));
    },
    async replay({ path }, context) {
      return ok(toDelivery(await replays.replay(context.em(), agentIdOf(context), path.id)));
    },
    async sendTest(_request, context) {
      return created(toDelivery(await replays.sendTest(context.em(), agentIdOf(context))));
    },
  };
}

/** The contract lets nobody else in. */
function agentIdOf({ caller }: RequestContext): string {
  if (caller.kind !== 'agent') throw new Error(`An agent was expected, not ${caller.kind}`);
  return caller.agentId;
}

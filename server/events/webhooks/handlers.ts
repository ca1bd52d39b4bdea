import type { WebhooksHandlers } from '../../../generated/handlers.gen.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { requireAgentOwner } from '../../identity/agent-ownership.ts';
import { getAgent } from '../../identity/get-agent.ts';
import { toDelivery, toDeliveryDetail, toRotatedSecret } from './convert.ts';
import { getDeliveryDetail, listDeliveries } from './delivery-reads.ts';
import type { ReplayService } from './replay-service.ts';
import type { WebhookSecretService } from './secret-service.ts';

export interface WebhooksHandlersOptions {
  replays: ReplayService;
  secrets: WebhookSecretService;
}

const DEFAULT_OVERLAP_SECONDS = 86_400;

export function webhooksHandlers({
  replays,
  secrets,
}: WebhooksHandlersOptions): WebhooksHandlers<RequestContext> {
  return {
    async listDeliveries({ query }, context) {
      const { status, event, order_id: orderId } = query;
      const filter = { status, event, orderId };
      const agentId = getAgentId(context);
      const page = await context.read((em) => listDeliveries(em, agentId, filter, parsePageRequest(query)));
      return list(page.rows.map(toDelivery), page.total, page.nextCursor);
    },
    async getDelivery({ path }, context) {
      return ok(toDeliveryDetail(await getDeliveryDetail(context.em(), getAgentId(context), path.id)));
    },
    async replay({ path }, context) {
      return ok(toDelivery(await replays.replay(context.em(), getAgentId(context), path.id)));
    },
    async recover({ body }, context) {
      const queued = await replays.recover(context.em(), getAgentId(context), new Date(body.since));
      return ok({ queued });
    },
    async sendTest(_request, context) {
      return created(toDelivery(await replays.sendTest(context.em(), getAgentId(context))));
    },
    async rotateSecret({ path, body }, context) {
      const { caller } = context;
      const em = context.em();
      const agent = await getAgent(em, path.id, caller);
      await requireAgentOwner(em, caller, agent);
      const overlap = body?.overlap_seconds ?? DEFAULT_OVERLAP_SECONDS;
      const rotated = await secrets.rotate(context.em(), { agentId: agent.id, caller }, overlap);
      return { ...ok(toRotatedSecret(rotated)), headers: { 'Cache-Control': 'no-store' as const } };
    },
  };
}

/** The contract allows only agents. */
function getAgentId({ caller }: RequestContext): string {
  if (caller.kind !== 'agent') throw new Error(`An agent was expected, not ${caller.kind}`);
  return caller.agentId;
}

import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import type { EventData } from './announcement.ts';
import { WEBHOOKS_CHANNEL } from './channel.ts';
import { type DeliveryRow, noSuchDelivery, readDelivery } from './delivery-reads.ts';
import type { WebhookEvents } from './events.ts';
import { ATTEMPTS } from './policy.ts';

export interface ReplayServiceOptions {
  clock: Clock;
  events: WebhookEvents;
}

const FIND = `
  select d.status, agent.endpoint_url from webhook_deliveries d join agents agent on agent.id = d.agent_id
  where d.id = ? and d.agent_id = ? for no key update of d`;

/** Behind what its order is still waiting to send. */
const REPLAY = `
  update webhook_deliveries set status = 'pending', turn = default, replays = replays + 1,
    attempts_allowed = attempts + ${ATTEMPTS}, next_attempt_at = clock_timestamp(), endpoint_url = ?
  where id = ? returning pg_notify('${WEBHOOKS_CHANNEL}', '')::text`;

/** What agents may ask to be sent. */
export class ReplayService {
  readonly #options: ReplayServiceOptions;

  constructor(options: ReplayServiceOptions) {
    this.#options = options;
  }

  /** Sends a delivery again, under its id. */
  async replay(em: EntityManager, agentId: string, id: string): Promise<DeliveryRow> {
    return em.transactional(async (tx) => {
      const [found] = await tx.execute<{ status: DeliveryRow['status']; endpoint_url: string | null }[]>(
        FIND,
        [id, agentId],
      );
      if (!found) throw noSuchDelivery();
      if (found.status === 'pending') {
        throw new ConflictError('conflict', 'This delivery still has an attempt due; wait for its end');
      }
      if (found.endpoint_url === null) throw noEndpoint();
      await tx.execute(REPLAY, [found.endpoint_url, id]);
      return readDelivery(tx, id);
    });
  }

  /** An event that means nothing, to try the endpoint with. */
  async sendTest(em: EntityManager, agentId: string): Promise<DeliveryRow> {
    const { clock, events } = this.#options;
    const data: EventData<'webhook.test'> = {
      agent_id: agentId,
      message: 'This is a test. If its signature verifies, your endpoint is ready.',
      sent_at: clock.now().toISOString(),
    };
    return em.transactional(async (tx) => {
      const id = await events.emit(tx, { agentId, event: 'webhook.test', orderId: null, data });
      if (id === undefined) throw noEndpoint();
      return readDelivery(tx, id);
    });
  }
}

function noEndpoint(): ConflictError {
  return new ConflictError('conflict', 'No endpoint_url is set; set one with PATCH /api/agents/me');
}

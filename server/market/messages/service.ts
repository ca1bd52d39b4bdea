import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { Caller } from '../../identity/caller.ts';
import { lockForParty, type PartyOrder, readForParty } from '../orders/access.ts';
import { clientNameOf } from '../orders/events.ts';
import type { OrderSteps } from '../orders/steps.ts';
import { insertMessage, type MessageRow, readThread } from './rows.ts';

/** The thread of an order. When messages are possible, and what they cause, is in the orders' transition table. */
export class MessageService {
  readonly #clock: Clock;
  readonly #steps: OrderSteps;

  constructor(clock: Clock, steps: OrderSteps) {
    this.#clock = clock;
    this.#steps = steps;
  }

  async list(
    em: EntityManager,
    caller: Caller,
    orderId: string,
    page: PageRequest,
  ): Promise<Page<MessageRow>> {
    await readForParty(em, orderId, caller);
    return readThread(em, orderId, page);
  }

  async send(em: EntityManager, caller: Caller, orderId: string, content: string): Promise<MessageRow> {
    if (content.trim() === '') throw invalidFields([{ path: 'body.content', message: 'must say something' }]);
    return em.transactional(async (tx) => {
      const party = speakingParty(await lockForParty(tx, orderId, caller));
      await this.#steps.take(tx, party, 'message', { note: content });
      const message = this.#messageOf(party, content);
      await insertMessage(tx, message);
      return message;
    });
  }

  #messageOf({ order, actors, actorId }: PartyOrder, content: string): MessageRow {
    const sender = actors.includes('client')
      ? { sender_type: 'client' as const, sender_id: actorId ?? '', sender_name: clientNameOf(order) }
      : { sender_type: 'agent' as const, sender_id: order.agent_id, sender_name: order.provider_name };
    return {
      id: newId('msg', this.#clock),
      order_id: order.id,
      ...sender,
      content,
      created_at: this.#clock.now(),
    };
  }
}

/** Whoever hired their own agent speaks as the client; the agent has its key to speak with. */
function speakingParty(party: PartyOrder): PartyOrder {
  return party.actors.includes('client') ? { ...party, actors: ['client'] } : party;
}

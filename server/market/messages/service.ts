import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import type { Caller } from '../../identity/caller.ts';
import { getOrderForParty, lockOrderForParty, type PartyOrder } from '../orders/access.ts';
import { clientDisplayName } from '../orders/lifecycle/events.ts';
import type { OrderTransitions } from '../orders/lifecycle/transitions.ts';
import { insertMessage, listMessages, type MessageRow } from './message-row.ts';

/** The thread of an order. The orders' transition table says when messages are possible and what they cause. */
export class MessageService {
  readonly #clock: Clock;
  readonly #transitions: OrderTransitions;

  constructor(clock: Clock, steps: OrderTransitions) {
    this.#clock = clock;
    this.#transitions = steps;
  }

  async list(
    em: EntityManager,
    caller: Caller,
    orderId: string,
    page: PageRequest,
  ): Promise<Page<MessageRow>> {
    await getOrderForParty(em, orderId, caller);
    return listMessages(em, orderId, page);
  }

  async send(em: EntityManager, caller: Caller, orderId: string, content: string): Promise<MessageRow> {
    if (content.trim() === '')
      throw invalidFieldsError([{ path: 'body.content', message: 'must not be blank' }]);
    return em.transactional(async (tx) => {
      const party = asSingleActor(await lockOrderForParty(tx, orderId, caller));
      await this.#transitions.apply(tx, party, 'message', { note: content });
      const message = this.#buildMessage(party, content);
      await insertMessage(tx, message);
      return message;
    });
  }

  #buildMessage({ order, actors, actorId }: PartyOrder, content: string): MessageRow {
    const sender = actors.includes('client')
      ? { sender_type: 'client' as const, sender_id: actorId ?? '', sender_name: clientDisplayName(order) }
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

/** The owner who hired its own agent writes as the client; the agent writes with its key. */
function asSingleActor(party: PartyOrder): PartyOrder {
  return party.actors.includes('client') ? { ...party, actors: ['client'] } : party;
}

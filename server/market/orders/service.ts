import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Caller } from '../../identity/caller.ts';
import { lockForParty, type PartyOrder } from './access.ts';
import {
  askForGeneration,
  checkDeliveries,
  checkOutputs,
  countUnanswered,
  type DeliverableRow,
  type Delivery,
  storeDeliveries,
} from './deliverables.ts';
import { QuotaExhaustedError, WorkspaceExpiredError } from './errors.ts';
import type { Trigger } from './lifecycle.ts';
import { lockedWithPayout } from './payout-lock.ts';
import type { OrderRow } from './rows.ts';
import { priceOf } from './settlement.ts';
import type { OrderSteps, StepInput } from './steps.ts';

export interface OrdersServiceOptions {
  clock: Clock;
  steps: OrderSteps;
}

export type Resolution =
  | { kind: 'release' | 'refund'; note: string }
  | { kind: 'split'; note: string; agentPercent: number };

/** Steps that need nothing but the party who takes them. */
export type PlainStep = Extract<Trigger, 'accept' | 'approve' | 'start' | 'cancel' | 'dispute'>;

export interface GenerationMade {
  deliverable: DeliverableRow;
  order: OrderRow;
}

/** What the parties of an order do with it. Each is one transaction that holds the order from beginning to end. */
export class OrdersService {
  readonly #options: OrdersServiceOptions;

  constructor(options: OrdersServiceOptions) {
    this.#options = options;
  }

  step(em: EntityManager, id: string, caller: Caller, step: PlainStep, note?: string): Promise<OrderRow> {
    const take = (tx: EntityManager, party: PartyOrder) => this.#take(tx, party, step, { note });
    return step === 'cancel' ? lockedWithPayout(em, id, caller, take) : this.#locked(em, id, caller, take);
  }

  async quote(em: EntityManager, id: string, caller: Caller, priceMicro: bigint): Promise<OrderRow> {
    const changes = priceOf(priceMicro);
    return this.#locked(em, id, caller, (tx, party) => this.#take(tx, party, 'quote', { changes }));
  }

  revise(em: EntityManager, id: string, caller: Caller, feedback: string): Promise<OrderRow> {
    return this.#locked(em, id, caller, (tx, party) => {
      const changes = { revision_count: party.order.revision_count + 1 };
      return this.#take(tx, party, 'revision', { changes, note: feedback });
    });
  }

  async deliver(
    em: EntityManager,
    id: string,
    caller: Caller,
    deliveries: readonly Delivery[],
  ): Promise<OrderRow> {
    checkDeliveries(deliveries);
    return this.#locked(em, id, caller, async (tx, party) => {
      const { order } = party;
      checkOutputs(deliveries, order);
      const waiting = order.workspace_expires_at === null ? 0 : await countUnanswered(tx, id);
      const answered = deliveries.filter(({ deliverableId }) => deliverableId !== undefined).length;
      const last = deliveries.at(-1);
      const changes = {
        deliverable_url: last?.url ?? null,
        ...(last && { deliverable_media_type: last.mediaType }),
      };
      const delivered = await this.#take(tx, party, 'deliver', { changes, unanswered: waiting - answered });
      await storeDeliveries(tx, this.#options.clock, id, deliveries);
      return delivered;
    });
  }

  /** One more output of a workspace. */
  generate(em: EntityManager, id: string, caller: Caller, prompt: string): Promise<GenerationMade> {
    return this.#locked(em, id, caller, async (tx, party) => {
      // others are refused by the transition table, whatever the workspace
      if (party.actors.includes('client')) this.#checkWorkspace(party.order);
      const changes = { quota_used: party.order.quota_used + 1 };
      const { clock } = this.#options;
      const deliverableId = newId('dlv', clock);
      const order = await this.#take(tx, party, 'generate', { changes, note: prompt, deliverableId });
      return {
        order,
        deliverable: await askForGeneration(tx, clock, { id: deliverableId, orderId: id, prompt }),
      };
    });
  }

  /** An administrator ends a dispute. */
  mediate(em: EntityManager, id: string, caller: Caller, resolution: Resolution): Promise<OrderRow> {
    return lockedWithPayout(em, id, caller, (tx, party) =>
      this.#take(tx, party, `mediate_${resolution.kind}`, {
        note: resolution.note,
        ...(resolution.kind === 'split' && { agentPercent: resolution.agentPercent }),
      }),
    );
  }

  /** Orders without a workspace are refused by the transition table, with what is possible for them. */
  #checkWorkspace({ quota_total, quota_used, workspace_expires_at }: OrderRow): void {
    if (quota_total === null || workspace_expires_at === null) return;
    if (this.#options.clock.now() >= workspace_expires_at) {
      throw new WorkspaceExpiredError(workspace_expires_at);
    }
    if (quota_total > 0 && quota_used >= quota_total) throw new QuotaExhaustedError(quota_total);
  }

  #take(tx: EntityManager, party: PartyOrder, trigger: Trigger, input: StepInput): Promise<OrderRow> {
    return this.#options.steps.take(tx, party, trigger, input);
  }

  #locked<T>(
    em: EntityManager,
    id: string,
    caller: Caller,
    work: (tx: EntityManager, party: PartyOrder) => Promise<T>,
  ): Promise<T> {
    return em.transactional(async (tx) => work(tx, await lockForParty(tx, id, caller)));
  }
}

import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Caller } from '../../identity/caller.ts';
import { lockForParty, type PartyOrder } from './access.ts';
import {
  checkDeliveries,
  checkOutputs,
  type DeliverableRow,
  type Delivery,
  storeDeliveries,
} from './deliverables.ts';
import { QuotaExhaustedError, WorkspaceExpiredError } from './errors.ts';
import { askForGeneration, NO_OUTPUTS, tallyOutputs } from './generations.ts';
import type { Trigger } from './lifecycle.ts';
import { lockedWithPayout } from './payout-lock.ts';
import type { OrderRow } from './rows.ts';
import { percentage, priceOf } from './settlement.ts';
import type { OrderSteps, StepInput } from './steps.ts';
import { deadlineWhenAnswered, deadlineWhenAsked, earnedShare } from './workspace.ts';

export interface OrdersServiceOptions {
  clock: Clock;
  steps: OrderSteps;
}

export type Resolution =
  | { kind: 'release' | 'refund'; note: string }
  | { kind: 'split'; note: string; agentPercent: number };

/** Steps that need nothing but the party who takes them. */
export type PlainStep = Extract<Trigger, 'accept' | 'approve' | 'start' | 'dispute'>;

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
    return this.#locked(em, id, caller, (tx, party) => this.#take(tx, party, step, { note }));
  }

  /** Of a workspace that is under way the client gets back what was not used. */
  cancel(em: EntityManager, id: string, caller: Caller, note: string | undefined): Promise<OrderRow> {
    return lockedWithPayout(em, id, caller, async (tx, party) => {
      const { order } = party;
      if (order.workspace_expires_at === null) return this.#take(tx, party, 'cancel', { note });
      const { unanswered } = await tallyOutputs(tx, id);
      const agentShare = earnedShare(order, { unanswered });
      return this.#take(tx, party, 'cancel', { note, unanswered, agentShare });
    });
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
      const answering = deliveries.flatMap(({ deliverableId }) => deliverableId ?? []);
      const isWorkspace = order.workspace_expires_at !== null;
      const tally = isWorkspace ? await tallyOutputs(tx, id, answering) : NO_OUTPUTS;
      checkOutputs(deliveries, order, tally.unasked);
      const last = deliveries.at(-1);
      const changes = {
        deliverable_url: last?.url ?? null,
        ...(last && { deliverable_media_type: last.mediaType }),
        ...(answering.length > 0 && {
          deadline_at: deadlineWhenAnswered(order, tally, this.#options.clock.now()),
        }),
      };
      const { unanswered } = tally;
      const delivered = await this.#take(tx, party, 'deliver', { changes, unanswered });
      await storeDeliveries(tx, this.#options.clock, id, deliveries);
      return delivered;
    });
  }

  /** One more output of a workspace. */
  generate(em: EntityManager, id: string, caller: Caller, prompt: string): Promise<GenerationMade> {
    return this.#locked(em, id, caller, async (tx, party) => {
      // others are refused by the transition table, whatever the workspace
      if (party.actors.includes('client')) this.#checkWorkspace(party.order);
      const { clock } = this.#options;
      const changes = {
        quota_used: party.order.quota_used + 1,
        deadline_at: deadlineWhenAsked(party.order, clock.now()),
      };
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
        ...(resolution.kind === 'split' && { agentShare: percentage(resolution.agentPercent) }),
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

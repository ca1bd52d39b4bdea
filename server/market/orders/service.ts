import type { EntityManager } from '../../foundation/db/orm.ts';
import { transactionalPipelined } from '../../foundation/db/pipelined-transaction.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Caller } from '../../identity/caller.ts';
import type { UploadedFiles } from '../uploads/uploaded-files.ts';
import { lockOrderForParty, type PartyOrder, requestOrderLock } from './access.ts';
import { QuotaExhaustedError, WorkspaceExpiredError } from './errors.ts';
import type { Trigger } from './lifecycle/lifecycle.ts';
import type { OrderTransitions, ReadOrder, TransitionInput } from './lifecycle/transitions.ts';
import { requestPayeeSettings } from './money/payee-settings.ts';
import { withLockedPayout } from './money/payout-lock.ts';
import { buildPrice, percentShare } from './money/split.ts';
import type { OrderRow } from './order-row.ts';
import {
  checkDeliverables,
  checkOutputLimit,
  type DeliverableInput,
  type DeliverableRow,
  storeDeliverables,
} from './work/deliverables.ts';
import { countOutputs, insertGeneration, NO_OUTPUTS } from './work/generations.ts';
import { identifyDeliverables } from './work/identify-deliverables.ts';
import { computeEarnedShare, deadlineAfterDelivery, deadlineAfterRequest } from './work/workspace.ts';

export interface OrdersServiceOptions {
  clock: Clock;
  transitions: OrderTransitions;
  files: UploadedFiles;
}

export type Resolution =
  | { kind: 'release' | 'refund'; note: string }
  | { kind: 'split'; note: string; agentPercent: number };

/** Steps that need nothing but the party. */
export type SimpleTrigger = Extract<Trigger, 'accept' | 'approve' | 'start' | 'dispute'>;

export interface CreatedGeneration {
  deliverable: DeliverableRow;
  order: OrderRow;
}

/** What the parties of an order do. Each is one transaction that locks the order. */
export class OrdersService {
  readonly #options: OrdersServiceOptions;

  constructor(options: OrdersServiceOptions) {
    this.#options = options;
  }

  transition(
    em: EntityManager,
    id: string,
    caller: Caller,
    step: SimpleTrigger,
    note?: string,
  ): Promise<OrderRow> {
    if (step === 'approve') return this.#approve(em, id, caller, note);
    return this.#withLockedOrder(em, id, caller, (tx, party) =>
      this.#applyTransition(tx, party, step, { note }),
    );
  }

  /** Requests what the payout needs together with the lock. */
  async #approve(em: EntityManager, id: string, caller: Caller, note: string | undefined): Promise<OrderRow> {
    const read = await transactionalPipelined(em, async (tx) => {
      const lock = await requestOrderLock(tx, id, caller);
      const readSettings = await requestPayeeSettings(tx, id);
      const party = await lock();
      const payeeSettings = await readSettings();
      return this.#applyTransition(tx, party, 'approve', { note, payeeSettings });
    });
    return read();
  }

  /** When an active workspace is cancelled, the client gets the unused part back. */
  async cancel(em: EntityManager, id: string, caller: Caller, note: string | undefined): Promise<OrderRow> {
    const read = await withLockedPayout(em, id, caller, async (tx, party) => {
      const { order } = party;
      if (order.workspace_expires_at === null) return this.#applyTransition(tx, party, 'cancel', { note });
      const { unanswered } = await countOutputs(tx, id);
      const agentShare = computeEarnedShare(order, { unanswered });
      return this.#applyTransition(tx, party, 'cancel', { note, unanswered, agentShare });
    });
    return read();
  }

  async quote(em: EntityManager, id: string, caller: Caller, priceMicro: bigint): Promise<OrderRow> {
    const changes = buildPrice(priceMicro);
    return this.#withLockedOrder(em, id, caller, (tx, party) =>
      this.#applyTransition(tx, party, 'quote', { changes }),
    );
  }

  requestRevision(em: EntityManager, id: string, caller: Caller, feedback: string): Promise<OrderRow> {
    return this.#withLockedOrder(em, id, caller, (tx, party) => {
      const changes = { revision_count: party.order.revision_count + 1 };
      return this.#applyTransition(tx, party, 'revision', { changes, note: feedback });
    });
  }

  async deliver(
    em: EntityManager,
    id: string,
    caller: Caller,
    deliveries: readonly DeliverableInput[],
  ): Promise<OrderRow> {
    checkDeliverables(deliveries);
    const { clock, files } = this.#options;
    const delivered = await identifyDeliverables(em, files, clock, deliveries);
    return this.#withLockedOrder(em, id, caller, async (tx, party) => {
      const { order } = party;
      const answering = deliveries.flatMap(({ deliverableId }) => deliverableId ?? []);
      const isWorkspace = order.workspace_expires_at !== null;
      const tally = isWorkspace ? await countOutputs(tx, id, answering) : NO_OUTPUTS;
      checkOutputLimit(deliveries, order, tally.unprompted);
      const last = deliveries.at(-1);
      const changes = {
        deliverable_url: last?.url ?? null,
        ...(last && { deliverable_media_type: last.mediaType }),
        ...(answering.length > 0 && {
          deadline_at: deadlineAfterDelivery(order, tally, clock.now()),
        }),
      };
      const { unanswered } = tally;
      const readOrder = await this.#applyTransition(tx, party, 'deliver', { changes, unanswered, delivered });
      await storeDeliverables(tx, clock, order, delivered);
      return readOrder;
    });
  }

  /** One more output of a workspace. */
  generate(em: EntityManager, id: string, caller: Caller, prompt: string): Promise<CreatedGeneration> {
    return this.#withLockedOrder(em, id, caller, async (tx, party) => {
      // the transition table rejects orders without workspace
      if (party.actors.includes('client')) this.#requireOpenWorkspace(party.order);
      const { clock } = this.#options;
      const changes = {
        quota_used: party.order.quota_used + 1,
        deadline_at: deadlineAfterRequest(party.order, clock.now()),
      };
      const deliverableId = newId('dlv', clock);
      const readOrder = await this.#applyTransition(tx, party, 'generate', {
        changes,
        note: prompt,
        deliverableId,
      });
      const deliverable = await insertGeneration(tx, clock, { id: deliverableId, orderId: id, prompt });
      return async () => ({ order: await readOrder(), deliverable });
    });
  }

  /** An administrator resolves a dispute. */
  async mediate(em: EntityManager, id: string, caller: Caller, resolution: Resolution): Promise<OrderRow> {
    const read = await withLockedPayout(em, id, caller, (tx, party) =>
      this.#applyTransition(tx, party, `mediate_${resolution.kind}`, {
        note: resolution.note,
        ...(resolution.kind === 'split' && { agentShare: percentShare(resolution.agentPercent) }),
      }),
    );
    return read();
  }

  /** The transition table rejects orders without workspace and names what is possible. */
  #requireOpenWorkspace({ quota_total, quota_used, workspace_expires_at }: OrderRow): void {
    if (quota_total === null || workspace_expires_at === null) return;
    if (this.#options.clock.now() >= workspace_expires_at) {
      throw new WorkspaceExpiredError(workspace_expires_at);
    }
    if (quota_total > 0 && quota_used >= quota_total) throw new QuotaExhaustedError(quota_total);
  }

  #applyTransition(
    tx: EntityManager,
    party: PartyOrder,
    trigger: Trigger,
    input: TransitionInput,
  ): Promise<ReadOrder> {
    return this.#options.transitions.apply(tx, party, trigger, input);
  }

  /** The result is read after the commit. */
  async #withLockedOrder<T>(
    em: EntityManager,
    id: string,
    caller: Caller,
    work: (tx: EntityManager, party: PartyOrder) => Promise<() => Promise<T>>,
  ): Promise<T> {
    const read = await transactionalPipelined(em, async (tx) =>
      work(tx, await lockOrderForParty(tx, id, caller)),
    );
    return read();
  }
}

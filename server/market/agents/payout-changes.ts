import { LockMode } from '@mikro-orm/core';
import type { PayoutField } from '../../../generated/vocabulary.gen.ts';
import type { NotificationService } from '../../events/notifications/service.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentChange } from '../../identity/agent-change.entity.ts';
import { ChangeAlreadyAppliedError, changeNotFoundError } from './errors.ts';
import { changeRequestedNotice, payoutChangedNotice } from './payout-change-notices.ts';

const DELAY_MS = 24 * 3600 * 1000;

const COLUMNS = {
  payout_wallet: 'payoutWallet',
  payout_chain: 'payoutChain',
  payout_address_base: 'payoutAddressBase',
} as const;

type PayoutColumn = (typeof COLUMNS)[PayoutField];

/** Omitted fields stay unchanged. */
export type PayoutSettings = Partial<Pick<Agent, PayoutColumn>>;

interface PayoutChangesOptions {
  clock: Clock;
  notifications: NotificationService;
}

interface ChangeOrigin {
  requestedBy: string;
  /** The owner has given custody proof. */
  isProven: boolean;
}

/** Changes of payout settings. Callers must hold the agent's lock, unless noted. */
export class PayoutChanges {
  readonly #options: PayoutChangesOptions;

  constructor(options: PayoutChangesOptions) {
    this.#options = options;
  }

  /** At once with custody proof or if nothing is redirected; otherwise a day later. */
  async update(
    em: EntityManager,
    agent: Agent,
    settings: PayoutSettings,
    request: ChangeOrigin,
  ): Promise<void> {
    const fields = changedFields(settings);
    if (fields.length === 0) return;
    await this.applyDue(em, agent);
    const isDelayed = !request.isProven && hasOwner(agent) && hasPayoutAddress(agent);
    if (isDelayed) await this.#scheduleChange(em, agent, settings, request.requestedBy);
    else await this.#applyNow(em, agent, settings, request.isProven);
  }

  /** Applies due changes. */
  async applyDue(em: EntityManager, agent: Agent, now = this.#now()): Promise<void> {
    const due = await em.find(
      AgentChange,
      { agent: agent.id, state: 'pending', effectiveAt: { $lte: now } },
      { orderBy: { effectiveAt: 'asc', id: 'asc' } },
    );
    if (due.length === 0) return;
    for (const change of due) {
      const column = COLUMNS[change.field];
      change.previousValue = agent[column] ?? null;
      endChange(change, 'applied', now);
      setPayoutColumn(agent, column, change.value ?? null);
    }
    agent.updatedAt = now;
    await em.flush();
    const fields = due.map(({ field }) => field);
    await this.#options.notifications.notify(em, payoutChangedNotice(agent, fields, due[0]?.id ?? ''));
  }

  /** The same without the agent's lock. */
  async lockAndApplyDue(em: EntityManager, agentId: string, now: Date): Promise<void> {
    await this.applyDue(em, await lockAgent(em, agentId), now);
  }

  /** Stops a change that is not in effect yet; no-op if it has ended. */
  async cancel(em: EntityManager, agentId: string, changeId: string): Promise<void> {
    await em.transactional(async (tx) => {
      const agent = await lockAgent(tx, agentId);
      await this.applyDue(tx, agent);
      const change = await tx.findOne(AgentChange, { id: changeId, agent: agentId });
      if (!change) throw changeNotFoundError();
      if (change.state === 'applied') throw new ChangeAlreadyAppliedError(change.effectiveAt);
      if (change.state === 'pending') endChange(change, 'cancelled', this.#now());
    });
  }

  async #applyNow(
    em: EntityManager,
    agent: Agent,
    settings: PayoutSettings,
    isProven: boolean,
  ): Promise<void> {
    const fields = changedFields(settings);
    const before = fields.map((field) => agent[COLUMNS[field]]);
    const now = this.#now();
    const ended = isProven ? (['pending', 'applied'] as const) : (['pending'] as const);
    const changes = await em.find(AgentChange, { agent: agent.id, field: fields, state: [...ended] });
    for (const change of changes) endChange(change, 'superseded', now);
    Object.assign(agent, settings);
    const changed = fields.filter((field, index) => agent[COLUMNS[field]] !== before[index]);
    if (isProven || !hasOwner(agent) || changed.length === 0) return;
    await this.#options.notifications.notify(
      em,
      payoutChangedNotice(agent, changed, newId('chg', this.#options.clock)),
    );
  }

  async #scheduleChange(
    em: EntityManager,
    agent: Agent,
    settings: PayoutSettings,
    by: string,
  ): Promise<void> {
    const pending = await em.find(AgentChange, { agent: agent.id, state: 'pending' });
    const wanted = changedFields(settings).filter((field) => {
      const known = pending.find((change) => change.field === field);
      return known?.value !== settings[COLUMNS[field]];
    });
    const now = this.#now();
    for (const change of pending) if (wanted.includes(change.field)) endChange(change, 'superseded', now);
    // the replaced row must free its unique key first
    await em.flush();
    const changes = wanted
      .filter((field) => settings[COLUMNS[field]] !== agent[COLUMNS[field]])
      .map((field) =>
        em.create(AgentChange, {
          id: newId('chg', this.#options.clock),
          agent: agent.id,
          field,
          value: settings[COLUMNS[field]] ?? null,
          previousValue: null,
          state: 'pending',
          requestedBy: by,
          effectiveAt: new Date(now.getTime() + DELAY_MS),
          createdAt: now,
          updatedAt: now,
        }),
      );
    await em.flush();
    await this.#options.notifications.notify(
      em,
      ...changes.map((change) => changeRequestedNotice(agent, change)),
    );
  }

  #now(): Date {
    return this.#options.clock.now();
  }
}

async function lockAgent(em: EntityManager, id: string): Promise<Agent> {
  return em.findOneOrFail(Agent, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

function endChange(change: AgentChange, state: AgentChange['state'], now: Date): void {
  change.state = state;
  change.updatedAt = now;
}

function setPayoutColumn(agent: Agent, column: PayoutColumn, value: string | null): void {
  Object.assign(agent, { [column]: value });
}

function changedFields(settings: PayoutSettings): PayoutField[] {
  return (Object.keys(COLUMNS) as PayoutField[]).filter((field) => COLUMNS[field] in settings);
}

export function hasOwner({ ownerWallet, ownerUserId }: Agent): boolean {
  return ownerWallet !== null || ownerUserId !== null;
}

/** Notifies that payouts have an address. */
function hasPayoutAddress({ payoutWallet, payoutAddressBase, ownerWallet }: Agent): boolean {
  return [payoutWallet, payoutAddressBase, ownerWallet].some((address) => address !== null);
}

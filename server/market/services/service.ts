import { LockMode } from '@mikro-orm/core';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { ownsAgent, requireAgentOrOwner } from '../../identity/agent-ownership.ts';
import { findAgent } from '../../identity/find-agent.ts';
import { browseAgentServices } from './browse.ts';
import { noSuchService, readService, type ServiceRow } from './rows.ts';
import { Service } from './service.entity.ts';
import { changedTerms, checkTerms, type ServiceChanges, type ServiceTerms } from './terms.ts';

export type Caller = Parameters<typeof requireAgentOrOwner>[1];

export class ServicesService {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async create(
    em: EntityManager,
    caller: Caller,
    agentRef: string,
    terms: ServiceTerms,
  ): Promise<ServiceRow> {
    checkTerms(terms);
    return em.transactional(async (tx) => {
      const agent = await findAgent(tx, agentRef, caller);
      await requireAgentOrOwner(tx, caller, agent);
      const id = newId('svc', this.#clock);
      await lockAgent(tx, agent.id);
      const now = this.#clock.now();
      tx.create(Service, { ...terms, id, agent, createdAt: now, updatedAt: now });
      await tx.flush();
      return readService(tx, id);
    });
  }

  async update(em: EntityManager, caller: Caller, id: string, changes: ServiceChanges): Promise<ServiceRow> {
    return em.transactional(async (tx) => {
      const service = await lockOwn(tx, caller, id);
      const { active = service.active, ...changed } = changes;
      const terms = changedTerms(termsOf(service), changed);
      checkTerms(terms);
      tx.assign(service, { ...terms, active, updatedAt: this.#clock.now() });
      await tx.flush();
      return readService(tx, id);
    });
  }

  /** Takes a listing down; doing it again changes nothing. */
  async deactivate(em: EntityManager, caller: Caller, id: string): Promise<void> {
    await em.transactional(async (tx) => {
      const service = await lockOwn(tx, caller, id);
      if (!service.active) return;
      service.active = false;
      service.updatedAt = this.#clock.now();
    });
  }

  /** Newest first. The agent and its owner also see what was taken down. */
  async listForAgent(
    em: EntityManager,
    caller: Caller,
    agentRef: string,
    page: PageRequest,
  ): Promise<Page<ServiceRow>> {
    const agent = await findAgent(em, agentRef, caller);
    const isOwn =
      (caller.kind === 'agent' && caller.agentId === agent.id) || (await ownsAgent(em, caller, agent));
    return browseAgentServices(em, agent.id, isOwn, page);
  }
}

/**
 * The agent is locked before its listing, always: showing or hiding an agent locks them in this order too, so that
 * the two wait for each other instead of deadlocking.
 */
async function lockOwn(tx: EntityManager, caller: Caller, id: string): Promise<Service> {
  const [found] = await tx.execute<{ agent_id: string }[]>('select agent_id from services where id = ?', [
    id,
  ]);
  if (!found) throw noSuchService();
  const agent = await tx.findOneOrFail(Agent, found.agent_id);
  await requireAgentOrOwner(tx, caller, agent);
  await lockAgent(tx, agent.id);
  return tx.findOneOrFail(Service, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

async function lockAgent(tx: EntityManager, agentId: string): Promise<void> {
  await tx.execute('select from agents where id = ? for no key update', [agentId]);
}

function termsOf(service: Service): ServiceTerms {
  const { category, title, description, priceType, turnaroundHours, deliverables } = service;
  const { quotaLimit, generationLimit, maxRevisions, requirementFields } = service;
  return {
    category,
    title,
    description,
    priceMicro: service.priceMicro ?? null,
    priceType,
    turnaroundHours,
    deliverables,
    demoUrl: service.demoUrl ?? null,
    quotaLimit,
    generationLimit,
    maxRevisions,
    requirementFields,
  };
}

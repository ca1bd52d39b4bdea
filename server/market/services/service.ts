import { LockMode } from '@mikro-orm/core';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { ownsAgent, requireAgentOrOwner } from '../../identity/agent-ownership.ts';
import type { Caller } from '../../identity/caller.ts';
import { getAgent } from '../../identity/get-agent.ts';
import { browseAgentServices } from './browse.ts';
import { Service } from './service.entity.ts';
import { getService, type ServiceRow, serviceNotFoundError } from './service-row.ts';
import { mergeTerms, type ServiceChanges, type ServiceTerms, validateTerms } from './terms.ts';

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
    const checked = validateTerms(terms);
    return em.transactional(async (tx) => {
      const agent = await getAgent(tx, agentRef, caller);
      await requireAgentOrOwner(tx, caller, agent);
      const id = newId('svc', this.#clock);
      await lockAgent(tx, agent.id);
      const now = this.#clock.now();
      tx.create(Service, { ...checked, id, agent, createdAt: now, updatedAt: now });
      await tx.flush();
      return getService(tx, id);
    });
  }

  async update(em: EntityManager, caller: Caller, id: string, changes: ServiceChanges): Promise<ServiceRow> {
    return em.transactional(async (tx) => {
      const service = await lockOwnService(tx, caller, id);
      const { active = service.active, ...changed } = changes;
      const terms = validateTerms(mergeTerms(currentTerms(service), changed));
      tx.assign(service, { ...terms, active, updatedAt: this.#clock.now() });
      await tx.flush();
      return getService(tx, id);
    });
  }

  /** Deactivates a service; repeating it changes nothing. */
  async deactivate(em: EntityManager, caller: Caller, id: string): Promise<void> {
    await em.transactional(async (tx) => {
      const service = await lockOwnService(tx, caller, id);
      if (!service.active) return;
      service.active = false;
      service.updatedAt = this.#clock.now();
    });
  }

  /** Newest first. The agent and its owner also see inactive services. */
  async listForAgent(
    em: EntityManager,
    caller: Caller,
    agentRef: string,
    page: PageRequest,
  ): Promise<Page<ServiceRow>> {
    const agent = await getAgent(em, agentRef, caller);
    const isOwn =
      (caller.kind === 'agent' && caller.agentId === agent.id) || (await ownsAgent(em, caller, agent));
    return browseAgentServices(em, agent.id, isOwn, page);
  }
}

const findAgentId = statement([Service], (db, { id }: Parameters<{ id: string }>) =>
  db.selectFrom('services').select('agent_id').where('id', '=', id),
);

/** Always locks the agent before its service, as showing or hiding an agent does, to avoid deadlocks. */
async function lockOwnService(tx: EntityManager, caller: Caller, id: string): Promise<Service> {
  const found = await findAgentId.firstRow(tx, { id });
  if (!found) throw serviceNotFoundError();
  const agent = await tx.findOneOrFail(Agent, found.agent_id);
  await requireAgentOrOwner(tx, caller, agent);
  await lockAgent(tx, agent.id);
  return tx.findOneOrFail(Service, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

const lockAgentRow = statement([Agent], (db, { id }: Parameters<{ id: string }>) =>
  db.selectFrom('agents').select('id').where('id', '=', id).forNoKeyUpdate(),
);

async function lockAgent(tx: EntityManager, id: string): Promise<void> {
  await lockAgentRow.rows(tx, { id });
}

function currentTerms(service: Service): ServiceTerms {
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

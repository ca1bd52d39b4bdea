import { LockMode } from '@mikro-orm/core';
import type { KeyScope } from '../../../../generated/vocabulary.gen.ts';
import type { NotificationService } from '../../../events/notifications/service.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { assertAuthorityDeclared } from '../../../foundation/platform/operation-authority.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { AgentKey } from '../../../identity/agent-key.entity.ts';
import { requireAgentOwner } from '../../../identity/agent-ownership.ts';
import type { AgentSecrets } from '../../../identity/agent-secrets.ts';
import type { Caller } from '../../../identity/caller.ts';
import { createAgentKey } from '../../../identity/create-agent-key.ts';
import { agentNotFoundError } from '../../../identity/get-agent.ts';
import { KeyAlreadyRotatedError, keyNotFoundError, TooManyKeysError } from './errors.ts';
import { keyCreatedNotice, keyRevokedNotice, keyRotatedNotice } from './notices.ts';
import { countActiveKeys } from './reads.ts';

const MAX_KEYS = 20;

export interface AgentKeyServiceOptions {
  clock: Clock;
  secrets: AgentSecrets;
  notifications: NotificationService;
}

/** The agent and the caller. */
export interface KeyOwner {
  agentId: string;
  caller: Caller;
}

export interface NewKey {
  name: string;
  scopes: readonly KeyScope[];
  expiresAt: Date | null;
}

/** A key that is shown once. */
export interface IssuedKey {
  apiKey: string;
  key: AgentKey;
}

/** Creates, rotates and revokes the keys of agents for their owners. */
export class AgentKeyService {
  readonly #options: AgentKeyServiceOptions;

  constructor(options: AgentKeyServiceOptions) {
    this.#options = options;
  }

  create(em: EntityManager, owner: KeyOwner, asked: NewKey): Promise<IssuedKey> {
    return this.#withLockedAgent(em, owner, async (tx, agent) => {
      await this.#requireBelowKeyLimit(tx, agent);
      const { apiKey, row } = createAgentKey(this.#options, {
        agentId: agent.id,
        isPrimary: false,
        ...asked,
      });
      const key = await this.#insert(tx, row);
      await this.#options.notifications.notify(tx, keyCreatedNotice(agent, key));
      return { apiKey, key };
    });
  }

  rotate(em: EntityManager, owner: KeyOwner, keyId: string, overlapSeconds: number): Promise<IssuedKey> {
    return this.#withLockedAgent(em, owner, async (tx, agent) => {
      const old = await getKey(tx, agent, keyId);
      if (old.successorId) throw new KeyAlreadyRotatedError(old.successorId);
      const now = this.#options.clock.now();
      const wasLive = isActiveAt(old, now);
      if (!wasLive) await this.#requireBelowKeyLimit(tx, agent);
      const { name, scopes, isPrimary } = old;
      const expiresAt = old.expiresAt ? new Date(now.getTime() + lifetimeMs(old, old.expiresAt)) : null;
      const { apiKey, row } = createAgentKey(this.#options, {
        agentId: agent.id,
        name,
        scopes,
        isPrimary,
        expiresAt,
      });
      await tx.nativeUpdate(
        AgentKey,
        { successorId: old.id, revokedAt: null, expiresAt: { $gt: now } },
        { revokedAt: now },
      );
      const validUntil = wasLive ? overlapEnd(old, now, overlapSeconds) : undefined;
      Object.assign(old, { isPrimary: false, keySealed: null, successorId: row.id });
      if (validUntil) old.expiresAt = validUntil;
      else old.revokedAt ??= now;
      await tx.flush();
      const key = await this.#insert(tx, row);
      await this.#options.notifications.notify(tx, keyRotatedNotice(agent, old, validUntil));
      return { apiKey, key };
    });
  }

  /** Revoking a key again changes nothing. */
  revoke(em: EntityManager, owner: KeyOwner, keyId: string): Promise<AgentKey> {
    return this.#withLockedAgent(em, owner, async (tx, agent) => {
      const key = await getKey(tx, agent, keyId);
      if (key.revokedAt) return key;
      Object.assign(key, { revokedAt: this.#options.clock.now(), keySealed: null });
      await this.#options.notifications.notify(tx, keyRevokedNotice(agent, key));
      return key;
    });
  }

  /** Serializes changes of an agent's keys. */
  #withLockedAgent<T>(
    em: EntityManager,
    { agentId, caller }: KeyOwner,
    work: (tx: EntityManager, agent: Agent) => Promise<T>,
  ): Promise<T> {
    assertAuthorityDeclared('redirect');
    return em.transactional(async (tx) => {
      const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const agent = await tx.findOne(Agent, { id: agentId, active: true }, locked);
      if (!agent) throw agentNotFoundError();
      await requireAgentOwner(tx, caller, agent);
      return work(tx, agent);
    });
  }

  async #requireBelowKeyLimit(em: EntityManager, { id }: Agent): Promise<void> {
    const live = await countActiveKeys(em, id, this.#options.clock.now());
    if (live >= MAX_KEYS) throw new TooManyKeysError(MAX_KEYS);
  }

  async #insert(em: EntityManager, row: ReturnType<typeof createAgentKey>['row']): Promise<AgentKey> {
    const key = em.create(AgentKey, row);
    em.persist(key);
    await em.flush();
    return key;
  }
}

async function getKey(em: EntityManager, agent: Agent, keyId: string): Promise<AgentKey> {
  const key = await em.findOne(AgentKey, { id: keyId, agent: agent.id });
  if (!key) throw keyNotFoundError();
  return key;
}

function isActiveAt({ revokedAt, expiresAt }: AgentKey, now: Date): boolean {
  return !revokedAt && (!expiresAt || expiresAt > now);
}

function lifetimeMs({ createdAt }: AgentKey, expiresAt: Date): number {
  return expiresAt.getTime() - createdAt.getTime();
}

/** Until when a replaced key is valid; undefined if it ends at once. An overlap never extends a key. */
function overlapEnd({ expiresAt }: AgentKey, now: Date, overlapSeconds: number): Date | undefined {
  if (overlapSeconds === 0) return undefined;
  const end = new Date(now.getTime() + overlapSeconds * 1000);
  return expiresAt && expiresAt < end ? expiresAt : end;
}

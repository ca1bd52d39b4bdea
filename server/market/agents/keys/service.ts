import { LockMode } from '@mikro-orm/core';
import type { KeyScope } from '../../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { assertDeclared } from '../../../foundation/platform/authorized-kinds.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { AgentKey } from '../../../identity/agent-key.entity.ts';
import { requireAgentOwner } from '../../../identity/agent-ownership.ts';
import type { AgentSecrets } from '../../../identity/agent-secrets.ts';
import type { Caller } from '../../../identity/caller.ts';
import { noSuchAgent } from '../../../identity/find-agent.ts';
import { newAgentKey } from '../../../identity/new-agent-key.ts';
import type { NotificationService } from '../../../news/notifications/service.ts';
import { KeyReplacedError, noSuchKey, TooManyKeysError } from './errors.ts';
import { keyCreatedNotice, keyRevokedNotice, keyRotatedNotice } from './notices.ts';
import { countLiveKeys } from './reads.ts';

const MOST_KEYS = 20;

export interface AgentKeyServiceOptions {
  clock: Clock;
  secrets: AgentSecrets;
  notifications: NotificationService;
}

/** Whose keys, and who asks. */
export interface KeyOwner {
  agentId: string;
  caller: Caller;
}

export interface NewKey {
  name: string;
  scopes: readonly KeyScope[];
  expiresAt: Date | null;
}

/** A key that can be read now and never again. */
export interface IssuedKey {
  apiKey: string;
  key: AgentKey;
}

/** Gives keys to agents and takes them away, in the name of their owners. */
export class AgentKeyService {
  readonly #options: AgentKeyServiceOptions;

  constructor(options: AgentKeyServiceOptions) {
    this.#options = options;
  }

  create(em: EntityManager, owner: KeyOwner, asked: NewKey): Promise<IssuedKey> {
    return this.#change(em, owner, async (tx, agent) => {
      await this.#requireRoom(tx, agent);
      const { apiKey, row } = newAgentKey(this.#options, { agentId: agent.id, isPrimary: false, ...asked });
      const key = await this.#insert(tx, row);
      await this.#options.notifications.notify(tx, keyCreatedNotice(agent, key));
      return { apiKey, key };
    });
  }

  rotate(em: EntityManager, owner: KeyOwner, keyId: string, overlapSeconds: number): Promise<IssuedKey> {
    return this.#change(em, owner, async (tx, agent) => {
      const old = await findKey(tx, agent, keyId);
      if (old.successorId) throw new KeyReplacedError(old.successorId);
      const now = this.#options.clock.now();
      const wasLive = isLiveAt(old, now);
      if (!wasLive) await this.#requireRoom(tx, agent);
      const { name, scopes, isPrimary } = old;
      const expiresAt = old.expiresAt ? new Date(now.getTime() + lifetimeMs(old, old.expiresAt)) : null;
      const { apiKey, row } = newAgentKey(this.#options, {
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
      const validUntil = wasLive ? endOf(old, now, overlapSeconds) : undefined;
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
    return this.#change(em, owner, async (tx, agent) => {
      const key = await findKey(tx, agent, keyId);
      if (key.revokedAt) return key;
      Object.assign(key, { revokedAt: this.#options.clock.now(), keySealed: null });
      await this.#options.notifications.notify(tx, keyRevokedNotice(agent, key));
      return key;
    });
  }

  /** One change of an agent's keys at a time. */
  #change<T>(
    em: EntityManager,
    { agentId, caller }: KeyOwner,
    work: (tx: EntityManager, agent: Agent) => Promise<T>,
  ): Promise<T> {
    assertDeclared('redirect');
    return em.transactional(async (tx) => {
      const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const agent = await tx.findOne(Agent, { id: agentId, active: true }, locked);
      if (!agent) throw noSuchAgent();
      await requireAgentOwner(tx, caller, agent);
      return work(tx, agent);
    });
  }

  async #requireRoom(em: EntityManager, { id }: Agent): Promise<void> {
    const live = await countLiveKeys(em, id, this.#options.clock.now());
    if (live >= MOST_KEYS) throw new TooManyKeysError(MOST_KEYS);
  }

  async #insert(em: EntityManager, row: ReturnType<typeof newAgentKey>['row']): Promise<AgentKey> {
    const key = em.create(AgentKey, row);
    em.persist(key);
    await em.flush();
    return key;
  }
}

async function findKey(em: EntityManager, agent: Agent, keyId: string): Promise<AgentKey> {
  const key = await em.findOne(AgentKey, { id: keyId, agent: agent.id });
  if (!key) throw noSuchKey();
  return key;
}

function isLiveAt({ revokedAt, expiresAt }: AgentKey, now: Date): boolean {
  return !revokedAt && (!expiresAt || expiresAt > now);
}

function lifetimeMs({ createdAt }: AgentKey, expiresAt: Date): number {
  return expiresAt.getTime() - createdAt.getTime();
}

/** Until when a replaced key is valid; undefined when it ends at once. An overlap never makes a key valid for longer. */
function endOf({ expiresAt }: AgentKey, now: Date, overlapSeconds: number): Date | undefined {
  if (overlapSeconds === 0) return undefined;
  const end = new Date(now.getTime() + overlapSeconds * 1000);
  return expiresAt && expiresAt < end ? expiresAt : end;
}

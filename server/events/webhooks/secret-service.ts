import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { assertAuthorityDeclared } from '../../foundation/platform/operation-authority.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { requireAgentOwner } from '../../identity/agent-ownership.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { Caller } from '../../identity/caller.ts';
import { agentNotFoundError } from '../../identity/get-agent.ts';
import type { NotificationService } from '../notifications/service.ts';
import { NoWebhookSecretError } from './errors.ts';
import { buildSecretRotatedNotice } from './notices.ts';

export interface WebhookSecretServiceOptions {
  clock: Clock;
  secrets: AgentSecrets;
  notifications: NotificationService;
}

export interface RotatedSecret {
  webhookSecret: string;
  previousValidUntil: Date;
}

/** Rotates webhook secrets. Deliveries leased from then on are signed with both, until the overlap ends. */
export class WebhookSecretService {
  readonly #options: WebhookSecretServiceOptions;

  constructor(options: WebhookSecretServiceOptions) {
    this.#options = options;
  }

  rotate(
    em: EntityManager,
    { agentId, caller }: { agentId: string; caller: Caller },
    overlapSeconds: number,
  ): Promise<RotatedSecret> {
    assertAuthorityDeclared('reveal');
    const { clock, secrets, notifications } = this.#options;
    return em.transactional(async (tx) => {
      const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const agent = await tx.findOne(Agent, { id: agentId, active: true }, locked);
      if (!agent) throw agentNotFoundError();
      await requireAgentOwner(tx, caller, agent);
      if (!agent.webhookSecretSealed) throw new NoWebhookSecretError();
      const now = clock.now();
      const previousValidUntil = new Date(now.getTime() + overlapSeconds * 1000);
      const { webhookSecret, webhookSecretSealed } = secrets.createWebhookSecret(agent.id);
      agent.webhookSecretPreviousSealed =
        overlapSeconds === 0 ? null : secrets.resealPreviousSecret(agent.id, agent.webhookSecretSealed);
      agent.webhookSecretPreviousUntil = previousValidUntil;
      agent.webhookSecretSealed = webhookSecretSealed;
      agent.updatedAt = now;
      await notifications.notify(tx, buildSecretRotatedNotice(agent, previousValidUntil));
      return { webhookSecret, previousValidUntil };
    });
  }
}

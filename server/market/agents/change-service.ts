import { LockMode } from '@mikro-orm/core';
import type { Category, WebhookEventName } from '../../../generated/vocabulary.gen.ts';
import type { NotificationService } from '../../events/notifications/service.ts';
import type { EndpointGuard } from '../../events/webhooks/endpoint-guard.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { findViolatedConstraint } from '../../foundation/db/unique-violation.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { assertAuthorityDeclared } from '../../foundation/platform/operation-authority.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { ownsAgent } from '../../identity/agent-ownership.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { Caller } from '../../identity/caller.ts';
import { formatCallerId } from '../../identity/caller-id.ts';
import { agentNotFoundError } from '../../identity/get-agent.ts';
import { toNameKey } from './agent-name.ts';
import { attachPaidAgents } from './attach-paid-agents.ts';
import { type BountyAlerts, replaceBountyAlerts } from './bounty-alerts.ts';
import { AgentAlreadyOwnedError, NameTakenError } from './errors.ts';
import { isSameWallet } from './owner.ts';
import { additionalEndpointChangedNotice, endpointChangedNotice } from './payout-change-notices.ts';
import { hasOwner, type PayoutChanges, type PayoutSettings } from './payout-changes.ts';

export interface ChangeServiceOptions {
  clock: Clock;
  secrets: AgentSecrets;
  endpoints: EndpointGuard;
  notifications: NotificationService;
  payoutChanges: PayoutChanges;
}

/** Omitted fields stay unchanged. */
export interface AgentChanges {
  name?: string;
  description?: string;
  avatarUrl?: string | null;
  endpointUrl?: string | null;
  webhookEvents?: WebhookEventName[] | null;
  hasExtendedRetries?: boolean;
  additionalEndpointUrl?: string | null;
  additionalEndpointEvents?: WebhookEventName[] | null;
  capabilities?: readonly Category[];
  aiModels?: readonly string[];
}

/** What the caller has proven besides its identity. */
interface CustodyAuthority {
  readonly hasCustodyProof: boolean;
  requireCustodyProof(): Promise<void>;
}

/** The requested change and its requester. */
export interface ChangeRequest {
  caller: Caller;
  authority: CustodyAuthority;
  changes: AgentChanges;
  payoutSettings: PayoutSettings;
  /** Null removes them. */
  bountyAlerts: BountyAlerts | null | undefined;
  /** A wallet that has proven it wants the agent. Whether it may own it is decided under the row lock. */
  newOwner: NewOwner | undefined;
}

const changesPayoutSettings = ({ payoutSettings }: ChangeRequest) => Object.keys(payoutSettings).length > 0;

export class AgentChangeService {
  readonly #options: ChangeServiceOptions;

  constructor(options: ChangeServiceOptions) {
    this.#options = options;
  }

  async change(em: EntityManager, agentId: string, request: ChangeRequest): Promise<void> {
    const { endpointUrl, additionalEndpointUrl } = request.changes;
    const changesEndpoints = endpointUrl !== undefined || additionalEndpointUrl !== undefined;
    if (changesEndpoints || changesPayoutSettings(request)) assertAuthorityDeclared('redirect');
    const { endpoints } = this.#options;
    if (endpointUrl) await endpoints.assertPublicEndpoint(endpointUrl);
    if (additionalEndpointUrl) {
      await endpoints.assertPublicEndpoint(additionalEndpointUrl, 'additional_endpoints');
    }
    try {
      await em.transactional((tx) => this.#change(tx, agentId, request));
    } catch (error) {
      throw findViolatedConstraint(error) === 'agents_name_key_unique' ? new NameTakenError() : error;
    }
  }

  /** Before an owner recovers keys: attaches agents that its wallets paid for before they were proven. */
  attachPaidAgents(em: EntityManager, caller: Caller): Promise<void> {
    return attachPaidAgents(em, this.#options.clock, caller);
  }

  async #change(tx: EntityManager, agentId: string, request: ChangeRequest): Promise<void> {
    const { changes, newOwner, authority } = request;
    const agent = await tx.findOne(
      Agent,
      { id: agentId, active: true },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!agent) throw agentNotFoundError();
    const { endpointUrl, additionalEndpointUrl } = agent;
    this.#apply(agent, changes);
    if (hasOwner(agent)) {
      const { notifications } = this.#options;
      if (agent.endpointUrl !== endpointUrl) await notifications.notify(tx, endpointChangedNotice(agent));
      if (agent.additionalEndpointUrl !== additionalEndpointUrl) {
        await notifications.notify(tx, additionalEndpointChangedNotice(agent));
      }
    }
    if (request.bountyAlerts !== undefined) await replaceBountyAlerts(tx, agentId, request.bountyAlerts);
    if (changesPayoutSettings(request)) await this.#redirectPayouts(tx, agent, request);
    if (newOwner) await attachOwner(agent, newOwner, authority);
  }

  async #redirectPayouts(tx: EntityManager, agent: Agent, request: ChangeRequest): Promise<void> {
    const { caller, authority, payoutSettings } = request;
    await this.#options.payoutChanges.update(tx, agent, payoutSettings, {
      requestedBy: formatCallerId(caller) ?? caller.kind,
      isProven: authority.hasCustodyProof && (await ownsAgent(tx, caller, agent)),
    });
  }

  #apply(agent: Agent, { capabilities, aiModels, ...plain }: AgentChanges): void {
    Object.assign(agent, plain);
    if (plain.name !== undefined) agent.nameKey = toNameKey(plain.name);
    if (plain.endpointUrl !== undefined) agent.webhookPausedAt = null;
    if (plain.additionalEndpointUrl !== undefined) agent.additionalEndpointPausedAt = null;
    if (capabilities) agent.capabilities = [...new Set(capabilities)];
    if (aiModels) agent.aiModels = [...new Set(aiModels)];
    if ((agent.endpointUrl || agent.additionalEndpointUrl) && !agent.webhookSecretSealed) {
      agent.webhookSecretSealed = this.#options.secrets.createWebhookSecret(agent.id).webhookSecretSealed;
    }
    agent.updatedAt = this.#options.clock.now();
  }
}

export interface NewOwner {
  wallet: string;
  /** Requested by the owning user, who may add a wallet. */
  isRequestedByUser: boolean;
}

/** Once: an agent keeps its wallet, and a key cannot give an owned agent away. */
async function attachOwner(
  agent: Agent,
  { wallet, isRequestedByUser }: NewOwner,
  authority: CustodyAuthority,
): Promise<void> {
  if (agent.ownerWallet) {
    if (!isSameWallet(agent.ownerWallet, wallet)) throw new AgentAlreadyOwnedError();
    // the payer has proven this wallet by now
    if (agent.ownerProof === 'x402') agent.ownerProof = 'wallet';
    return;
  }
  // a registration with an unlocked payment proves no wallet
  const isUnproven = agent.ownerProof === 'x402' && agent.ownerUserId === null;
  if (agent.ownerProof && !isRequestedByUser && !isUnproven) throw new AgentAlreadyOwnedError();
  // the wallet will own the agent, and payouts may go there
  if (agent.ownerProof && !isUnproven) await authority.requireCustodyProof();
  agent.ownerWallet = wallet;
  agent.ownerWalletKey = normalizeWalletAddress(wallet);
  if (isUnproven) agent.ownerProof = 'wallet';
  agent.ownerProof ??= 'wallet';
  agent.marketable = true;
}

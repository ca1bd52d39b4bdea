import { LockMode } from '@mikro-orm/core';
import type { Category, WalletChain } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { violatedUnique } from '../../foundation/db/unique-violation.ts';
import { assertDeclared } from '../../foundation/platform/authorized-kinds.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import { noSuchAgent } from '../../identity/find-agent.ts';
import type { EndpointGuard } from '../../news/webhooks/endpoint-guard.ts';
import { AlreadyOwnedError, NameTakenError } from './errors.ts';
import { nameKeyOf } from './name.ts';
import { isSame } from './owner.ts';

export interface ChangeServiceOptions {
  clock: Clock;
  secrets: AgentSecrets;
  endpoints: EndpointGuard;
}

/** What is left out stays as it is. */
export interface AgentChanges {
  name?: string;
  description?: string;
  avatarUrl?: string | null;
  endpointUrl?: string | null;
  capabilities?: readonly Category[];
  aiModels?: readonly string[];
  payoutWallet?: string | null;
  payoutChain?: WalletChain | null;
  payoutAddressBase?: string | null;
}

/** Fields that say where money and webhooks go. */
const DESTINATIONS = ['payoutWallet', 'payoutChain', 'payoutAddressBase', 'endpointUrl'] as const;

const redirects = (changes: AgentChanges) => DESTINATIONS.some((field) => changes[field] !== undefined);

export class AgentChangeService {
  readonly #options: ChangeServiceOptions;

  constructor(options: ChangeServiceOptions) {
    this.#options = options;
  }

  /** `newOwner` is a wallet that has shown it wants the agent. Whether it may have it is decided under the row's lock. */
  async change(
    em: EntityManager,
    agentId: string,
    changes: AgentChanges,
    newOwner: NewOwner | undefined,
  ): Promise<void> {
    if (redirects(changes)) assertDeclared('redirect');
    if (changes.endpointUrl) await this.#options.endpoints.assertPublicEndpoint(changes.endpointUrl);
    try {
      await em.transactional(async (tx) => {
        const agent = await tx.findOne(
          Agent,
          { id: agentId, active: true },
          { lockMode: LockMode.PESSIMISTIC_WRITE },
        );
        if (!agent) throw noSuchAgent();
        this.#apply(agent, changes);
        if (newOwner) attachOwner(agent, newOwner);
      });
    } catch (error) {
      throw violatedUnique(error) === 'agents_name_key_unique' ? new NameTakenError() : error;
    }
  }

  #apply(agent: Agent, { capabilities, aiModels, ...plain }: AgentChanges): void {
    Object.assign(agent, plain);
    if (plain.name !== undefined) agent.nameKey = nameKeyOf(plain.name);
    if (capabilities) agent.capabilities = [...new Set(capabilities)];
    if (aiModels) agent.aiModels = [...new Set(aiModels)];
    if (agent.endpointUrl && !agent.webhookSecretSealed) {
      agent.webhookSecretSealed = this.#options.secrets.newWebhookSecret(agent.id).webhookSecretSealed;
    }
    agent.updatedAt = this.#options.clock.now();
  }
}

export interface NewOwner {
  wallet: string;
  /** Asked for by the user who owns the agent, who may add a wallet to it. */
  byOwner: boolean;
}

/** Once: an agent that has a wallet keeps it, and one that somebody owns is not given away by its key. */
function attachOwner(agent: Agent, { wallet, byOwner }: NewOwner): void {
  if (agent.ownerWallet) {
    if (!isSame(agent.ownerWallet, wallet)) throw new AlreadyOwnedError();
    // whoever only paid with it has shown by now that it is theirs
    if (agent.ownerProof === 'x402') agent.ownerProof = 'wallet';
    return;
  }
  if (agent.ownerProof && !byOwner) throw new AlreadyOwnedError();
  agent.ownerWallet = wallet;
  agent.ownerWalletKey = walletKeyOf(wallet);
  agent.ownerProof ??= 'wallet';
  agent.marketable = true;
}

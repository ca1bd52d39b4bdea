import type { Category, WebhookEventName } from '../../../generated/vocabulary.gen.ts';
import type { EndpointGuard } from '../../events/webhooks/endpoint-guard.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { findViolatedConstraint } from '../../foundation/db/unique-violation.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentKey } from '../../identity/agent-key.entity.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { createRegistrationKey } from '../../identity/create-agent-key.ts';
import type { ReceivedPayment } from '../../money/payments/intake.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { Spender } from '../../money/payments/spender.ts';
import type { Purchase } from '../../money/x402/receipts.ts';
import { toNameKey } from './agent-name.ts';
import { type Owner, ownerColumns, resolvePaidOwner } from './owner.ts';
import type { RegistrationPayment } from './registration-payment.ts';
import { reserveSlug } from './reserve-slug.ts';

export interface RegistrationServiceOptions {
  clock: Clock;
  secrets: AgentSecrets;
  wallets: AgentWallets;
  endpoints: EndpointGuard;
  payment: RegistrationPayment;
}

export interface AgentDescription {
  name: string;
  description: string;
  capabilities: readonly Category[];
  aiModels: readonly string[];
  endpointUrl: string | null;
  webhookEvents: WebhookEventName[] | null;
  hasExtendedRetries: boolean;
  additionalEndpointUrl: string | null;
  additionalEndpointEvents: WebhookEventName[] | null;
  avatarUrl: string | null;
}

export interface RegistrationTerms {
  owner: Owner | undefined;
  /** The caller wants to pay and may have paid. */
  wantsToPay: boolean;
  /** The payment and the evidence that it is the caller's. */
  payment: { proof: PaymentProof; spender: Spender } | undefined;
}

/** A new agent with its secrets, which are shown once. */
export interface Registration {
  agentId: string;
  slug: string;
  apiKey: string;
  webhookSecret: string | null;
  endpointUrl: string | null;
  twitterUsername: string | null;
  marketable: boolean;
  walletSolanaAddress: string;
  /** The payment, if there was one. */
  purchase: Purchase | undefined;
}

export class RegistrationService {
  readonly #options: RegistrationServiceOptions;

  constructor(options: RegistrationServiceOptions) {
    this.#options = options;
  }

  /**
   * The payment comes last and is spent in the transaction that creates the agent: a rejected request costs nothing.
   */
  async register(
    em: EntityManager,
    description: AgentDescription,
    terms: RegistrationTerms,
  ): Promise<Registration> {
    const { clock, endpoints } = this.#options;
    const { endpointUrl, additionalEndpointUrl } = description;
    if (endpointUrl !== null) await endpoints.assertPublicEndpoint(endpointUrl);
    if (additionalEndpointUrl !== null) {
      await endpoints.assertPublicEndpoint(additionalEndpointUrl, 'additional_endpoints');
    }
    const slug = await reserveSlug(em, clock, description.name);
    const payment = await this.#receivePayment(em, terms);
    const owner = payment ? resolvePaidOwner(payment, terms.owner) : terms.owner;
    const id = payment?.subjectId ?? newId('agt', clock);
    const { row, key, shown } = this.#buildAgent(id, description, slug, owner);
    try {
      const wallet = await em.transactional(async (tx) => {
        if (payment) await this.#options.payment.spend(tx, payment);
        await tx.insert(Agent, row);
        await tx.insert(AgentKey, key);
        return this.#options.wallets.create(tx, id);
      });
      const purchase = payment && this.#options.payment.buildPurchase(payment);
      return { ...shown, walletSolanaAddress: wallet.solana, purchase };
    } catch (error) {
      throw await this.#toConflictError(em, description.name, error);
    }
  }

  async #receivePayment(
    em: EntityManager,
    { payment, wantsToPay }: RegistrationTerms,
  ): Promise<ReceivedPayment | undefined> {
    if (payment) return this.#options.payment.receive(em, payment.proof, payment.spender);
    if (wantsToPay) throw await this.#options.payment.createChallenge();
    return undefined;
  }

  #buildAgent(id: string, description: AgentDescription, slug: string, owner: Owner | undefined) {
    const { clock, secrets } = this.#options;
    const now = clock.now();
    const { apiKey, row: key } = createRegistrationKey(this.#options, id);
    const { endpointUrl, additionalEndpointUrl } = description;
    const webhook = endpointUrl || additionalEndpointUrl ? secrets.createWebhookSecret(id) : undefined;
    const owned = ownerColumns(owner);
    const row = {
      id,
      ...description,
      slug,
      nameKey: toNameKey(description.name),
      capabilities: [...new Set(description.capabilities)],
      aiModels: [...new Set(description.aiModels)],
      ...owned,
      webhookSecretSealed: webhook?.webhookSecretSealed ?? null,
      createdAt: now,
      updatedAt: now,
    };
    const { twitterUsername, marketable } = owned;
    const shown = {
      agentId: id,
      slug,
      apiKey,
      webhookSecret: webhook?.webhookSecret ?? null,
      endpointUrl,
      twitterUsername,
      marketable,
    };
    return { row, key, shown };
  }

  /** Of two concurrent registrations of one name, the later gets the same error as a sequential one. */
  async #toConflictError(em: EntityManager, name: string, error: unknown): Promise<unknown> {
    if (findViolatedConstraint(error) === undefined) return error;
    await reserveSlug(em, this.#options.clock, name);
    return new ConflictError(
      'concurrent_registration',
      'Another registration was made at the same time. Send the request again.',
    );
  }
}

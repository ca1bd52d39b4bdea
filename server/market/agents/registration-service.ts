import type { Category, WebhookEventName } from '../../../generated/vocabulary.gen.ts';
import type { EndpointGuard } from '../../events/webhooks/endpoint-guard.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { findViolatedConstraint } from '../../foundation/db/unique-violation.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { createRegistrationKey } from '../../identity/create-agent-key.ts';
import type { ReceivedPayment } from '../../money/payments/intake.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { Spender } from '../../money/payments/spender.ts';
import type { Purchase } from '../../money/x402/receipts.ts';
import { toNameKey } from './agent-name.ts';
import { insertAgent } from './insert-agent.ts';
import { type Owner, ownerColumns, resolvePaidOwner } from './owner.ts';
import type { RegistrationPayment } from './registration-payment.ts';
import { proposeSlug, reserveSlug } from './reserve-slug.ts';

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
    const isPaying = terms.payment !== undefined || terms.wantsToPay;
    if (!isPaying) return this.#registerUnpaid(em, description, terms.owner);
    const slug = await reserveSlug(em, clock, description.name);
    const payment = await this.#receivePayment(em, terms);
    const owner = resolvePaidOwner(payment, terms.owner);
    const { rows, shown } = this.#buildAgent(payment.subjectId, description, slug, owner);
    try {
      await em.transactional(async (tx) => {
        await this.#options.payment.spend(tx, payment);
        if (!(await insertAgent(tx, rows))) throw new AgentNotInsertedError();
      });
    } catch (error) {
      const isTaken = error instanceof AgentNotInsertedError || findViolatedConstraint(error) !== undefined;
      throw isTaken ? await this.#toConflictError(em, description.name) : error;
    }
    return { ...shown, purchase: this.#options.payment.buildPurchase(payment) };
  }

  /** Names are rarely taken, so the attempt finds out. */
  async #registerUnpaid(
    em: EntityManager,
    description: AgentDescription,
    owner: Owner | undefined,
  ): Promise<Registration> {
    const { clock } = this.#options;
    const { name } = description;
    const { rows, shown } = this.#buildAgent(newId('agt', clock), description, proposeSlug(name), owner);
    if (await insertAgent(em, rows)) return { ...shown, purchase: undefined };
    const slug = await reserveSlug(em, clock, name);
    if (await insertAgent(em, { ...rows, agent: { ...rows.agent, slug } }))
      return { ...shown, slug, purchase: undefined };
    throw await this.#toConflictError(em, name);
  }

  async #receivePayment(em: EntityManager, { payment }: RegistrationTerms): Promise<ReceivedPayment> {
    if (payment) return this.#options.payment.receive(em, payment.proof, payment.spender);
    throw await this.#options.payment.createChallenge();
  }

  #buildAgent(id: string, description: AgentDescription, slug: string, owner: Owner | undefined) {
    const { clock, secrets, wallets } = this.#options;
    const { apiKey, row } = createRegistrationKey(this.#options, id);
    const { endpointUrl, additionalEndpointUrl } = description;
    const webhook = endpointUrl || additionalEndpointUrl ? secrets.createWebhookSecret(id) : undefined;
    const owned = ownerColumns(owner);
    const { solana, evm } = wallets.createRows(id);
    const agent = {
      id,
      name: description.name,
      name_key: toNameKey(description.name),
      slug,
      description: description.description,
      capabilities: [...new Set(description.capabilities)],
      ai_models: [...new Set(description.aiModels)],
      endpoint_url: endpointUrl,
      avatar_url: description.avatarUrl,
      owner_wallet: owned.ownerWallet,
      owner_wallet_key: owned.ownerWalletKey,
      owner_user_id: owned.ownerUserId,
      owner_proof: owned.ownerProof,
      twitter_username: owned.twitterUsername,
      verified: owned.verified,
      marketable: owned.marketable,
      webhook_secret_sealed: webhook?.webhookSecretSealed ?? null,
      webhook_events: description.webhookEvents,
      has_extended_retries: description.hasExtendedRetries,
      additional_endpoint_url: additionalEndpointUrl,
      additional_endpoint_events: description.additionalEndpointEvents,
      created_at: clock.now(),
    };
    const key = {
      id: row.id,
      name: row.name,
      key_hash: row.keyHash,
      key_sealed: row.keySealed,
      last4: row.last4,
      scopes: row.scopes,
      is_primary: row.isPrimary,
    };
    const shown = {
      agentId: id,
      slug,
      apiKey,
      webhookSecret: webhook?.webhookSecret ?? null,
      endpointUrl,
      twitterUsername: owned.twitterUsername,
      marketable: owned.marketable,
      walletSolanaAddress: solana.address,
    };
    return { rows: { agent, key, wallets: [solana, evm] }, shown };
  }

  /** Of two concurrent registrations of one name, the later gets the same error as a sequential one. */
  async #toConflictError(em: EntityManager, name: string): Promise<Error> {
    await reserveSlug(em, this.#options.clock, name);
    return new ConflictError(
      'concurrent_registration',
      'Another registration was made at the same time. Send the request again.',
    );
  }
}

/** Rolls back the payment. */
class AgentNotInsertedError extends Error {
  override readonly name = 'AgentNotInsertedError';
}

import type { Category } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { violatedUnique } from '../../foundation/db/unique-violation.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentKey } from '../../identity/agent-key.entity.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { newRegistrationKey } from '../../identity/new-agent-key.ts';
import type { Claimant } from '../../money/payments/claimant.ts';
import type { ReceivedPayment } from '../../money/payments/intake.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { Purchase } from '../../money/x402/receipts.ts';
import type { EndpointGuard } from '../../news/webhooks/endpoint-guard.ts';
import { nameKeyOf } from './name.ts';
import { reserveSlug } from './names.ts';
import { type Owner, ownerByPayment, ownerColumns } from './owner.ts';
import type { RegistrationPayment } from './registration-payment.ts';

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
  avatarUrl: string | null;
}

export interface RegistrationTerms {
  owner: Owner | undefined;
  /** The caller wants to pay, and may have. */
  wantsToPay: boolean;
  /** What the caller paid with, and what shows that it is theirs. */
  payment: { proof: PaymentProof; claimant: Claimant } | undefined;
}

/** What is known of a new agent only now: its secrets are shown once. */
export interface Registration {
  agentId: string;
  slug: string;
  apiKey: string;
  webhookSecret: string | null;
  endpointUrl: string | null;
  twitterUsername: string | null;
  marketable: boolean;
  walletSolanaAddress: string;
  /** What paid for it, if anything did. */
  purchase: Purchase | undefined;
}

export class RegistrationService {
  readonly #options: RegistrationServiceOptions;

  constructor(options: RegistrationServiceOptions) {
    this.#options = options;
  }

  /** The payment comes last and is spent in the transaction that makes the agent: what is refused costs nothing. */
  async register(
    em: EntityManager,
    asked: AgentDescription,
    terms: RegistrationTerms,
  ): Promise<Registration> {
    const { clock, endpoints } = this.#options;
    if (asked.endpointUrl !== null) await endpoints.assertPublicEndpoint(asked.endpointUrl);
    const slug = await reserveSlug(em, clock, asked.name);
    const payment = await this.#collect(em, terms);
    const owner = payment ? ownerByPayment(payment, terms.owner) : terms.owner;
    const id = payment?.subjectId ?? newId('agt', clock);
    const { row, key, shown } = this.#newAgent(id, asked, slug, owner);
    try {
      const wallet = await em.transactional(async (tx) => {
        if (payment) await this.#options.payment.spend(tx, payment);
        await tx.insert(Agent, row);
        await tx.insert(AgentKey, key);
        return this.#options.wallets.create(tx, id);
      });
      const purchase = payment && this.#options.payment.purchaseOf(payment);
      return { ...shown, walletSolanaAddress: wallet.solana, purchase };
    } catch (error) {
      throw await this.#conflict(em, asked.name, error);
    }
  }

  async #collect(
    em: EntityManager,
    { payment, wantsToPay }: RegistrationTerms,
  ): Promise<ReceivedPayment | undefined> {
    if (payment) return this.#options.payment.receive(em, payment.proof, payment.claimant);
    if (wantsToPay) throw await this.#options.payment.ask();
    return undefined;
  }

  #newAgent(id: string, asked: AgentDescription, slug: string, owner: Owner | undefined) {
    const { clock, secrets } = this.#options;
    const now = clock.now();
    const { apiKey, row: key } = newRegistrationKey(this.#options, id);
    const webhook = asked.endpointUrl === null ? undefined : secrets.newWebhookSecret(id);
    const owned = ownerColumns(owner);
    const row = {
      id,
      ...asked,
      slug,
      nameKey: nameKeyOf(asked.name),
      capabilities: [...new Set(asked.capabilities)],
      aiModels: [...new Set(asked.aiModels)],
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
      endpointUrl: asked.endpointUrl,
      twitterUsername,
      marketable,
    };
    return { row, key, shown };
  }

  /** Two registrations of one name at the same moment: the later one is told what it would have been told before. */
  async #conflict(em: EntityManager, name: string, error: unknown): Promise<unknown> {
    if (violatedUnique(error) === undefined) return error;
    await reserveSlug(em, this.#options.clock, name);
    return new ConflictError('conflict', 'Another registration came in between. Send the request again.');
  }
}

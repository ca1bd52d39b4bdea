import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { accounts } from '../../money/ledger/accounts.ts';
import { credit, debit } from '../../money/ledger/posting.ts';
import type { LedgerService } from '../../money/ledger/service.ts';
import { PayerProofRequiredError, PaymentUsedError } from '../../money/payments/errors.ts';
import type { LostPayments } from '../../money/payments/finality/lost-payments.ts';
import type { PaymentIntake, PaymentTerms, ReceivedPayment } from '../../money/payments/intake.ts';
import { requireAmount, requireNotBefore } from '../../money/payments/payment-checks.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import { hasOnlyReference, type Spender } from '../../money/payments/spender.ts';
import type { PricedResource } from '../../money/x402/challenge.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { buildJsonPostDiscovery } from '../../money/x402/discovery.ts';
import type { Purchase } from '../../money/x402/receipts.ts';

export interface RegistrationPaymentOptions {
  intake: PaymentIntake;
  lostPayments: LostPayments;
  challenger: Challenger;
  ledger: LedgerService;
  clock: Clock;
  priceMicro: bigint;
  baseUrl: string;
  /** Payers must prove that they own the paying wallet. */
  requirePayerSignature: boolean;
}

/**
 * A registration has no earlier record that a payment could be compared with. A day leaves time to choose another
 * name if the first is taken, and is too short for old transfers made for something else.
 */
const MAX_PAYMENT_AGE_MS = 24 * 60 * 60 * 1000;

/** Time to choose another name if the first was taken while the payment was in flight; then the money is returned. */
const RESUME_AFTER_MS = 60 * 60 * 1000;

const PAID_POSTING = 'registration_paid';

const RECOVERY_HINT =
  'If it registered your agent, sign in to POST /api/agents/recover with the wallet that paid to get its key.';

/** The x402 price of a registration. */
export class RegistrationPayment {
  readonly #options: RegistrationPaymentOptions;
  readonly #pricedResource: PricedResource;

  constructor(options: RegistrationPaymentOptions) {
    this.#options = options;
    // the agent stays: only the platform's own fee is missing
    options.lostPayments.register('registration', async () => [PAID_POSTING]);
    this.#pricedResource = {
      dueMicro: options.priceMicro,
      description: 'Registration of an agent',
      resource: `${options.baseUrl}/api/agents/register`,
      discovery: DISCOVERY,
    };
  }

  /** The 402 challenge. */
  createChallenge() {
    return this.#options.challenger.createChallenge(this.#pricedResource);
  }

  /** Spends nothing. */
  async receive(em: EntityManager, proof: PaymentProof, spender: Spender): Promise<ReceivedPayment> {
    const { challenger, intake, requirePayerSignature } = this.#options;
    const isSigned = proof.kind === 'signed';
    if (requirePayerSignature && !isSigned && hasOnlyReference(spender)) throw new PayerProofRequiredError();
    const network = isSigned ? undefined : proof.network;
    try {
      return await challenger.orChallenge(this.#pricedResource, network, () =>
        intake.receive(em, proof, spender, this.#buildTerms()),
      );
    } catch (error) {
      throw error instanceof PaymentUsedError ? new PaymentUsedError(RECOVERY_HINT) : error;
    }
  }

  #buildTerms(): PaymentTerms {
    const { clock, requirePayerSignature } = this.#options;
    const { dueMicro } = this.#pricedResource;
    const notBefore = new Date(clock.now().getTime() - MAX_PAYMENT_AGE_MS);
    return {
      assertAcceptable(payment) {
        requireNotBefore(payment, notBefore);
        requireAmount(payment, dueMicro);
      },
      acceptsUnlocked: !requirePayerSignature,
      purpose: { subjectType: 'registration', subjectId: newId('agt', clock) },
      signed: { acceptedAmounts: [dueMicro], resumeAfterMs: RESUME_AFTER_MS },
    };
  }

  /** The purchase, for the receipt. */
  buildPurchase(payment: ReceivedPayment): Purchase {
    const { dueMicro, resource } = this.#pricedResource;
    return { payment, paidAt: this.#options.clock.now(), chargedMicro: dueMicro, resource };
  }

  /** Spends the payment on its agent, in the transaction that creates the agent. */
  async spend(em: EntityManager, payment: ReceivedPayment): Promise<void> {
    const { network, amountMicro, subjectId: agentId } = payment;
    if (await this.#options.intake.spend(em, payment)) throw new PaymentUsedError(RECOVERY_HINT);
    const { dueMicro } = this.#pricedResource;
    const surplus = amountMicro - dueMicro;
    await this.#options.ledger.post(em, {
      kind: PAID_POSTING,
      reference: agentId,
      network,
      asset: 'USDC',
      entries: [
        debit(accounts.treasury(network), amountMicro),
        credit(accounts.platformRevenue(), dueMicro),
        ...(surplus > 0n ? [credit(accounts.overpayments(), surplus)] : []),
      ],
    });
  }
}

const DISCOVERY = buildJsonPostDiscovery({
  example: { name: 'Pixel Foundry', description: 'Product photos and short clips for small shops' },
  properties: { name: { type: 'string' }, description: { type: 'string' } },
  required: ['name', 'description'],
  output: {
    agent_id: 'agt_1767052800000_h4j7k2m9qx',
    slug: 'pixel-foundry',
    api_key: 'market_…',
  },
});

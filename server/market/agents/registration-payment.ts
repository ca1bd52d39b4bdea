import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { accounts } from '../../money/ledger/accounts.ts';
import { credit, debit } from '../../money/ledger/posting.ts';
import type { LedgerService } from '../../money/ledger/service.ts';
import { type Claimant, isBare } from '../../money/payments/claimant.ts';
import { PayerUnsignedError, PaymentUsedError } from '../../money/payments/errors.ts';
import type { PaymentIntake, PaymentTerms, ReceivedPayment } from '../../money/payments/intake.ts';
import { expectAmount, expectNotBefore } from '../../money/payments/judgement.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { Priced } from '../../money/x402/challenge.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { postedJson } from '../../money/x402/discovery.ts';
import type { Purchase } from '../../money/x402/receipts.ts';

export interface RegistrationPaymentOptions {
  intake: PaymentIntake;
  challenger: Challenger;
  ledger: LedgerService;
  clock: Clock;
  priceMicro: bigint;
  baseUrl: string;
  /** Payers have to show that the paying wallet is theirs. */
  requirePayerSignature: boolean;
}

/**
 * Nothing is there before a registration that a payment could be older than. A day leaves time to choose another name
 * when the first one is taken, and is too short for transfers made for something else to lie around.
 */
const OLDEST_PAYMENT_MS = 24 * 60 * 60 * 1000;

/** For choosing another name, when the first one was lost while the payment was on its way; then the money goes back. */
const PATIENCE_MS = 60 * 60 * 1000;

const RECOVER =
  'If it registered your agent, sign in to POST /api/agents/recover with the wallet that paid to get its key.';

/** The price of registering by x402. */
export class RegistrationPayment {
  readonly #options: RegistrationPaymentOptions;
  readonly #priced: Priced;

  constructor(options: RegistrationPaymentOptions) {
    this.#options = options;
    this.#priced = {
      dueMicro: options.priceMicro,
      description: 'Registration of an agent',
      resource: `${options.baseUrl}/api/agents/register`,
      discovery: DISCOVERY,
    };
  }

  /** The 402 that says what to pay. */
  ask() {
    return this.#options.challenger.ask(this.#priced);
  }

  /** Spends nothing. */
  async receive(em: EntityManager, proof: PaymentProof, claimant: Claimant): Promise<ReceivedPayment> {
    const { challenger, intake, requirePayerSignature } = this.#options;
    const isSigned = proof.kind === 'signed';
    if (requirePayerSignature && !isSigned && isBare(claimant)) throw new PayerUnsignedError();
    const network = isSigned ? undefined : proof.network;
    try {
      return await challenger.orAsk(this.#priced, network, () =>
        intake.receive(em, proof, claimant, this.#terms()),
      );
    } catch (error) {
      throw error instanceof PaymentUsedError ? new PaymentUsedError(RECOVER) : error;
    }
  }

  #terms(): PaymentTerms {
    const { clock, requirePayerSignature } = this.#options;
    const { dueMicro } = this.#priced;
    const notBefore = new Date(clock.now().getTime() - OLDEST_PAYMENT_MS);
    return {
      judge(payment) {
        expectNotBefore(payment, notBefore);
        expectAmount(payment, dueMicro);
      },
      takesBearer: !requirePayerSignature,
      purpose: { subjectType: 'registration', subjectId: newId('agt', clock) },
      signed: { dues: [dueMicro], patienceMs: PATIENCE_MS },
    };
  }

  /** What was bought, for the receipt. */
  purchaseOf(payment: ReceivedPayment): Purchase {
    const { dueMicro, resource } = this.#priced;
    return { payment, paidAt: this.#options.clock.now(), chargedMicro: dueMicro, resource };
  }

  /** Spends the payment on its agent, in the transaction that makes the agent. */
  async spend(em: EntityManager, payment: ReceivedPayment): Promise<void> {
    const { network, amountMicro, subjectId: agentId } = payment;
    if (await this.#options.intake.spend(em, payment)) throw new PaymentUsedError(RECOVER);
    const { dueMicro } = this.#priced;
    const surplus = amountMicro - dueMicro;
    await this.#options.ledger.post(em, {
      kind: 'registration_paid',
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

const DISCOVERY = postedJson({
  example: { name: 'Pixel Foundry', description: 'Product photos and short clips for small shops' },
  properties: { name: { type: 'string' }, description: { type: 'string' } },
  required: ['name', 'description'],
  output: {
    agent_id: 'agt_1767052800000_h4j7k2m9qx',
    slug: 'pixel-foundry',
    api_key: 'market_…',
  },
});

import type { Chains, VerifiedPayment } from '../chain/types.ts';
import type { EntityManager } from '../db/orm.ts';
import { accounts } from '../ledger/accounts.ts';
import { credit, debit } from '../ledger/posting.ts';
import type { LedgerService } from '../ledger/service.ts';
import { claimPayment, findClaim } from '../payments/claims.ts';
import type { Clock } from '../platform/clock.ts';
import { ConflictError } from '../platform/errors.ts';
import type { Network } from '../platform/networks.ts';
import type { Priced } from '../x402/challenge.ts';
import type { Challenger } from '../x402/challenger.ts';
import { postedJson } from '../x402/discovery.ts';
import { MalformedPaymentError } from '../x402/errors.ts';
import type { PaymentProof } from '../x402/proof.ts';

export interface RegistrationPaymentOptions {
  chains: Chains;
  challenger: Challenger;
  ledger: LedgerService;
  clock: Clock;
  priceMicro: bigint;
  baseUrl: string;
}

export interface ReceivedPayment extends VerifiedPayment {
  network: Network;
}

/**
 * Nothing is there before a registration that a payment could be older than. A day leaves time to choose another name
 * when the first one is taken, and is too short for transfers made for something else to lie around.
 */
const OLDEST_PAYMENT_MS = 24 * 60 * 60 * 1000;

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

  /** Looks at the payment on its chain and consumes nothing. */
  async verify(em: EntityManager, proof: PaymentProof, payer: string | undefined): Promise<ReceivedPayment> {
    const { network, reference } = transactionOf(proof);
    const chain = this.#options.chains.get(network);
    if (!chain) throw new MalformedPaymentError(`${network} is not offered here`);
    if (await findClaim(em, network, reference)) throw used();
    const notBefore = new Date(this.#options.clock.now().getTime() - OLDEST_PAYMENT_MS);
    const expected = { reference, notBefore, dueMicro: this.#priced.dueMicro, ...(payer && { payer }) };
    const verified = await this.#options.challenger.orAsk(this.#priced, network, () =>
      chain.verifyPayment(expected),
    );
    return { ...verified, network };
  }

  /** Spends the payment on this agent, in the transaction that makes the agent. */
  async spend(em: EntityManager, agentId: string, payment: ReceivedPayment): Promise<void> {
    const { network, reference, payer, amountMicro } = payment;
    const claim = { network, reference, payer, amountMicro, subjectId: agentId };
    const { outcome } = await claimPayment(em, this.#options.clock, {
      ...claim,
      subjectType: 'registration',
    });
    if (outcome !== 'claimed') throw used();
    const { dueMicro } = this.#priced;
    const beyond = amountMicro - dueMicro;
    await this.#options.ledger.post(em, {
      kind: 'registration_paid',
      reference: agentId,
      network,
      asset: 'USDC',
      entries: [
        debit(accounts.treasury(network), amountMicro),
        credit(accounts.platformRevenue(), dueMicro),
        ...(beyond > 0n ? [credit(accounts.overpayments(), beyond)] : []),
      ],
    });
  }
}

const DISCOVERY = postedJson({
  example: { name: 'Pixel Foundry', description: 'Product photos and short clips for small shops' },
  properties: { name: { type: 'string' }, description: { type: 'string' } },
  required: ['name', 'description'],
});

function transactionOf(proof: PaymentProof) {
  if (proof.kind === 'transaction') return proof;
  throw new MalformedPaymentError('Registering takes the reference of a transaction that you sent');
}

function used(): ConflictError {
  return new ConflictError('payment_used', 'This payment was used before: one transaction pays one thing');
}

import type { ChainAdapter, Chains, VerifiedPayment } from '../chain/types.ts';
import type { EntityManager } from '../db/orm.ts';
import { accounts } from '../ledger/accounts.ts';
import { credit, debit } from '../ledger/posting.ts';
import type { LedgerService } from '../ledger/service.ts';
import { claimPayment, findClaim } from '../payments/claims.ts';
import type { Clock } from '../platform/clock.ts';
import { ConflictError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { Network } from '../platform/networks.ts';
import type { Priced } from '../x402/challenge.ts';
import type { Challenger } from '../x402/challenger.ts';
import { postedJson } from '../x402/discovery.ts';
import { offeredChain } from '../x402/offered-chain.ts';
import type { PaymentProof, SignedProof, TransactionProof } from '../x402/proof.ts';
import { untilLanded } from '../x402/settlement/landing.ts';
import { type SentPayment, takeSentPayment } from '../x402/settlement/sent-payment.ts';
import type { Settlements } from '../x402/settlement/settlements.ts';

export interface RegistrationPaymentOptions {
  chains: Chains;
  challenger: Challenger;
  settlements: Settlements;
  ledger: LedgerService;
  clock: Clock;
  priceMicro: bigint;
  baseUrl: string;
}

export interface ReceivedPayment extends VerifiedPayment {
  network: Network;
  /** The id that the agent is to have. */
  agentId: string;
  /** Where it was we who sent it. */
  sent?: SentPayment;
}

/**
 * Nothing is there before a registration that a payment could be older than. A day leaves time to choose another name
 * when the first one is taken, and is too short for transfers made for something else to lie around.
 */
const OLDEST_PAYMENT_MS = 24 * 60 * 60 * 1000;

/** For choosing another name, when the first one was lost while the payment was on its way; then the money goes back. */
const PATIENCE_MS = 60 * 60 * 1000;

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

  /** A signed payment is sent; then both kinds are transactions to be looked at. Neither is spent here. */
  receive(em: EntityManager, proof: PaymentProof, payer: string | undefined): Promise<ReceivedPayment> {
    const { challenger } = this.#options;
    if (proof.kind === 'signed') {
      return challenger.orAsk(this.#priced, undefined, () => this.#settle(em, proof, payer));
    }
    return challenger.orAsk(this.#priced, proof.network, () => this.#verify(em, proof, payer));
  }

  async #verify(
    em: EntityManager,
    proof: TransactionProof,
    payer: string | undefined,
  ): Promise<ReceivedPayment> {
    const { chains, clock } = this.#options;
    const { network, reference } = proof;
    const chain = offeredChain(chains, network);
    if (await findClaim(em, network, reference)) throw used();
    const verified = await this.#look(chain, reference, payer);
    return { ...verified, network, agentId: newId('agt', clock) };
  }

  async #settle(em: EntityManager, proof: SignedProof, payer: string | undefined): Promise<ReceivedPayment> {
    const { chains, settlements, clock } = this.#options;
    const terms = { dues: [this.#priced.dueMicro], payer };
    const sent = await settlements.settle(em, proof, terms, {
      subjectType: 'registration',
      subjectId: newId('agt', clock),
      patienceMs: PATIENCE_MS,
    });
    if (sent.subjectType !== 'registration' || sent.progress !== 'open') throw used();
    const { network, reference } = sent.transaction;
    const chain = offeredChain(chains, network);
    const verified = await untilLanded(() => this.#look(chain, reference, payer));
    return { ...verified, network, agentId: sent.subjectId, sent };
  }

  #look(chain: ChainAdapter, reference: string, payer: string | undefined): Promise<VerifiedPayment> {
    const notBefore = new Date(this.#options.clock.now().getTime() - OLDEST_PAYMENT_MS);
    const { dueMicro } = this.#priced;
    return chain.verifyPayment({ reference, notBefore, dueMicro, ...(payer && { payer }) });
  }

  /** Spends the payment on its agent, in the transaction that makes the agent. */
  async spend(em: EntityManager, payment: ReceivedPayment): Promise<void> {
    const { network, amountMicro, agentId } = payment;
    if (!(await this.#take(em, payment))) throw used();
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

  /** What we sent ourselves was claimed for the agent when it was signed. */
  async #take(em: EntityManager, payment: ReceivedPayment): Promise<boolean> {
    const { sent, network, reference, payer, amountMicro, agentId: subjectId } = payment;
    if (sent) return takeSentPayment(em, sent);
    const claim = { network, reference, payer, amountMicro, subjectId };
    const { outcome } = await claimPayment(em, this.#options.clock, {
      ...claim,
      subjectType: 'registration',
    });
    return outcome === 'claimed';
  }
}

const DISCOVERY = postedJson({
  example: { name: 'Pixel Foundry', description: 'Product photos and short clips for small shops' },
  properties: { name: { type: 'string' }, description: { type: 'string' } },
  required: ['name', 'description'],
});

function used(): ConflictError {
  return new ConflictError(
    'payment_used',
    'This payment was used before: one transaction pays one thing. If it registered your agent, sign in to ' +
      'POST /api/agents/recover with the wallet that paid to get its key.',
  );
}

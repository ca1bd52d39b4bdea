import type { ChainAdapter, Chains, IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { opensLock } from '../../foundation/platform/payment-lock.ts';
import { SingleFlight } from '../../foundation/platform/single-flight.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { basisOf, type ClaimBasis, SPOKEN_FOR } from './claim-rules.ts';
import type { Claimant } from './claimant.ts';
import { PaymentOfAnotherError } from './errors.ts';
import { offeredChain } from './offered-chain.ts';
import type { TransactionProof } from './proof.ts';
import { findSpokenFor, type SpokenForCheck } from './spoken-for.ts';

export interface IdentificationOptions {
  chains: Chains;
  /** Why payments may be kept for their payers. */
  checks: readonly SpokenForCheck[];
}

/** Whose payments are, and why who presents them may spend them. */
export class PaymentIdentification {
  readonly #options: IdentificationOptions;
  readonly #looking = new SingleFlight<IncomingPayment>();

  constructor(options: IdentificationOptions) {
    this.#options = options;
  }

  async identify(
    em: EntityManager,
    { network, reference }: TransactionProof,
    claimant: Claimant,
    takesBearer: boolean,
  ): Promise<{ payment: IncomingPayment; basis: ClaimBasis }> {
    const payment = await this.look(offeredChain(this.#options.chains, network), reference);
    return { payment, basis: await this.basis(em, payment, claimant, takesBearer) };
  }

  /** Throws where the caller may not. */
  async basis(
    em: EntityManager,
    payment: IncomingPayment,
    { caller, walletKeys, secret }: Claimant,
    takesBearer: boolean,
  ): Promise<ClaimBasis> {
    const isPayer = walletKeys.has(walletKeyOf(payment.payer));
    const unlocks = opensLock(payment.lock, secret);
    const spokenFor = isPayer || unlocks ? undefined : await findSpokenFor(em, this.#options.checks, payment);
    // whoever signed with a wallet has said whose payment it is to be
    const isBearerTaken = takesBearer && caller.kind !== 'wallet';
    const basis = basisOf({ isPayer, opensLock: unlocks, isBearerTaken, spokenFor });
    if (basis) return basis;
    throw new PaymentOfAnotherError(
      spokenFor ? SPOKEN_FOR[spokenFor].why : `This payment was made by ${payment.payer}.`,
    );
  }

  /** For who sends the signed payload of a payment: throws where the payment is kept for its payer for another reason. */
  async expectUnreserved(em: EntityManager, payment: IncomingPayment, { caller }: Claimant): Promise<void> {
    const checks = this.#options.checks.filter(({ reason }) => reason !== 'authorization');
    const spokenFor = await findSpokenFor(em, checks, payment);
    if (spokenFor) throw new PaymentOfAnotherError(SPOKEN_FOR[spokenFor].why);
    if (caller.kind === 'wallet')
      throw new PaymentOfAnotherError(`This payment was made by ${payment.payer}.`);
  }

  /** Many may send the same payment at the same moment: its chain is asked once for all of them. */
  look(chain: ChainAdapter, reference: string): Promise<IncomingPayment> {
    return this.#looking.run(`${chain.network} ${reference}`, () => chain.readPayment(reference));
  }
}

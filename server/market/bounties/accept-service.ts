import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { AppError } from '../../foundation/platform/errors.ts';
import { fingerprint } from '../../foundation/platform/fingerprint.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Claimant } from '../../money/payments/claimant.ts';
import type { PaymentIntake, PaymentTerms, ReceivedPayment } from '../../money/payments/intake.ts';
import { expectAmount, expectNotBefore } from '../../money/payments/judgement.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { SentPayment } from '../../money/payments/settlement/sent-payment.ts';
import type { Settlements } from '../../money/payments/settlement/settlements.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { nameOf } from '../orders/access.ts';
import { requireAcceptable } from './acceptable.ts';
import type { Award, AwardRequest } from './award.ts';
import { findClaim } from './claims.ts';
import { noSuchClaim } from './errors.ts';
import { type Acceptance, findAcceptance } from './made-acceptance.ts';
import { dueFor } from './new-order.ts';
import { requireOwnWallet, requirePoster, requireStranger } from './poster.ts';
import { pricedFor } from './priced.ts';
import { type BountyRow, readBounty } from './rows.ts';

export interface AcceptServiceOptions {
  clock: Clock;
  intake: PaymentIntake;
  settlements: Settlements;
  challenger: Challenger;
  award: Award;
  baseUrl: string;
}

export interface AcceptRequest {
  bountyId: string;
  claimId: string;
  /** The wallet that is said to have paid. */
  clientWallet: string | undefined;
  claimant: Claimant;
  proof: PaymentProof | undefined;
}

/** A poster who has not asked again by then does not come back: the order is made without one. */
const PATIENCE_MS = 60_000;
const SIGNED_GOES_BACK = 'What was signed goes back to its payer within the hour.';

/** Accepts claims for payments. */
export class AcceptService {
  readonly #options: AcceptServiceOptions;

  constructor(options: AcceptServiceOptions) {
    this.#options = options;
  }

  /**
   * The chain is asked before anything is locked; the award then looks again. The same payment and claim return what they
   * made; what was paid for a claim that cannot be accepted any more is kept for its payer.
   */
  async accept(em: EntityManager, request: AcceptRequest): Promise<Acceptance> {
    const { claimant, clientWallet, bountyId } = request;
    const bounty = await readBounty(em, bountyId);
    requirePoster(bounty, claimant.caller);
    requireOwnWallet(bounty, clientWallet, claimant.walletKeys);
    const made = await this.#findMade(em, bounty, request);
    if (made) return made;
    try {
      await this.#requireAcceptable(em, bounty, request);
      const payment = await this.#receive(em, bounty, request);
      return await this.#options.award.give(em, awardOf(request), payment);
    } catch (error) {
      return this.#afterRefusal(em, request, error);
    }
  }

  /** Makes the order that a payment was sent for, when nobody waits for it any more. */
  async resume(em: EntityManager, request: AwardRequest, sent: SentPayment): Promise<void> {
    const { intake, award } = this.#options;
    const bounty = await readBounty(em, request.bountyId);
    const { judge, purpose } = this.#terms(bounty, request, undefined);
    await award.give(em, request, await intake.landed(sent, judge, purpose));
  }

  async #findMade(em: EntityManager, bounty: BountyRow, { claimId, proof }: AcceptRequest) {
    return proof && findAcceptance(em, this.#options.settlements, bounty, claimId, proof);
  }

  async #requireAcceptable(
    em: EntityManager,
    bounty: BountyRow,
    { claimId, claimant }: AcceptRequest,
  ): Promise<void> {
    const claim = await findClaim(em, { bountyId: bounty.id, claimId });
    if (!claim) throw noSuchClaim();
    requireAcceptable(bounty, claim, this.#options.clock.now());
    await requireStranger(em, bounty, claim.agent_id, claimant.walletKeys);
  }

  async #receive(
    em: EntityManager,
    bounty: BountyRow,
    { proof, claimant, ...request }: AcceptRequest,
  ): Promise<ReceivedPayment> {
    const { challenger, intake, baseUrl } = this.#options;
    const priced = pricedFor(bounty, request.claimId, baseUrl);
    if (!proof) throw await challenger.ask(priced);
    const terms = this.#terms(bounty, awardOf({ ...request, claimant }), claimant.requestKey);
    const network = proof.kind === 'signed' ? undefined : proof.network;
    return challenger.orAsk(priced, network, () => intake.receive(em, proof, claimant, terms));
  }

  #terms(
    bounty: BountyRow,
    request: AwardRequest,
    requestKey: string | undefined,
  ): PaymentTerms & Required<Pick<PaymentTerms, 'signed'>> {
    const due = dueFor(bounty);
    return {
      judge(received) {
        expectNotBefore(received, bounty.created_at);
        expectAmount(received, due);
      },
      takesBearer: false,
      purpose: {
        subjectType: 'bounty',
        subjectId: newId('ord', this.#options.clock),
        requestFingerprint: fingerprintOf(request),
        requestKey,
      },
      signed: { dues: [due], request, patienceMs: PATIENCE_MS },
    };
  }

  /** An equal request may have been faster. What was paid for what cannot be had any more goes back. */
  async #afterRefusal(em: EntityManager, request: AcceptRequest, error: unknown): Promise<Acceptance> {
    const { proof, bountyId } = request;
    if (!proof || !(error instanceof AppError)) throw error;
    const made = await this.#findMade(em, await readBounty(em, bountyId), request);
    if (made) return made;
    if (!REFUSALS.has(error.code)) throw error;
    const kept = await this.#keep(em, proof, request, error.message);
    if (kept !== undefined) error.message = `${error.message.replace(/\.$/, '')}. ${kept}`;
    throw error;
  }

  async #keep(em: EntityManager, proof: PaymentProof, { bountyId, claimant }: AcceptRequest, why: string) {
    const { intake, settlements } = this.#options;
    if (proof.kind === 'transaction') return intake.keepFor(em, proof, claimant, `${bountyId}: ${why}`);
    const sent = await settlements.find(em, proof);
    return sent?.progress === 'open' ? SIGNED_GOES_BACK : undefined;
  }
}

/** Of what was to be bought, not of the payment. */
const REFUSALS: ReadonlySet<AppError['code']> = new Set([
  'conflict',
  'illegal_transition',
  'not_found',
  'forbidden',
]);

function awardOf({ bountyId, claimId, claimant }: Pick<AcceptRequest, 'bountyId' | 'claimId' | 'claimant'>) {
  return { bountyId, claimId, actorId: nameOf(claimant.caller) };
}

/** The same claim, whoever asks. */
function fingerprintOf({ bountyId, claimId }: AwardRequest): string {
  return fingerprint([bountyId, claimId]);
}

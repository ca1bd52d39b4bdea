import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { AppError } from '../../foundation/platform/errors.ts';
import { fingerprint } from '../../foundation/platform/fingerprint.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { PaymentIntake, PaymentTerms, ReceivedPayment } from '../../money/payments/intake.ts';
import { requireAmount, requireNotBefore } from '../../money/payments/payment-checks.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { SentPayment } from '../../money/payments/settlement/sent-payment.ts';
import type { Settlements } from '../../money/payments/settlement/settlements.ts';
import type { Spender } from '../../money/payments/spender.ts';
import type { Challenger } from '../../money/x402/challenger.ts';
import { toActorId } from '../orders/access.ts';
import { AWARD_INTENT, type AwardRequest, type AwardService } from './award-service.ts';
import { type BountyRow, getBounty } from './bounty-row.ts';
import { findClaim } from './claims.ts';
import { claimNotFoundError } from './errors.ts';
import { type Acceptance, findAcceptance } from './find-acceptance.ts';
import { getAmountDue } from './new-order.ts';
import { requireOwnWallet, requirePoster, requireUnrelatedAgent } from './poster.ts';
import { buildPricedResource } from './priced-resource.ts';
import { requireAcceptable } from './require-acceptable.ts';

export interface AcceptServiceOptions {
  clock: Clock;
  intake: PaymentIntake;
  settlements: Settlements;
  challenger: Challenger;
  awards: AwardService;
  baseUrl: string;
}

export interface AcceptRequest {
  bountyId: string;
  claimId: string;
  /** The wallet that the caller names as payer. */
  clientWallet: string | undefined;
  spender: Spender;
  proof: PaymentProof | undefined;
}

/** After this time without a repeated request, the order is created without the poster. */
const RESUME_AFTER_MS = 60_000;
const SIGNED_RETURN_NOTE = 'The signed payment is returned to its payer within the hour.';

/** Accepts claims for payments. */
export class AcceptService {
  readonly #options: AcceptServiceOptions;

  constructor(options: AcceptServiceOptions) {
    this.#options = options;
  }

  /**
   * The chain is read before anything is locked; the award then checks again. The same payment and claim return their
   * earlier result. If the claim can no longer be accepted, the payment is held for its payer.
   */
  async accept(em: EntityManager, request: AcceptRequest): Promise<Acceptance> {
    const { spender, clientWallet, bountyId } = request;
    const bounty = await getBounty(em, bountyId);
    requirePoster(bounty, spender.caller);
    requireOwnWallet(bounty, clientWallet, spender.walletKeys);
    const made = await this.#findExisting(em, bounty, request);
    if (made) return made;
    try {
      await this.#requireAcceptable(em, bounty, request);
      const payment = await this.#receive(em, bounty, request);
      return await this.#options.awards.award(em, toAwardRequest(request), payment);
    } catch (error) {
      return this.#recoverFromError(em, request, error);
    }
  }

  /** Creates the order that a payment was submitted for, when nobody waits for it anymore. */
  async resume(em: EntityManager, request: AwardRequest, sent: SentPayment): Promise<void> {
    const { intake, awards } = this.#options;
    const bounty = await getBounty(em, request.bountyId);
    const { assertAcceptable, purpose } = this.#buildTerms(bounty, request, undefined);
    await awards.award(em, request, await intake.receiveSent(sent, assertAcceptable, purpose));
  }

  async #findExisting(em: EntityManager, bounty: BountyRow, { claimId, proof }: AcceptRequest) {
    return proof && findAcceptance(em, this.#options.settlements, bounty, claimId, proof);
  }

  async #requireAcceptable(
    em: EntityManager,
    bounty: BountyRow,
    { claimId, spender }: AcceptRequest,
  ): Promise<void> {
    const claim = await findClaim(em, { bountyId: bounty.id, claimId });
    if (!claim) throw claimNotFoundError();
    requireAcceptable(bounty, claim, this.#options.clock.now());
    await requireUnrelatedAgent(em, bounty, claim.agent_id, spender.walletKeys);
  }

  async #receive(
    em: EntityManager,
    bounty: BountyRow,
    { proof, spender, ...request }: AcceptRequest,
  ): Promise<ReceivedPayment> {
    const { challenger, intake, baseUrl } = this.#options;
    const priced = buildPricedResource(bounty, request.claimId, baseUrl);
    if (!proof) throw await challenger.createChallenge(priced);
    const terms = this.#buildTerms(bounty, toAwardRequest({ ...request, spender }), spender.requestKey);
    const network = proof.kind === 'signed' ? undefined : proof.network;
    return challenger.orChallenge(priced, network, () => intake.receive(em, proof, spender, terms));
  }

  #buildTerms(
    bounty: BountyRow,
    request: AwardRequest,
    requestKey: string | undefined,
  ): PaymentTerms & Required<Pick<PaymentTerms, 'signed'>> {
    const due = getAmountDue(bounty);
    return {
      assertAcceptable(received) {
        requireNotBefore(received, bounty.created_at);
        requireAmount(received, due);
      },
      acceptsUnlocked: false,
      purpose: {
        subjectType: 'bounty',
        subjectId: newId('ord', this.#options.clock),
        requestFingerprint: fingerprintAward(request),
        requestKey,
      },
      signed: {
        acceptedAmounts: [due],
        request: AWARD_INTENT.encode(request),
        resumeAfterMs: RESUME_AFTER_MS,
      },
    };
  }

  /** An equal request may have been faster. The payment for what is no longer available is held for its payer. */
  async #recoverFromError(em: EntityManager, request: AcceptRequest, error: unknown): Promise<Acceptance> {
    const { proof, bountyId } = request;
    if (!proof || !(error instanceof AppError)) throw error;
    const made = await this.#findExisting(em, await getBounty(em, bountyId), request);
    if (made) return made;
    if (!HOLDABLE_ERROR_CODES.has(error.code)) throw error;
    const note = await this.#holdPayment(em, proof, request, error.message);
    if (note !== undefined) error.message = `${error.message} ${note}`;
    throw error;
  }

  async #holdPayment(
    em: EntityManager,
    proof: PaymentProof,
    { bountyId, spender }: AcceptRequest,
    reason: string,
  ) {
    const { intake, settlements } = this.#options;
    if (proof.kind === 'transaction')
      return intake.holdForPayer(em, proof, spender, `${bountyId}: ${reason}`);
    const sent = await settlements.find(em, proof);
    return sent?.progress === 'open' ? SIGNED_RETURN_NOTE : undefined;
  }
}

/** Errors about the purchase, not about the payment. */
const HOLDABLE_ERROR_CODES: ReadonlySet<AppError['code']> = new Set([
  'bounty_already_awarded',
  'illegal_transition',
  'not_found',
  'forbidden',
]);

function toAwardRequest({
  bountyId,
  claimId,
  spender,
}: Pick<AcceptRequest, 'bountyId' | 'claimId' | 'spender'>) {
  return { bountyId, claimId, actorId: toActorId(spender.caller) };
}

/** Equal for the same claim, whoever asks. */
function fingerprintAward({ bountyId, claimId }: AwardRequest): string {
  return fingerprint([bountyId, claimId]);
}

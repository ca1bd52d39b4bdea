import { PaymentInsufficientError } from '../../../chain/errors.ts';
import { getAdapter } from '../../../chain/get-adapter.ts';
import type { Transactions } from '../../../chain/transactions/transactions.ts';
import type { ChainAdapter, Chains, TransactionDraft } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { findViolatedConstraint } from '../../../foundation/db/unique-violation.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { UnprocessableError } from '../../../foundation/platform/errors.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { SingleFlight } from '../../../foundation/platform/single-flight.ts';
import type { StoredJson } from '../../../foundation/platform/stored-json.ts';
import { normalizeWalletAddress } from '../../../foundation/platform/wallet-address.ts';
import { PaymentNotAcceptedError } from '../errors.ts';
import type { LostPayments } from '../finality/lost-payments.ts';
import { hashPaymentIdentifier, parsePaymentIdentifier } from '../payment-identifier.ts';
import type { PaymentOptions } from '../payment-options.ts';
import type { SignedProof, TransactionProof } from '../proof.ts';
import { hashRequestKey, type PaymentPurpose, spendPayment } from '../spends.ts';
import { matchAcceptedAmounts, requireSettleableAmounts } from './accepted-terms.ts';
import { recoverPayloadSigner } from './payload-signer.ts';
import type { PayloadVerifier } from './payload-verifier.ts';
import {
  findByAuthorization,
  findByIdentifier,
  releaseIdentifier,
  type SentPayment,
} from './sent-payment.ts';
import { Settlement } from './settlement.entity.ts';
import { buildSettlementRequest, createSettlementKind, SETTLEMENT } from './settlement-kind.ts';
import { type ParsedPayload, parsePayload } from './signed-payload.ts';

export interface SettlementsOptions {
  em: EntityManager;
  chains: Chains;
  transactions: Transactions;
  paymentOptions: PaymentOptions;
  verifier: PayloadVerifier;
  lostPayments: LostPayments;
  clock: Clock;
  /** Smaller amounts are not worth the network fee. */
  minDueMicro: bigint;
}

/** The terms of a signed payload. */
export interface SignedTerms {
  /** Each possible amount, the current one first. */
  acceptedAmounts: readonly bigint[];
  /** Everything needed to create the purchase without the buyer; without it, the money is returned. */
  request?: StoredJson;
  /** How long the buyer may repeat the request. */
  resumeAfterMs: number;
}

interface SettlementTerms extends SignedTerms {
  /** The required signer, if known. */
  payer: string | undefined;
}

interface VerificationTerms extends Pick<SettlementTerms, 'payer'> {
  offered: readonly bigint[];
  simulation: Promise<unknown> | undefined;
}

interface VerifiedPayload {
  payer: string;
  amountMicro: bigint;
  /** The request key, if there is one. */
  identifierHash: string | null;
}

interface DraftedPayload {
  draft: TransactionDraft;
  checked: VerifiedPayload;
}

/**
 * Submits payloads that buyers signed, each at most once. It is stored before it is submitted, under a key that the
 * buyer cannot sign twice, and spent on its purpose. From then on it is a transaction like any other.
 */
export class Settlements {
  readonly #options: SettlementsOptions;
  readonly #inFlight = new SingleFlight<SentPayment>();

  constructor(options: SettlementsOptions) {
    this.#options = options;
    options.transactions.register(SETTLEMENT, createSettlementKind(options));
  }

  /** The earlier submission of a payload, if there is one. */
  async find(em: EntityManager, proof: SignedProof): Promise<SentPayment | undefined> {
    const read = await this.#parse(proof).catch(ignoreNotOffered);
    return read && this.#findSentBefore(em, read, proof);
  }

  /**
   * Submits the payload if it is valid for one of the amounts; a rejected payload is not submitted. Returns the
   * subject it was submitted for, which differs if it was submitted before.
   */
  async settle(
    em: EntityManager,
    proof: SignedProof,
    terms: SettlementTerms,
    purpose: PaymentPurpose,
  ): Promise<SentPayment> {
    const read = await this.#parse(proof);
    const before = await this.#findSentBefore(em, read, proof);
    const { subjectType, requestFingerprint } = purpose;
    const key = JSON.stringify([read.payment, subjectType, requestFingerprint, terms.payer]);
    // concurrent requests with the same payload share one verification
    return requireNotFailed(
      before ?? (await this.#inFlight.run(key, () => this.#settleNow(read, proof, terms, purpose))),
    );
  }

  /** The transaction in which somebody else redeemed the payload, for one of these amounts. */
  async findRedemption(
    proof: SignedProof,
    dues: readonly bigint[],
  ): Promise<{ transaction: TransactionProof; payer: string } | undefined> {
    const read = await this.#parse(proof);
    const { option, payment } = read;
    if (payment.kind !== 'authorization') return undefined;
    matchAcceptedAmounts(proof, option, dues);
    if (!(await this.#options.verifier.isSignedByPayer(read))) return undefined;
    const reference = await this.#chain(read).findRedemption(payment);
    if (reference === undefined) return undefined;
    const transaction = { kind: 'transaction', network: option.network, reference } as const;
    return { transaction, payer: payment.authorization.from };
  }

  async #settleNow(
    read: ParsedPayload,
    proof: SignedProof,
    terms: SettlementTerms,
    purpose: PaymentPurpose,
  ): Promise<SentPayment> {
    const { draft, checked } = await this.#draftAndVerify(read, proof, terms);
    return (await this.#findByIdentifier(checked)) ?? this.#send(read, { draft, checked }, terms, purpose);
  }

  /**
   * At once, unless the payer is a contract: its code is called only if the draft has shown that it costs little. The
   * draft simulates the redemption, so a plain signature is verified without another simulation.
   */
  async #draftAndVerify(
    read: ParsedPayload,
    proof: SignedProof,
    { acceptedAmounts, payer }: SettlementTerms,
  ): Promise<DraftedPayload> {
    const dues = requireSettleableAmounts(acceptedAmounts, this.#options.minDueMicro);
    const offered = matchAcceptedAmounts(proof, read.option, dues);
    const isPlainSignature = (await recoverPayloadSigner(read)) !== undefined;
    const drafting = this.#draft(read);
    if (!isPlainSignature) await drafting;
    const simulation = isPlainSignature ? drafting : undefined;
    const [draft, checked] = await inOrder(
      drafting,
      this.#verify(read, proof, { offered, payer, simulation }),
    );
    return { draft, checked };
  }

  #draft(read: ParsedPayload): Promise<TransactionDraft> {
    const chain = this.#chain(read);
    return chain.draftSettlement(chain.treasurySigner, read.payment).catch(throwNotAccepted);
  }

  async #send(
    read: ParsedPayload,
    { draft, checked }: DraftedPayload,
    terms: SettlementTerms,
    purpose: PaymentPurpose,
  ): Promise<SentPayment> {
    const { option, authorizationKey } = read;
    const { network } = option;
    let first: TransactionDraft | undefined = draft;
    try {
      const sent = await this.#options.transactions.signAndSend(
        buildSettlementRequest(network, authorizationKey),
        async () => {
          const made = first ?? (await this.#draft(read));
          first = undefined;
          return made;
        },
        (em, id, { txHash }) => this.#store(em, id, { network, txHash }, checked, terms, purpose),
      );
      // another process was faster
      return sent ?? (await this.#getSent(read));
    } catch (error) {
      const faster = findViolatedConstraint(error) && (await this.#findByIdentifier(checked));
      if (faster) return faster;
      throw error;
    }
  }

  async #parse(proof: SignedProof): Promise<ParsedPayload> {
    return parsePayload(proof, await this.#options.paymentOptions.requireAvailable());
  }

  #findByAuthorization(
    em: EntityManager,
    { option, authorizationKey }: ParsedPayload,
  ): Promise<SentPayment | undefined> {
    return findByAuthorization(em, option.network, authorizationKey);
  }

  /** The same payload, or one that its payer signed again under the same request key. */
  async #findSentBefore(
    em: EntityManager,
    read: ParsedPayload,
    proof: SignedProof,
  ): Promise<SentPayment | undefined> {
    const identifier = parsePaymentIdentifier(proof);
    const sent = await this.#findByAuthorization(em, read);
    // nonces are public once on a chain, so the payer's signature is required
    if (sent) return (await this.#options.verifier.isSignedByPayer(read)) ? sent : undefined;
    if (identifier === undefined) return undefined;
    const payer = await recoverPayloadSigner(read);
    return payer === undefined ? undefined : findByIdentifier(em, hashPaymentIdentifier(payer, identifier));
  }

  async #findByIdentifier({ identifierHash }: VerifiedPayload): Promise<SentPayment | undefined> {
    return identifierHash === null ? undefined : findByIdentifier(this.#options.em.fork(), identifierHash);
  }

  async #getSent(read: ParsedPayload): Promise<SentPayment> {
    const sent = await this.#findByAuthorization(this.#options.em.fork(), read);
    if (!sent) throw new Error(`Nobody sent ${read.authorizationKey}`);
    return sent;
  }

  async #verify(
    read: ParsedPayload,
    proof: SignedProof,
    { offered, payer, simulation }: VerificationTerms,
  ): Promise<VerifiedPayload> {
    const { option } = read;
    const { payload: content } = proof.payload;
    let reason = '';
    for (const amountMicro of offered) {
      const verdict = await this.#options.verifier.verify(option, content, amountMicro, simulation);
      if (verdict.isValid) {
        requirePayer(verdict.payer, payer);
        const identifier = parsePaymentIdentifier(proof);
        const identifierHash =
          identifier === undefined ? null : hashPaymentIdentifier(verdict.payer, identifier);
        return { payer: verdict.payer, amountMicro, identifierHash };
      }
      reason ||= verdict.reason;
    }
    throw new PaymentInsufficientError(`The signed payment was not sent: ${reason}.`);
  }

  async #store(
    em: EntityManager,
    settlementId: string,
    { network, txHash }: { network: Network; txHash: string },
    { payer, amountMicro, identifierHash }: VerifiedPayload,
    { request, resumeAfterMs }: SignedTerms,
    purpose: PaymentPurpose,
  ): Promise<SentPayment> {
    const { clock } = this.#options;
    const claimed = { network, reference: txHash, payer, amountMicro, ...purpose };
    const { outcome } = await spendPayment(em, clock, claimed);
    if (outcome !== 'claimed') throw new Error(`A transaction that is not sent yet was used: ${txHash}`);
    const dueAt = new Date(clock.now().getTime() + resumeAfterMs);
    if (identifierHash !== null) await releaseIdentifier(em, identifierHash);
    await em.insert(Settlement, { id: settlementId, request: request ?? null, dueAt, identifierHash });
    const { subjectType, subjectId, requestFingerprint = null, requestKey } = purpose;
    const transaction = { kind: 'transaction', network, reference: txHash } as const;
    const spending = { subjectType, subjectId, requestFingerprint, payer, lock: null, identifierHash };
    const requestKeyHash = hashRequestKey(requestKey);
    return { settlementId, transaction, progress: 'open', ...spending, requestKeyHash };
  }

  #chain({ option }: ParsedPayload): ChainAdapter {
    return getAdapter(this.#options.chains, option.network);
  }
}

/** If both fail, the failure of the first counts. */
async function inOrder<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  second.catch(() => {});
  return [await first, await second];
}

/** An amount that was never offered was never submitted either. */
function ignoreNotOffered(error: unknown): undefined {
  if (!(error instanceof PaymentInsufficientError)) throw error;
}

function throwNotAccepted(error: unknown): never {
  if (!(error instanceof UnprocessableError)) throw error;
  throw new PaymentNotAcceptedError(`The signed payment was not sent: ${error.message}`);
}

function requirePayer(actual: string, expected: string | undefined): void {
  if (expected === undefined || normalizeWalletAddress(expected) === normalizeWalletAddress(actual)) return;
  throw new PaymentInsufficientError(`The payment comes from ${actual}, not from ${expected}.`);
}

function requireNotFailed(sent: SentPayment): SentPayment {
  if (sent.progress !== 'failed') return sent;
  throw new PaymentInsufficientError(
    'The signed payment failed on its chain, and no money moved. Sign a new one.',
  );
}

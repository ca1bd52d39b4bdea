import { adapterOf } from '../../../chain/adapter-of.ts';
import { PaymentInsufficientError } from '../../../chain/errors.ts';
import type { Transactions } from '../../../chain/transactions/transactions.ts';
import type { ChainAdapter, Chains } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { violatedUnique } from '../../../foundation/db/unique-violation.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { UnprocessableError } from '../../../foundation/platform/errors.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { SingleFlight } from '../../../foundation/platform/single-flight.ts';
import { walletKeyOf } from '../../../foundation/platform/wallet-key.ts';
import { type ClaimedFor, claimPayment, keyHashOf } from '../claims.ts';
import { PaymentNotAcceptedError } from '../errors.ts';
import { identifierHashOf, paymentIdentifierOf } from '../payment-identifier.ts';
import type { PaymentOptions } from '../payment-options.ts';
import type { SignedProof, TransactionProof } from '../proof.ts';
import { duesOf, worthSending } from './accepted-terms.ts';
import { signerOf } from './payload-signer.ts';
import type { PayloadVerifier } from './payload-verifier.ts';
import {
  findByAuthorization,
  findByIdentifier,
  releaseIdentifier,
  type SentPayment,
} from './sent-payment.ts';
import { Settlement } from './settlement.entity.ts';
import { SETTLEMENT, settlementKind, settlementOf } from './settlement-kind.ts';
import { type ReadPayload, readPayload } from './signed-payload.ts';

export interface SettlementsOptions {
  em: EntityManager;
  chains: Chains;
  transactions: Transactions;
  paymentOptions: PaymentOptions;
  verifier: PayloadVerifier;
  clock: Clock;
  /** What is less is not worth the fee of sending it. */
  minDueMicro: bigint;
}

/** On what terms a payment is sent that its payer signed. */
export interface SignedTerms {
  /** Each amount that may be due, the present one first. */
  dues: readonly bigint[];
  /** All that is needed to make what it pays for when the buyer is gone; without it the money goes back. */
  request?: object;
  /** How long the buyer has for asking again. */
  patienceMs: number;
}

interface SettlementTerms extends SignedTerms {
  /** Who has to have signed it, where that is known. */
  payer: string | undefined;
}

interface Checked {
  payer: string;
  amountMicro: bigint;
  /** Of the name of the request, if it has one. */
  identifierHash: string | null;
}

/**
 * Sends payments that buyers signed, each at most once. What we sign is stored before it is sent, under the one thing
 * that the buyer cannot sign twice, and spent on what it is for; from then on it is a transaction like any other.
 */
export class Settlements {
  readonly #options: SettlementsOptions;
  readonly #settling = new SingleFlight<SentPayment>();

  constructor(options: SettlementsOptions) {
    this.#options = options;
    options.transactions.register(SETTLEMENT, settlementKind(options));
  }

  /** How a payload was sent before, if it was. */
  async find(em: EntityManager, proof: SignedProof): Promise<SentPayment | undefined> {
    const read = await this.#read(proof).catch(expectOffered);
    return read && this.#sentBefore(em, read, proof);
  }

  /**
   * Sends the payment if it is good for one of the amounts; what is refused is not sent. Returns what it was sent
   * for, which is something else if it was sent before.
   */
  async settle(
    em: EntityManager,
    proof: SignedProof,
    terms: SettlementTerms,
    purpose: ClaimedFor,
  ): Promise<SentPayment> {
    const read = await this.#read(proof);
    const before = await this.#sentBefore(em, read, proof);
    const { subjectType, requestFingerprint } = purpose;
    const key = JSON.stringify([read.payment, subjectType, requestFingerprint, terms.payer]);
    // many may send the same payload at the same moment: it is judged once for all of them
    return expectAlive(
      before ?? (await this.#settling.run(key, () => this.#settleNow(read, proof, terms, purpose))),
    );
  }

  /** The transaction in which somebody else redeemed what its payer signed, for one of these amounts. */
  async findRedemption(
    proof: SignedProof,
    dues: readonly bigint[],
  ): Promise<{ transaction: TransactionProof; payer: string } | undefined> {
    const read = await this.#read(proof);
    const { option, payment } = read;
    if (payment.kind !== 'authorization') return undefined;
    duesOf(proof, option, dues);
    if (!(await this.#options.verifier.isSigned(read))) return undefined;
    const reference = await this.#chain(read).findRedemption(payment);
    if (reference === undefined) return undefined;
    const transaction = { kind: 'transaction', network: option.network, reference } as const;
    return { transaction, payer: payment.authorization.from };
  }

  async #settleNow(
    read: ReadPayload,
    proof: SignedProof,
    terms: SettlementTerms,
    purpose: ClaimedFor,
  ): Promise<SentPayment> {
    const checked = await this.#check(read, proof, terms);
    return (await this.#namesake(checked)) ?? this.#send(read, checked, terms, purpose);
  }

  async #send(
    read: ReadPayload,
    checked: Checked,
    terms: SettlementTerms,
    purpose: ClaimedFor,
  ): Promise<SentPayment> {
    const { option, authorizationKey, payment } = read;
    const { network } = option;
    try {
      const sent = await this.#options.transactions.signAndSend(
        settlementOf(network, authorizationKey),
        ({ chain, signer, lowestNonce }) =>
          chain.prepareSettlement(signer, payment, lowestNonce).catch(expectSendable),
        (em, id, { txHash }) => this.#store(em, id, { network, txHash }, checked, terms, purpose),
      );
      // another process was faster
      return sent ?? (await this.#expectSent(read));
    } catch (error) {
      const faster = violatedUnique(error) && (await this.#namesake(checked));
      if (faster) return faster;
      throw error;
    }
  }

  async #read(proof: SignedProof): Promise<ReadPayload> {
    return readPayload(proof, await this.#options.paymentOptions.available());
  }

  #sent(em: EntityManager, { option, authorizationKey }: ReadPayload): Promise<SentPayment | undefined> {
    return findByAuthorization(em, option.network, authorizationKey);
  }

  /** The same payload, or one that its payer signed anew for the request of the same name. */
  async #sentBefore(
    em: EntityManager,
    read: ReadPayload,
    proof: SignedProof,
  ): Promise<SentPayment | undefined> {
    const identifier = paymentIdentifierOf(proof);
    const sent = await this.#sent(em, read);
    // nonces are public once they are on a chain: without the payer's signature they are nothing
    if (sent) return (await this.#options.verifier.isSigned(read)) ? sent : undefined;
    if (identifier === undefined) return undefined;
    const payer = await signerOf(read);
    return payer === undefined ? undefined : findByIdentifier(em, identifierHashOf(payer, identifier));
  }

  async #namesake({ identifierHash }: Checked): Promise<SentPayment | undefined> {
    return identifierHash === null ? undefined : findByIdentifier(this.#options.em.fork(), identifierHash);
  }

  async #expectSent(read: ReadPayload): Promise<SentPayment> {
    const sent = await this.#sent(this.#options.em.fork(), read);
    if (!sent) throw new Error(`Nobody sent ${read.authorizationKey}`);
    return sent;
  }

  async #check(read: ReadPayload, proof: SignedProof, { dues, payer }: SettlementTerms): Promise<Checked> {
    const { option, payment } = read;
    let reason = '';
    const offered = duesOf(proof, option, worthSending(dues, this.#options.minDueMicro));
    await this.#chain(read).judgeSettlement(payment).catch(expectSendable);
    for (const amountMicro of offered) {
      const verdict = await this.#options.verifier.verify(option, proof.payload.payload, amountMicro);
      if (verdict.isValid) {
        expectPayer(verdict.payer, payer);
        const identifier = paymentIdentifierOf(proof);
        const identifierHash = identifier === undefined ? null : identifierHashOf(verdict.payer, identifier);
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
    { payer, amountMicro, identifierHash }: Checked,
    { request, patienceMs }: SignedTerms,
    purpose: ClaimedFor,
  ): Promise<SentPayment> {
    const { clock } = this.#options;
    const claimed = { network, reference: txHash, payer, amountMicro, ...purpose };
    const { outcome } = await claimPayment(em, clock, claimed);
    if (outcome !== 'claimed') throw new Error(`A transaction that is not sent yet was used: ${txHash}`);
    const dueAt = new Date(clock.now().getTime() + patienceMs);
    if (identifierHash !== null) await releaseIdentifier(em, identifierHash);
    await em.insert(Settlement, { id: settlementId, request: request ?? null, dueAt, identifierHash });
    const { subjectType, subjectId, requestFingerprint = null, requestKey } = purpose;
    const transaction = { kind: 'transaction', network, reference: txHash } as const;
    const spending = { subjectType, subjectId, requestFingerprint, payer, lock: null, identifierHash };
    const requestKeyHash = keyHashOf(requestKey);
    return { settlementId, transaction, progress: 'open', ...spending, requestKeyHash };
  }

  #chain({ option }: ReadPayload): ChainAdapter {
    return adapterOf(this.#options.chains, option.network);
  }
}

/** What was never offered was never sent, either. */
function expectOffered(error: unknown): undefined {
  if (!(error instanceof PaymentInsufficientError)) throw error;
}

function expectSendable(error: unknown): never {
  if (!(error instanceof UnprocessableError)) throw error;
  throw new PaymentNotAcceptedError(`The signed payment was not sent: ${error.message}`);
}

function expectPayer(actual: string, expected: string | undefined): void {
  if (expected === undefined || walletKeyOf(expected) === walletKeyOf(actual)) return;
  throw new PaymentInsufficientError(`The payment comes from ${actual}, not from ${expected}.`);
}

function expectAlive(sent: SentPayment): SentPayment {
  if (sent.progress !== 'failed') return sent;
  throw new PaymentInsufficientError(
    'The signed payment came to nothing on its chain, and no money moved: sign a new one.',
  );
}

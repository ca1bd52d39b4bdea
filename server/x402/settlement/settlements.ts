import { PaymentInsufficientError } from '../../chain/errors.ts';
import { lowestFreeNonce, takeSigningTurn } from '../../chain/transfer-rows.ts';
import { Turns } from '../../chain/turns.ts';
import type { ChainAdapter, Chains, SignedTransfer } from '../../chain/types.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { Clock } from '../../platform/clock.ts';
import { UnprocessableError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/log.ts';
import { walletKeyOf } from '../../platform/wallet-key.ts';
import type { PaymentOptions } from '../payment-options.ts';
import type { SignedProof, TransactionProof } from '../proof.ts';
import type { PayloadVerifier } from './payload-verifier.ts';
import { Settlement } from './settlement.entity.ts';
import { type ReadPayload, readPayload } from './signed-payload.ts';

export interface SettlementsOptions {
  em: EntityManager;
  chains: Chains;
  paymentOptions: PaymentOptions;
  verifier: PayloadVerifier;
  clock: Clock;
  log: Logger;
}

/** What the payment has to be. */
export interface SettlementTerms {
  /** Each amount that may be due, the present one first. */
  dues: readonly bigint[];
  /** Who has to have signed it, where that is known. */
  payer: string | undefined;
}

/**
 * Sends payments that buyers signed, each at most once. What we sign is stored before it is sent, under the one thing
 * that the buyer cannot sign twice; from then on it is a transaction like any other.
 */
export class Settlements {
  readonly #options: SettlementsOptions;
  readonly #turns = new Turns();

  constructor(options: SettlementsOptions) {
    this.#options = options;
  }

  /** The transaction in which a payload was sent before, if it was. */
  async find(em: EntityManager, proof: SignedProof): Promise<TransactionProof | undefined> {
    return this.#sent(em, await this.#read(proof));
  }

  /** Sends the payment if it is good for one of the amounts; what is refused is not sent. */
  async settle(em: EntityManager, proof: SignedProof, terms: SettlementTerms): Promise<TransactionProof> {
    const read = await this.#read(proof);
    const sent = await this.#sent(em, read);
    if (sent) return sent;
    await this.#check(read, proof.payload.payload, terms);
    const { network } = read.option;
    const signed = await this.#turns.run(network, () => this.#signAndStore(read));
    if (typeof signed === 'string') return transaction(read, signed);
    // whether it got through is seen by asking for it; if it did not, it is sent again
    await this.#chain(read)
      .broadcast(signed)
      .catch((err: unknown) => this.#options.log.warn({ err, txHash: signed.txHash }, 'settlement delayed'));
    return transaction(read, signed.txHash);
  }

  async #read(proof: SignedProof): Promise<ReadPayload> {
    return readPayload(proof, await this.#options.paymentOptions.available());
  }

  async #sent(em: EntityManager, read: ReadPayload): Promise<TransactionProof | undefined> {
    const { option, authorizationKey } = read;
    const found = await em.findOne(Settlement, { network: option.network, authorizationKey });
    return found ? transaction(read, found.txHash) : undefined;
  }

  async #check({ option }: ReadPayload, content: unknown, { dues, payer }: SettlementTerms): Promise<void> {
    const { verifier } = this.#options;
    let reason = '';
    for (const due of dues) {
      const verdict = await verifier.verify(option, content, due);
      if (verdict.isValid) return checkPayer(verdict.payer, payer);
      reason ||= verdict.reason;
    }
    throw new PaymentInsufficientError(`The signed payment was not sent: ${reason}.`);
  }

  /** Answers with the hash where another process was faster. */
  async #signAndStore(read: ReadPayload): Promise<SignedTransfer | string> {
    const { option, authorizationKey, payment } = read;
    const { network } = option;
    try {
      return await this.#options.em.fork().transactional(async (em) => {
        await takeSigningTurn(em, network);
        const sent = await this.#sent(em, read);
        if (sent) return sent.reference;
        const chain = this.#chain(read);
        const signed = await chain.prepareSettlement(
          payment,
          await lowestFreeNonce(em, network, chain.treasury),
        );
        await em.insert(Settlement, this.#row(signed, { network, authorizationKey }));
        return signed;
      });
    } catch (error) {
      if (!(error instanceof UnprocessableError)) throw error;
      throw new PaymentInsufficientError(`The signed payment was not sent: ${error.message}`);
    }
  }

  #row(signed: SignedTransfer, key: Pick<Settlement, 'network' | 'authorizationKey'>) {
    const now = this.#options.clock.now();
    return {
      id: newId('pay', this.#options.clock),
      ...key,
      txHash: signed.txHash,
      fromAddress: signed.from,
      signedPayload: signed.payload,
      marker: signed.marker,
      createdAt: now,
      updatedAt: now,
    };
  }

  #chain({ option }: ReadPayload): ChainAdapter {
    const chain = this.#options.chains.get(option.network);
    if (!chain) throw new Error(`There is no adapter for ${option.network}`);
    return chain;
  }
}

function checkPayer(actual: string, expected: string | undefined): void {
  if (expected === undefined || walletKeyOf(expected) === walletKeyOf(actual)) return;
  throw new PaymentInsufficientError(`The payment comes from ${actual}, not from ${expected}.`);
}

function transaction({ option }: ReadPayload, reference: string): TransactionProof {
  return { kind: 'transaction', network: option.network, reference };
}

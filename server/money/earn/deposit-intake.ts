import type { IncomingPayment } from '../../chain/types.ts';
import type { Vault, Vaults } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { fingerprint } from '../../foundation/platform/fingerprint.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { LedgerService } from '../ledger/service.ts';
import type { Claimant } from '../payments/claimant.ts';
import type { PaymentIntake, PaymentTerms, ReceivedPayment } from '../payments/intake.ts';
import { expectAmount } from '../payments/judgement.ts';
import type { PaymentProof } from '../payments/proof.ts';
import type { SentPayment } from '../payments/settlement/sent-payment.ts';
import { dueAt, readWaitingMicro } from './batches.ts';
import type { Deployments } from './deployments.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import { findPaidDeposit } from './find-deposit.ts';
import { openPosition } from './positions.ts';
import { receivedPosting } from './postings.ts';
import { openPool } from './rows.ts';
import { venueOf } from './venues.ts';

export interface DepositIntakeOptions {
  vaults: Vaults;
  intake: PaymentIntake;
  deployments: Deployments;
  ledger: LedgerService;
  clock: Clock;
}

/** What is to be made of a payment. */
export interface DepositPurpose {
  vault: Vault;
  owner: string;
  /** At least this. */
  amountMicro: bigint;
  /** Of a request that has a server wallet pay. */
  requestKey: string | null;
}

/** What is stored with a payment of a server wallet, for when its agent does not wait for it. */
interface Intent {
  poolKey: string;
  owner: string;
  amountMicro: string;
  requestKey: string | null;
}

/** An agent asks again within the minute, or does not wait: then the deposit is made without it. */
const PATIENCE_MS = 60_000;

/** Makes deposits of payments. */
export class DepositIntake {
  readonly #options: DepositIntakeOptions;

  constructor(options: DepositIntakeOptions) {
    this.#options = options;
  }

  async take(
    em: EntityManager,
    claimant: Claimant,
    proof: PaymentProof,
    purpose: DepositPurpose,
  ): Promise<EarnDeposit> {
    const received = await this.#options.intake.receive(em, proof, claimant, this.#terms(purpose));
    return em.transactional((tx) => this.#store(tx, purpose, received));
  }

  /** For a payment of a server wallet whose agent does not wait for it any more. */
  async resume(em: EntityManager, request: object, sent: SentPayment): Promise<void> {
    const { poolKey, owner, amountMicro, requestKey } = request as Intent;
    const vault = venueOf(this.#options.vaults, poolKey);
    const purpose = { vault, owner, amountMicro: BigInt(amountMicro), requestKey };
    const terms = this.#terms(purpose);
    const received = await this.#options.intake.landed(sent, terms.judge, terms.purpose);
    await em.transactional((tx) => this.#store(tx, purpose, received));
  }

  /** In one transaction: the payment is spent, the deposit is there, and the pool goes on with it when it can. */
  async #store(em: EntityManager, purpose: DepositPurpose, received: ReceivedPayment): Promise<EarnDeposit> {
    const { intake, deployments, ledger, clock } = this.#options;
    const { vault, owner, requestKey } = purpose;
    const spent = await intake.spend(em, received);
    if (spent) return findPaidDeposit(em, spent, [owner], vault.venue);
    const now = clock.now();
    const pool = await openPool(em, vault, now);
    const { id: positionId } = await openPosition(em, { poolKey: pool.key, owner }, clock);
    const { subjectId: id, network, reference, payer, amountMicro, basis } = received;
    const due = dueAt(now, amountMicro, await readWaitingMicro(em, pool.key));
    const deposit = em.create(EarnDeposit, {
      ...{ id, poolKey: pool.key, positionId, state: 'received', isOwnWallet: basis !== 'secret' },
      ...{ network, reference, payer, amountMicro, requestKey, dueAt: due, createdAt: now, updatedAt: now },
    });
    await em.persist(deposit).flush();
    await deployments.startNext(em, pool);
    await ledger.post(em, receivedPosting(deposit));
    return deposit;
  }

  #terms({ vault, owner, amountMicro, requestKey }: DepositPurpose): PaymentTerms {
    const { key: poolKey } = vault.venue;
    const request: Intent = { poolKey, owner, amountMicro: String(amountMicro), requestKey };
    return {
      judge: (payment: IncomingPayment) => expectAmount(payment, amountMicro),
      takesBearer: false,
      purpose: {
        subjectType: 'deposit',
        subjectId: newId('dep', this.#options.clock),
        requestFingerprint: fingerprint([poolKey, owner, String(amountMicro)]),
      },
      signed: { dues: [amountMicro], request, patienceMs: PATIENCE_MS },
    };
  }
}

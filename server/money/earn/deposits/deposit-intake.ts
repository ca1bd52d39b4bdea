import type { IncomingPayment } from '../../../chain/types.ts';
import type { Vault, Vaults } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { nullable, text, wholeNumber } from '../../../foundation/platform/field-readers.ts';
import { fingerprint } from '../../../foundation/platform/fingerprint.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import { defineStoredType } from '../../../foundation/platform/stored-json.ts';
import type { LedgerService } from '../../ledger/service.ts';
import type { PaymentIntake, PaymentTerms, ReceivedPayment } from '../../payments/intake.ts';
import { requireAmount } from '../../payments/payment-checks.ts';
import type { PaymentProof } from '../../payments/proof.ts';
import type { SentPayment } from '../../payments/settlement/sent-payment.ts';
import type { Spender } from '../../payments/spender.ts';
import { lockOrCreatePool } from '../locks.ts';
import { findOrCreatePosition } from '../pools/positions.ts';
import { requireVault } from '../pools/venues.ts';
import { buildReceivedPosting } from '../postings.ts';
import { computeDueAt, readWaitingMicro } from './batches.ts';
import type { Deployments } from './deployments.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';
import { requirePaidDeposit } from './find-deposit.ts';

export interface DepositIntakeOptions {
  vaults: Vaults;
  intake: PaymentIntake;
  deployments: Deployments;
  ledger: LedgerService;
  clock: Clock;
}

/** The purpose of a payment. */
export interface DepositPurpose {
  vault: Vault;
  owner: string;
  /** The minimum. */
  amountMicro: bigint;
  /** The request key, if a server wallet pays. */
  requestKey: string | null;
}

/** Stored with a payment of a server wallet, in case its agent does not return. */
export interface DepositIntent extends Omit<DepositPurpose, 'vault'> {
  poolKey: string;
}

export const DEPOSIT_INTENT = defineStoredType<'deposit', DepositIntent>('deposit', 1, {
  poolKey: text,
  owner: text,
  amountMicro: wholeNumber,
  requestKey: nullable(text),
});

/** If the agent does not repeat the request within a minute, the deposit is made without it. */
const RESUME_AFTER_MS = 60_000;

/** Creates deposits from payments. */
export class DepositIntake {
  readonly #options: DepositIntakeOptions;

  constructor(options: DepositIntakeOptions) {
    this.#options = options;
  }

  async receive(
    em: EntityManager,
    spender: Spender,
    proof: PaymentProof,
    purpose: DepositPurpose,
  ): Promise<EarnDeposit> {
    const received = await this.#options.intake.receive(em, proof, spender, this.#buildTerms(purpose));
    return em.transactional((tx) => this.#store(tx, purpose, received));
  }

  /** For a server wallet's payment whose agent no longer waits for it. */
  async resume(em: EntityManager, intent: DepositIntent, sent: SentPayment): Promise<void> {
    const { poolKey, ...asked } = intent;
    const purpose = { ...asked, vault: requireVault(this.#options.vaults, poolKey) };
    const terms = this.#buildTerms(purpose);
    const received = await this.#options.intake.receiveSent(sent, terms.assertAcceptable, terms.purpose);
    await em.transactional((tx) => this.#store(tx, purpose, received));
  }

  /** In one transaction: the payment is spent, the deposit is created, and the pool deploys it when it can. */
  async #store(em: EntityManager, purpose: DepositPurpose, received: ReceivedPayment): Promise<EarnDeposit> {
    const { intake, deployments, ledger, clock } = this.#options;
    const { vault, owner, requestKey } = purpose;
    const spent = await intake.spend(em, received);
    if (spent) return requirePaidDeposit(em, spent, [owner], vault.venue);
    const now = clock.now();
    const pool = await lockOrCreatePool(em, vault, now);
    const { id: positionId } = await findOrCreatePosition(em, { poolKey: pool.key, owner }, clock);
    const { subjectId: id, network, reference, payer, amountMicro, basis } = received;
    const due = computeDueAt(now, amountMicro, await readWaitingMicro(em, pool.key));
    const deposit = em.create(EarnDeposit, {
      ...{ id, poolKey: pool.key, positionId, state: 'received', isOwnWallet: basis !== 'secret' },
      ...{ network, reference, payer, amountMicro, requestKey, dueAt: due, createdAt: now, updatedAt: now },
    });
    await em.persist(deposit).flush();
    await deployments.startNext(em, pool);
    await ledger.post(em, buildReceivedPosting(deposit));
    return deposit;
  }

  #buildTerms({ vault, owner, amountMicro, requestKey }: DepositPurpose): PaymentTerms {
    const { key: poolKey } = vault.venue;
    const request = DEPOSIT_INTENT.encode({ poolKey, owner, amountMicro, requestKey });
    return {
      assertAcceptable: (payment: IncomingPayment) => requireAmount(payment, amountMicro),
      acceptsUnlocked: false,
      purpose: {
        subjectType: 'deposit',
        subjectId: newId('dep', this.#options.clock),
        requestFingerprint: fingerprint([poolKey, owner, String(amountMicro)]),
      },
      signed: { acceptedAmounts: [amountMicro], request, resumeAfterMs: RESUME_AFTER_MS },
    };
  }
}

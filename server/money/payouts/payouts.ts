import type { Transfer } from '../../chain/transfers/chain-transfer.entity.ts';
import type { TransferService } from '../../chain/transfers/transfers.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { assertAuthorityDeclared } from '../../foundation/platform/operation-authority.ts';
import { type AccountRef, accounts } from '../ledger/accounts.ts';
import { credit, debit, type Posting } from '../ledger/posting.ts';
import type { LedgerService } from '../ledger/service.ts';
import { findDestination, requireDestination } from './destination.ts';
import { DestinationNotAllowedError, describeMissingAddress } from './errors.ts';
import { deleteHeldPayout, insertHeldPayout, lockHeldPayouts } from './held-payouts.ts';
import {
  PAYOUT_LEDGER_KINDS,
  type Payout,
  type PayoutCallbacks,
  type PayoutKey,
  type PayoutKind,
  type PayoutSubject,
  type SentPayout,
  toPayoutKey,
} from './payout.ts';

export interface PayoutsOptions {
  transfers: TransferService;
  ledger: LedgerService;
  clock: Clock;
}

/**
 * Pays what domains owe: at once, or when the payee has an address. Calls back the subject's domain in the same
 * transaction.
 */
export class Payouts {
  readonly #options: PayoutsOptions;
  readonly #callbacks = new Map<string, PayoutCallbacks>();

  constructor(options: PayoutsOptions) {
    this.#options = options;
    const { transfers } = options;
    for (const kind of Object.keys(PAYOUT_LEDGER_KINDS) as PayoutKind[]) {
      transfers.onConfirmed(kind, (em, confirmed) =>
        this.#onPaid(
          em,
          confirmed.map((transfer) => toSentPayout(kind, transfer)),
        ),
      );
      transfers.onFailure(kind, async (em, transfer, failure) => {
        const payout = toSentPayout(kind, transfer);
        await this.#getCallbacks(payout).onFailed?.(em, payout, failure);
      });
    }
  }

  /** Registers the callbacks of a subject type. Required before a payout can be requested. */
  register(subjectType: string, owners: Partial<Record<PayoutKind, PayoutCallbacks>>): void {
    for (const [kind, owner] of Object.entries(owners)) {
      const name = `${kind} ${subjectType}`;
      if (this.#callbacks.has(name))
        throw new Error(`A handler is already registered for each ${kind} of a ${subjectType}`);
      this.#callbacks.set(name, owner);
    }
  }

  /** Requests a payout in the caller's transaction; repeating it changes nothing. */
  async send(em: EntityManager, payout: Payout): Promise<void> {
    assertAuthorityDeclared('spend', 'send');
    const owner = this.#getCallbacks(payout);
    const to = await findDestination(em, payout, this.#now());
    if (to !== undefined) return void (await this.#transfer(em, payout, to));
    const { payee, network } = payout;
    const isNew = 'agentId' in payee && (await insertHeldPayout(em, payout, payee.agentId, this.#now()));
    if (isNew) await owner.onHeld?.(em, payout, describeMissingAddress(network));
  }

  /** After a recalled one, whose row is not reused: a worker may still hold an old copy of it. */
  async resend(em: EntityManager, payout: Payout): Promise<void> {
    await this.#options.transfers.archiveCancelled(em, toPayoutKey(payout), `recalled_${payout.kind}`);
    await this.send(em, payout);
  }

  /** Sends a held or failed payout now, to this address. The caller has locked it. */
  async retry(em: EntityManager, payout: Payout, to: string): Promise<{ id: string }> {
    if (await deleteHeldPayout(em, payout)) return this.#release(em, payout, to);
    return this.#retrySent(em, payout, to);
  }

  /**
   * The same by subject. It goes to this address, or else to the payee's current one. Throws if an agent has no
   * address, or must not be redirected.
   */
  async retryByKey(em: EntityManager, key: PayoutKey, named: string | undefined): Promise<{ id: string }> {
    const [held] = (await lockHeldPayouts(em, key)).filter(({ kind }) => kind === key.kind);
    if (held) return this.retry(em, held, await this.#resolveDestination(em, held, named));
    const payee = await this.#getCallbacks(key).getPayee?.(em, key.subjectId);
    if (!payee) return this.#retrySent(em, key, named);
    const { network } = await this.#options.transfers.get(em, toPayoutKey(key));
    return this.#retrySent(em, key, await this.#resolveDestination(em, { payee, network }, named));
  }

  /** The current destination. Throws if its agent has no address. */
  requireDestination(em: EntityManager, payout: Pick<Payout, 'payee' | 'network'>): Promise<string> {
    return requireDestination(em, payout, this.#now());
  }

  /** The subject types that may have one. */
  listSubjectTypes(kind: PayoutKind): string[] {
    const names = [...this.#callbacks.keys()].map((name) => name.split(' '));
    return names.flatMap(([of, subjectType = '']) => (of === kind ? [subjectType] : []));
  }

  /** Sends payouts held for lack of an address, if there is one now. Repeating it changes nothing. */
  async releaseHeld(em: EntityManager, subject: PayoutSubject): Promise<void> {
    for (const payout of await lockHeldPayouts(em, subject)) {
      const to = await findDestination(em, payout, this.#now());
      if (to === undefined || !(await deleteHeldPayout(em, payout))) continue;
      await this.#release(em, payout, to);
    }
  }

  /** Withdraws a payout unless it may be in flight. True if nothing of it can be sent anymore. */
  async recall(em: EntityManager, payout: PayoutKey): Promise<boolean> {
    if (!(await this.#options.transfers.cancel(em, toPayoutKey(payout)))) return false;
    await deleteHeldPayout(em, payout);
    return true;
  }

  async #resolveDestination(
    em: EntityManager,
    payout: Pick<Payout, 'payee' | 'network'>,
    named: string | undefined,
  ): Promise<string> {
    if (named !== undefined && 'agentId' in payout.payee) throw new DestinationNotAllowedError();
    return this.requireDestination(em, payout);
  }

  async #retrySent(em: EntityManager, key: PayoutKey, to: string | undefined): Promise<{ id: string }> {
    const transfer = await this.#options.transfers.retry(em, toPayoutKey(key), to);
    await this.#getCallbacks(key).onRetried?.(em, toPayoutKey(key));
    return transfer;
  }

  async #release(em: EntityManager, payout: Payout, to: string): Promise<{ id: string }> {
    const transfer = await this.#transfer(em, payout, to);
    await this.#getCallbacks(payout).onReleased?.(em, payout);
    return transfer;
  }

  #transfer(em: EntityManager, payout: Payout, to: string): Promise<{ id: string }> {
    const { network, amountMicro, fundedBy } = payout;
    const terms = { network, to, amountMicro, ...(fundedBy && { fundedBy }) };
    return this.#options.transfers.enqueue(em, { ...toPayoutKey(payout), ...terms });
  }

  /**
   * The ledger follows on confirmation: the debt is settled, and the money has left the treasury. Posted last, because
   * the payees' accounts stay locked until the commit.
   */
  async #onPaid(em: EntityManager, payouts: readonly SentPayout[]): Promise<void> {
    const postings: Posting[] = [];
    for (const payout of payouts) {
      const owed = await this.#getCallbacks(payout).onPaid(em, payout);
      postings.push(buildPaidPosting(payout, owed));
    }
    await this.#options.ledger.postAll(em, postings);
  }

  #getCallbacks({ kind, subjectType }: PayoutKey): PayoutCallbacks {
    const owner = this.#callbacks.get(`${kind} ${subjectType}`);
    if (!owner) throw new Error(`No handler is registered for a ${kind} of a ${subjectType}`);
    return owner;
  }

  #now(): Date {
    return this.#options.clock.now();
  }
}

function buildPaidPosting({ kind, subjectId, network, amountMicro }: SentPayout, owed: AccountRef): Posting {
  const entries = [debit(owed, amountMicro), credit(accounts.treasury(network), amountMicro)];
  return { kind: PAYOUT_LEDGER_KINDS[kind], reference: subjectId, network, asset: 'USDC', entries };
}

function toSentPayout(kind: PayoutKind, transfer: Transfer): SentPayout {
  const { subjectType, subjectId, network, amountMicro, toAddress, txHash } = transfer;
  return { kind, subjectType, subjectId, network, amountMicro, toAddress, txHash: txHash ?? null };
}

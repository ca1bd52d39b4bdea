import type { EntityManager } from '../../foundation/db/orm.ts';
import { findViolatedConstraint } from '../../foundation/db/unique-violation.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError, NotFoundError } from '../../foundation/platform/errors.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { assertAuthorityDeclared } from '../../foundation/platform/operation-authority.ts';
import { requireAdapter } from '../get-adapter.ts';
import type { Signers } from '../signer.ts';
import type { Chains, SignedTransaction } from '../types.ts';
import { ChainTransaction, SUBJECT_CONSTRAINT } from './chain-transaction.entity.ts';
import { TransactionRecorder } from './recorder.ts';
import { type DraftTransaction, TransactionSender } from './sender.ts';
import { buildTransactionJob } from './transaction-job.ts';
import {
  type TransactionKind,
  TransactionKinds,
  type TransactionRequest,
  type TransactionSubject,
} from './transaction-kind.ts';
import {
  findTransaction,
  insertTransaction,
  lockTransaction,
  mayBeInFlight,
  notifyDispatchers,
  wasCancelled,
} from './transaction-rows.ts';
import { TransactionWatcher } from './watcher.ts';

export interface TransactionsOptions {
  em: EntityManager;
  chains: Chains;
  /** Access to keys other than the treasury's. */
  signers: Signers;
  outbox: Outbox;
  clock: Clock;
  log: Logger;
  stuckAfterMs?: number;
}

const STUCK_AFTER_MS = 120_000;

/**
 * All transactions that we sign or send, each with one effect. A signing is stored before it is sent, its status is
 * checked before anything else happens, and nothing is signed again while an earlier signing can land.
 */
export class Transactions {
  readonly #options: TransactionsOptions;
  readonly #kinds = new TransactionKinds();
  readonly #recorder: TransactionRecorder;
  readonly #sender: TransactionSender;
  readonly #watcher: TransactionWatcher;

  constructor(options: TransactionsOptions) {
    const { em, chains, signers, outbox, clock, log, stuckAfterMs = STUCK_AFTER_MS } = options;
    const kinds = this.#kinds;
    const getAdapter = (network: Network) => requireAdapter(chains, network);
    this.#options = options;
    this.#recorder = new TransactionRecorder({ em, outbox, clock, kinds });
    const shared = { em, getAdapter, signers, kinds, recorder: this.#recorder, clock, log };
    this.#sender = new TransactionSender(shared);
    this.#watcher = new TransactionWatcher({ ...shared, sender: this.#sender, stuckAfterMs });
  }

  /** Defines a kind of transaction. Required before one can be requested. */
  register(kind: string, of: TransactionKind): void {
    this.#kinds.add(kind, of);
  }

  /** Requests a transaction in the caller's database transaction; a job signs and sends it after the commit. */
  async request(em: EntityManager, request: TransactionRequest): Promise<{ id: string; isNew: boolean }> {
    this.#kinds.get(request.kind);
    assertAuthorityDeclared('spend', 'send');
    const { clock, outbox } = this.#options;
    const now = clock.now();
    const id = newId('pay', clock);
    if (!(await insertTransaction(em, id, request, now))) {
      return { id: (await this.get(em, request)).id, isNew: false };
    }
    if (request.batching === 'shared') await notifyDispatchers(em, request.network);
    else await outbox.add(em, buildTransactionJob(id, now));
    return { id, isNew: true };
  }

  /**
   * Signs at once what only the caller can sign, stores it together with the caller's rows, and sends it after the
   * commit. Returns undefined and signs nothing if the subject has one already.
   */
  async signAndSend<T>(
    request: TransactionRequest,
    draft: DraftTransaction,
    store: (em: EntityManager, id: string, signed: SignedTransaction) => Promise<T>,
  ): Promise<T | undefined> {
    assertAuthorityDeclared('spend', 'send');
    const { em, clock } = this.#options;
    if (await findTransaction(em.fork(), request)) return undefined;
    const row = { id: newId('pay', clock), attempt: 0, ...request };
    try {
      const done = await this.#sender.draftAndStore(request, row, draft, async (tx, signed) => {
        const created = this.#createRow(tx, row.id, request, signed);
        if (!(await this.#recorder.recordSigned(tx, created, signed))) return undefined;
        return { result: await store(tx, row.id, signed) };
      });
      if (done) await this.#sender.send(row, done.signed);
      return done?.stored.result;
    } catch (error) {
      if (findViolatedConstraint(error) === SUBJECT_CONSTRAINT) return undefined;
      throw error;
    }
  }

  async get(em: EntityManager, subject: TransactionSubject): Promise<ChainTransaction> {
    const row = await findTransaction(em, subject);
    if (!row) throw new NotFoundError('not_found', 'No such transaction.');
    return row;
  }

  /** Retries a held or failed transaction now, after the caller's changes to it. */
  async retry(
    em: EntityManager,
    subject: TransactionSubject,
    amend?: (row: ChainTransaction) => Promise<void>,
  ): Promise<ChainTransaction> {
    const row = await lockTransaction(em, (await this.get(em, subject)).id);
    if (row.state === 'confirmed')
      throw new ConflictError('transfer_already_sent', 'The transfer was already sent.');
    if (wasCancelled(row)) throw new ConflictError('transfer_cancelled', 'The transfer was cancelled.');
    await amend?.(row);
    if (row.state === 'batched') return row;
    if (row.state === 'failed') row.state = 'prepared';
    row.checks = 0;
    row.trouble = null;
    await this.#recorder.schedule(em, row, 0);
    return row;
  }

  /** Withdraws a transaction unless it may be in flight. True if nothing of it can be sent anymore. */
  async cancel(
    em: EntityManager,
    subject: TransactionSubject,
    mayCancel: (row: ChainTransaction) => Promise<boolean> = async () => true,
  ): Promise<boolean> {
    const found = await findTransaction(em, subject);
    if (!found) return true;
    const row = await lockTransaction(em, found.id);
    if (row.state === 'confirmed' || mayBeInFlight(row) || !(await mayCancel(row))) return false;
    await this.#recorder.recordCancelled(em, row);
    return true;
  }

  /** Moves a withdrawn transaction to its own kind, so that another can be requested. */
  async archiveCancelled(em: EntityManager, subject: TransactionSubject, kind: string): Promise<void> {
    await em.nativeUpdate(ChainTransaction, { ...subject, state: 'failed', txHash: null }, { kind });
  }

  /** Records outcomes of transfers that others decide. */
  get recorder(): TransactionRecorder {
    return this.#recorder;
  }

  /** Advances a transaction as far as possible. Safe to call at any time, by any number of workers. */
  process(id: string): Promise<void> {
    return this.#watcher.process(id);
  }

  processDue(id: string, now: Date): Promise<void> {
    return this.#watcher.processDue(id, now);
  }

  postpone(em: EntityManager, id: string): Promise<void> {
    return this.#recorder.postpone(em, id);
  }

  #createRow(
    em: EntityManager,
    id: string,
    { network, kind, subjectType, subjectId, sender: asked }: TransactionRequest,
    { from }: SignedTransaction,
  ): ChainTransaction {
    const { clock, chains } = this.#options;
    const now = clock.now();
    const isRelayed = requireAdapter(chains, network).relayers.some(({ address }) => address === from);
    const sender = asked ?? (isRelayed ? from : null);
    const subject = { kind, subjectType, subjectId };
    const row = { id, network, sender, ...subject, createdAt: now, updatedAt: now };
    return em.create(ChainTransaction, row, { persist: true });
  }
}

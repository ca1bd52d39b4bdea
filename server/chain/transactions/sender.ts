import type { EntityManager } from '../../foundation/db/orm.ts';
import { findViolatedConstraint } from '../../foundation/db/unique-violation.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { retryOn } from '../../foundation/platform/retry-on.ts';
import { OutdatedDraftError, TransferRefusedError } from '../errors.ts';
import type { Signer, Signers } from '../signer.ts';
import type { ChainAdapter, SignedTransaction } from '../types.ts';
import { type ChainTransaction, HASH_CONSTRAINT, LIVE_NONCE_CONSTRAINT } from './chain-transaction.entity.ts';
import { explainError } from './failure.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import type { TransactionRecorder } from './recorder.ts';
import type {
  DraftingContext,
  StorableDraft,
  TransactionKinds,
  TransactionRequest,
} from './transaction-kind.ts';
import { isDispatched, isLive, lockTransaction, readFreeNonce } from './transaction-rows.ts';

export interface SenderOptions {
  em: EntityManager;
  getAdapter(network: Network): ChainAdapter;
  signers: Signers;
  kinds: TransactionKinds;
  recorder: TransactionRecorder;
  clock: Clock;
  log: Logger;
}

export type DraftTransaction = (drafting: DraftingContext) => Promise<StorableDraft | undefined>;

type Store<T> = (em: EntityManager, signed: SignedTransaction) => Promise<T | undefined>;
type Stored<T> = { signed: SignedTransaction; stored: T };

const MAX_DRAFTS = 5;
/** How far a node may lag behind others, and clocks may differ. */
const MAX_LAG_MS = 60_000;
/** Equal transactions with one nonce also have one hash. */
const NONCE_CONSTRAINTS: ReadonlySet<string | undefined> = new Set([LIVE_NONCE_CONSTRAINT, HASH_CONSTRAINT]);

/** Drafts, signs, stores and sends. Nodes and key services are called without a lock or a database transaction. */
export class TransactionSender {
  readonly #options: SenderOptions;
  /** Processes compete for nonces by a unique key; within a process, an address takes them in turn. */
  readonly #turns = new KeyedMutex();

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Signs a row as it was checked. Returns false if there is nothing to sign or another worker was faster. */
  async signAndSend(judged: ChainTransaction, draft: DraftTransaction): Promise<boolean> {
    const { id, network, txHash: replaces } = judged;
    const done = await this.draftAndStore(judged, judged, draft, async (em, signed) => {
      const row = await lockTransaction(em, id);
      // the status of one signing does not apply to the next
      if (!isLive(row) || isDispatched(row) || row.txHash !== replaces) return undefined;
      return (await this.#options.recorder.recordSigned(em, row, signed)) || undefined;
    });
    if (!done) return false;
    const { txHash } = done.signed;
    this.#options.log.info({ transaction: id, network, txHash, replaces }, 'transaction signed');
    await this.send(judged, done.signed);
    return true;
  }

  /** Undefined if there is nothing to sign or to store. */
  async draftAndStore<T>(
    request: Pick<TransactionRequest, 'network' | 'sender'>,
    row: DraftingContext['row'],
    draft: DraftTransaction,
    store: Store<T>,
  ): Promise<Stored<T> | undefined> {
    const { network } = request;
    const signer = await this.#getSigner(request);
    const chain = this.#options.getAdapter(network);
    return retryOn(OutdatedDraftError, MAX_DRAFTS, async () => {
      const since = new Date(this.#options.clock.now().getTime() - MAX_LAG_MS);
      const drafted = await draft({ em: this.#options.em.fork(), row, chain, signer });
      return drafted && this.#signAndStore(network, drafted, since, store);
    });
  }

  /** The status check tells whether it arrived. */
  async send({ id, network }: Pick<ChainTransaction, 'id' | 'network'>, signed: SignedTransaction) {
    const problem = await this.#options
      .getAdapter(network)
      .broadcast(signed)
      .then(() => null, explainError);
    await this.#options.recorder.recordSent(id, signed.txHash, problem);
  }

  async #signAndStore<T>(
    network: Network,
    draft: StorableDraft,
    since: Date,
    store: Store<T>,
  ): Promise<Stored<T> | undefined> {
    const { nextNonce, from } = draft;
    if (nextNonce === undefined) {
      return this.#store(draft, await draft.sign(0n), store).catch((error: unknown) => {
        throw findViolatedConstraint(error) === HASH_CONSTRAINT ? new OutdatedDraftError() : error;
      });
    }
    const offer = { network, from, nextNonce, since };
    return this.#turns.run(`${network}:${from}`, async () => {
      for (let lost: bigint | undefined; ; ) {
        const nonce = await readFreeNonce(this.#options.em.fork(), offer);
        if (nonce === lost) throw new OutdatedDraftError();
        try {
          return await this.#store(draft, await draft.sign(nonce), store);
        } catch (error) {
          if (!NONCE_CONSTRAINTS.has(findViolatedConstraint(error))) throw error;
          lost = nonce;
        }
      }
    });
  }

  #store<T>(
    draft: StorableDraft,
    signed: SignedTransaction,
    store: Store<T>,
  ): Promise<Stored<T> | undefined> {
    return this.#options.em.fork().transactional(async (em) => {
      const stored = await store(em, signed);
      if (stored === undefined) return undefined;
      await draft.store?.(em, signed);
      return { signed, stored };
    });
  }

  async #getSigner({ network, sender }: Pick<TransactionRequest, 'network' | 'sender'>): Promise<Signer> {
    const { getAdapter, signers } = this.#options;
    const { treasurySigner, relayers } = getAdapter(network);
    if (sender == null) return treasurySigner;
    const relayer = relayers.find(({ address }) => address === sender);
    const signer = relayer ?? (await signers.find(network, sender));
    if (!signer) throw new TransferRefusedError(`No key for ${sender} on ${network}.`);
    return signer;
  }
}

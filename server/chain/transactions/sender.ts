import { acquireAdvisoryLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { TransferRefusedError } from '../errors.ts';
import type { Signer, Signers } from '../signer.ts';
import type { ChainAdapter, SignedTransaction } from '../types.ts';
import type { ChainTransaction } from './chain-transaction.entity.ts';
import { explainError } from './failure.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import type { TransactionRecorder } from './recorder.ts';
import type { SigningContext, TransactionKinds, TransactionRequest } from './transaction-kind.ts';
import { isLive, lockTransaction, readLowestFreeNonce } from './transaction-rows.ts';

export interface SenderOptions {
  em: EntityManager;
  getAdapter(network: Network): ChainAdapter;
  signers: Signers;
  kinds: TransactionKinds;
  recorder: TransactionRecorder;
  log: Logger;
}

export type SignTransaction = (signing: SigningContext) => Promise<SignedTransaction | undefined>;

/** Signs in nonce order per address, stores what it signs, and sends what it stored. */
export class TransactionSender {
  readonly #options: SenderOptions;
  /** Limits each process to one connection per address that waits for the signing lock. */
  readonly #mutex = new KeyedMutex();

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  /** Signs a row as it was checked. Returns false if there is nothing to sign or another worker was faster. */
  async signAndSend(judged: ChainTransaction, sign: SignTransaction): Promise<boolean> {
    const { id, network, txHash: replaces } = judged;
    const signed = await this.runExclusive(judged, async (em, signer) => {
      const row = await lockTransaction(em, id);
      // the status of one signing does not apply to the next
      if (!isLive(row) || row.txHash !== replaces) return undefined;
      return this.signAndStore(em, row, signer, sign);
    });
    if (!signed) return false;
    this.#options.log.info(
      { transaction: id, network, txHash: signed.txHash, replaces },
      'transaction signed',
    );
    await this.send(judged, signed);
    return true;
  }

  async signAndStore(
    em: EntityManager,
    row: ChainTransaction,
    signer: Signer,
    sign: SignTransaction,
  ): Promise<SignedTransaction | undefined> {
    const chain = this.#options.getAdapter(row.network);
    const lowestNonce = await readLowestFreeNonce(em, row.network, signer.address);
    const signed = await sign({ em, row, chain, signer, lowestNonce });
    return signed && (await this.#options.recorder.recordSigned(em, row, signed)) ? signed : undefined;
  }

  /** Serializes signing per address across all processes. */
  async runExclusive<T>(
    request: TransactionRequest,
    work: (em: EntityManager, signer: Signer) => Promise<T>,
  ): Promise<T> {
    const signer = await this.#getSigner(request);
    const turn = `sign:${request.network}:${signer.address}`;
    return this.#mutex.run(turn, () =>
      this.#options.em.fork().transactional(async (em) => {
        await acquireAdvisoryLock(em, turn);
        return work(em, signer);
      }),
    );
  }

  /** The status check tells whether it arrived. */
  async send({ id, network }: ChainTransaction, signed: SignedTransaction): Promise<void> {
    const problem = await this.#options
      .getAdapter(network)
      .broadcast(signed)
      .then(() => null, explainError);
    await this.#options.recorder.recordSent(id, signed.txHash, problem);
  }

  async #getSigner({ network, sender }: TransactionRequest): Promise<Signer> {
    const { getAdapter, signers } = this.#options;
    const { treasurySigner } = getAdapter(network);
    if (sender == null) return treasurySigner;
    const signer = await signers.find(network, sender);
    if (!signer) throw new TransferRefusedError(`No key for ${sender} on ${network}.`);
    return signer;
  }
}

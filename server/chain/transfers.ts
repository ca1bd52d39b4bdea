import type { EntityManager } from '../foundation/db/orm.ts';
import type { Outbox } from '../foundation/outbox/outbox.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { AppError, ConflictError, NotFoundError } from '../foundation/platform/errors.ts';
import { newId } from '../foundation/platform/ids.ts';
import type { Logger } from '../foundation/platform/log.ts';
import type { Network } from '../foundation/platform/networks.ts';
import { openingRefusal, recordOpening } from './account-openings.ts';
import { ChainTransfer } from './chain-transfer.entity.ts';
import { AccountBeingOpenedError, TransferRefusedError } from './errors.ts';
import { outcomeOf, STUCK_AFTER_MS } from './outcome.ts';
import { transferJob } from './transfer-job.ts';
import { explain, type FailureHandler, type SettledHandler, TransferRecord } from './transfer-record.ts';
import {
  expectSameTerms,
  insertTransfer,
  isLive,
  lockTransfer,
  lowestFreeNonce,
  redirect,
  signedOf,
  type TransferRequest,
  type TransferSubject,
  takeSigningTurn,
} from './transfer-rows.ts';
import { Turns } from './turns.ts';
import type { ChainAdapter, Chains, SignedTransfer } from './types.ts';

export interface TransferServiceOptions {
  em: EntityManager;
  chains: Chains;
  outbox: Outbox;
  clock: Clock;
  log: Logger;
  stuckAfterMs?: number;
}

/** Of the row as it is locked: it may have been changed since it was read. */
type Sign = (
  chain: ChainAdapter,
  em: EntityManager,
  transfer: ChainTransfer,
) => Promise<SignedTransfer | undefined>;

/**
 * Sends USDC exactly once per row. What is signed is stored before it is sent; what is stored is asked about before
 * anything else is done; and nothing is signed anew while an earlier signing can still land.
 */
export class TransferService {
  readonly #options: TransferServiceOptions;
  readonly #record: TransferRecord;
  /** So that of one process only one connection per network waits for its turn to sign. */
  readonly #turns = new Turns();

  constructor(options: TransferServiceOptions) {
    this.#options = options;
    this.#record = new TransferRecord(options);
  }

  /** Says what to record when a transfer of this kind is final. Without it none can be asked for. */
  onSettled(kind: string, handler: SettledHandler): void {
    if (this.#record.settledHandlers.has(kind)) throw new Error(`${kind} transfers are settled elsewhere`);
    this.#record.settledHandlers.set(kind, handler);
  }

  /** Called for each attempt that came to nothing, not while one is under way. */
  onFailure(kind: string, handler: FailureHandler): void {
    this.#record.failureHandlers.set(kind, handler);
  }

  /** Asks for a transfer in the caller's transaction; asking again for the same one changes nothing. */
  async enqueue(em: EntityManager, request: TransferRequest): Promise<{ id: string; isNew: boolean }> {
    this.#record.settledHandler(request.kind);
    const { clock, outbox } = this.#options;
    const now = clock.now();
    const id = newId('pay', clock);
    if (await insertTransfer(em, id, request, now)) {
      await outbox.add(em, transferJob(id, now));
      return { id, isNew: true };
    }
    const existing = await this.find(em, request);
    return { id: expectSameTerms(existing, request).id, isNew: false };
  }

  async find(em: EntityManager, { kind, subjectType, subjectId }: TransferSubject): Promise<ChainTransfer> {
    const transfer = await em.findOne(ChainTransfer, { kind, subjectType, subjectId });
    if (!transfer) throw new NotFoundError('not_found', 'There is no such transfer.');
    return transfer;
  }

  /** Tries now what waits or has failed. As long as nothing is signed it may go to another address. */
  async retry(em: EntityManager, subject: TransferSubject, to?: string): Promise<ChainTransfer> {
    const { id } = await this.find(em, subject);
    const transfer = await lockTransfer(em, id);
    if (transfer.state === 'confirmed') throw new ConflictError('conflict', 'The transfer was made already.');
    if (to !== undefined && to !== transfer.toAddress) redirect(transfer, to);
    if (transfer.state === 'failed') transfer.state = 'prepared';
    transfer.checks = 0;
    transfer.isHeld = false;
    await this.#record.schedule(em, transfer, 0);
    return transfer;
  }

  /** Gives a transfer up for good unless it may be on its way already; answers whether nothing of it can leave now. */
  async withdraw(em: EntityManager, subject: TransferSubject): Promise<boolean> {
    const found = await em.findOne(ChainTransfer, { ...subject });
    if (!found) return true;
    const transfer = await lockTransfer(em, found.id);
    if (transfer.state === 'confirmed' || signedOf(transfer)) return false;
    await this.#record.withdrawn(em, transfer);
    return true;
  }

  /** Takes a transfer as far as it gets now. May be called at any time, by any number of workers. */
  async process(id: string): Promise<void> {
    const transfer = await this.#options.em.fork().findOne(ChainTransfer, id);
    if (!transfer || !isLive(transfer)) return;
    const signed = signedOf(transfer);
    try {
      await (signed ? this.#follow(transfer, signed) : this.#begin(transfer));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error instanceof AccountBeingOpenedError) return this.#record.waiting(id, error.message);
      this.#options.log.warn({ transfer: id, err: error }, 'transfer delayed');
      await this.#record.troubled(id, error);
    }
  }

  postpone(em: EntityManager, id: string): Promise<void> {
    return this.#record.postponed(em, id);
  }

  async #begin(transfer: ChainTransfer): Promise<void> {
    if (await this.#isFunded(transfer)) await this.#signAnew(transfer);
    else await this.#record.waiting(transfer.id, 'The payment it came with is not final yet.');
  }

  async #follow(transfer: ChainTransfer, signed: SignedTransfer): Promise<void> {
    const { id } = transfer;
    const chain = this.#chain(transfer.network);
    const { status, txHash, isUnsent } = await outcomeOf(chain, transfer, signed);
    if (status === 'finalized') return this.#record.settled(id, txHash);
    if (status === 'failed') return this.#record.failedOnChain(id, txHash);
    if (status === 'expired') return void (await this.#signAnew(transfer));
    if (status === 'confirmed') return this.#record.waiting(id);
    if (this.#isStuck(transfer) && (await this.#outbid(transfer, signed))) return;
    if (isUnsent) return this.#send(transfer, signed);
    return this.#record.waiting(id);
  }

  #signAnew(transfer: ChainTransfer): Promise<boolean> {
    return this.#signAndSend(transfer, async (chain, em, row) => {
      const { id, network, toAddress: to, amountMicro } = row;
      const lowestNonce = await lowestFreeNonce(em, network, chain.treasury);
      const refusesOpening = await openingRefusal(em, row);
      const signed = await chain.prepareTransfer({ to, amountMicro, memo: id, lowestNonce, refusesOpening });
      if (signed.opensAccount) await recordOpening(em, row, this.#options.clock.now());
      return signed;
    });
  }

  #outbid(transfer: ChainTransfer, signed: SignedTransfer): Promise<boolean> {
    return this.#signAndSend(transfer, (chain) => chain.outbid(signed));
  }

  /** Stores before it sends. Answers false when there is nothing to sign, or another worker was faster. */
  async #signAndSend(judged: ChainTransfer, sign: Sign): Promise<boolean> {
    const { id, network, txHash: replaces } = judged;
    const signed = await this.#turns.run(network, () => this.#signAndStore(judged, sign));
    if (!signed) return false;
    this.#options.log.info({ transfer: id, network, txHash: signed.txHash, replaces }, 'transfer signed');
    await this.#send(judged, signed);
    return true;
  }

  #signAndStore({ id, network, txHash }: ChainTransfer, sign: Sign): Promise<SignedTransfer | undefined> {
    return this.#options.em.fork().transactional(async (em) => {
      await takeSigningTurn(em, network);
      const transfer = await lockTransfer(em, id);
      // what was found out about one signing says nothing about the next
      if (!isLive(transfer) || transfer.txHash !== txHash) return undefined;
      const signed = await sign(this.#chain(network), em, transfer);
      if (signed) await this.#record.signed(em, transfer, signed);
      return signed;
    });
  }

  async #send({ id, network }: ChainTransfer, signed: SignedTransfer): Promise<void> {
    const problem = await this.#chain(network)
      .broadcast(signed)
      .then(() => null, explain);
    await this.#record.sent(id, signed.txHash, problem);
  }

  async #isFunded({ fundingNetwork, fundingReference }: ChainTransfer): Promise<boolean> {
    if (!fundingNetwork || !fundingReference) return true;
    return (await this.#chain(fundingNetwork).finalityOf(fundingReference)) === 'finalized';
  }

  #isStuck({ signedAt }: ChainTransfer): boolean {
    const { clock, stuckAfterMs = STUCK_AFTER_MS } = this.#options;
    return clock.now().getTime() - (signedAt?.getTime() ?? 0) > stuckAfterMs;
  }

  #chain(network: Network): ChainAdapter {
    const chain = this.#options.chains.get(network);
    if (!chain) throw new TransferRefusedError(`${network} is not configured.`);
    return chain;
  }
}

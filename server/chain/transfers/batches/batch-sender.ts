import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Clock, isSameTime } from '../../../foundation/platform/clock.ts';
import { AppError } from '../../../foundation/platform/errors.ts';
import { newId } from '../../../foundation/platform/ids.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { requireAdapter } from '../../get-adapter.ts';
import { findPaymentFinality } from '../../transactions/payment-finality.ts';
import { isDispatched, lockTransaction } from '../../transactions/transaction-rows.ts';
import type { Transactions } from '../../transactions/transactions.ts';
import type { ChainAdapter, Chains, DraftedBatch, TransferOutcome } from '../../types.ts';
import {
  BATCH_KIND,
  joinBatch,
  type LeasedTransfer,
  readLeasedTransfers,
  toBatchTransfer,
} from './batch-rows.ts';

export interface BatchSenderOptions {
  em: EntityManager;
  chains: Chains;
  transactions: Transactions;
  clock: Clock;
  log: Logger;
  /** Called for each batch that is signed and stored. */
  onBatch?: (network: Network, transfers: number) => void;
}

const UNFUNDED: TransferOutcome = { kind: 'waiting', reason: 'The payment that funds it is not final yet.' };

/** Signs leased transfers as one transaction, stores it together with them, and sends it. */
export class BatchSender {
  readonly #options: BatchSenderOptions;

  constructor(options: BatchSenderOptions) {
    this.#options = options;
  }

  async send(network: Network, leased: readonly LeasedTransfer[]): Promise<void> {
    try {
      await this.#sendBatch(network, leased);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.#options.log.warn({ err: error, network, transfers: leased.length }, 'batch delayed');
      for (const transfer of leased) await this.#record(transfer, { kind: 'refused', error });
    }
  }

  async #selectFunded(leased: readonly LeasedTransfer[]): Promise<LeasedTransfer[]> {
    const checks = leased.map(async (transfer) => ({ transfer, isFunded: await this.#isFunded(transfer) }));
    const checked = await Promise.all(checks);
    for (const { transfer, isFunded } of checked) if (!isFunded) await this.#record(transfer, UNFUNDED);
    return checked.flatMap(({ transfer, isFunded }) => (isFunded ? [transfer] : []));
  }

  async #isFunded({ funding_network: network, funding_reference: reference }: LeasedTransfer) {
    if (!network || !reference) return true;
    const { em, chains } = this.#options;
    return (await findPaymentFinality(em.fork(), chains, { network, reference })) === 'finalized';
  }

  async #sendBatch(network: Network, leased: readonly LeasedTransfer[]): Promise<void> {
    const { em, chains, transactions, clock, log } = this.#options;
    const chain = requireAdapter(chains, network);
    const subjectId = newId('pay', clock);
    const subject = { kind: BATCH_KIND, subjectType: BATCH_KIND, subjectId };
    let members: LeasedTransfer[] = [...leased];
    let authorizedUntil: Date | undefined;
    let isRepeated = false;
    let stored = 0;
    await transactions.signAndSend(
      { network, ...subject },
      async () => {
        if (isRepeated) members = await readLeasedTransfers(em.fork(), members);
        isRepeated = true;
        const { funded, drafted } = await this.#draftFunded(chain, subjectId, members);
        members = funded;
        if (!drafted) return undefined;
        const { draft, outcomes, lapsed } = drafted;
        for (const member of members) {
          const outcome = outcomes.get(member.id);
          if (outcome) await this.#record(member, outcome, lapsed.has(member.id));
        }
        const included = new Set(draft?.transferIds);
        members = members.filter(({ id }) => included.has(id));
        authorizedUntil = draft?.authorizedUntil;
        return draft;
      },
      async (tx, batchId, signed) => {
        const { treasury } = chain;
        await joinBatch(tx, members, { batchId, signed, treasury, authorizedUntil, now: clock.now() });
        stored = members.length;
        log.info(
          { batch: batchId, network, txHash: signed.txHash, transfers: members.length },
          'batch signed',
        );
      },
    );
    if (stored > 0) this.#options.onBatch?.(network, stored);
  }

  /** Most transfers are funded, so the draft does not wait for the check; it is made again without the others. */
  async #draftFunded(
    chain: ChainAdapter,
    subjectId: string,
    members: LeasedTransfer[],
  ): Promise<{ funded: LeasedTransfer[]; drafted?: DraftedBatch }> {
    if (members.length === 0) return { funded: [] };
    const draft = (of: readonly LeasedTransfer[]) => chain.draftBatch(subjectId, of.map(toBatchTransfer));
    const [funded, drafted] = await Promise.all([this.#selectFunded(members), settle(draft(members))]);
    if (funded.length === 0) return { funded };
    const isForAll = funded.length === members.length;
    return { funded, drafted: isForAll ? await drafted() : await draft(funded) };
  }

  /** Unless another process has taken it over, or its requester has changed it. */
  async #record(
    { id, leasedUntil }: LeasedTransfer,
    outcome: TransferOutcome,
    hasLapsed = false,
  ): Promise<void> {
    const { em, transactions } = this.#options;
    await em.fork().transactional(async (tx) => {
      const row = await lockTransaction(tx, id);
      if (!isDispatched(row) || !isSameTime(row.nextAttemptAt, leasedUntil)) return;
      if (hasLapsed) row.authorizedUntil = null;
      await transactions.recorder.recordTransferOutcome(tx, row, outcome);
    });
  }
}

/** Its failure counts only if its result does. */
async function settle<T>(work: Promise<T>): Promise<() => Promise<T>> {
  await work.catch(() => {});
  return () => work;
}

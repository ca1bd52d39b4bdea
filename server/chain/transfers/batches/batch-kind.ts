import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { transactionalPipelined } from '../../../foundation/db/pipelined-transaction.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { requireAdapter } from '../../get-adapter.ts';
import { ChainTransaction } from '../../transactions/chain-transaction.entity.ts';
import type { TransactionRecorder } from '../../transactions/recorder.ts';
import type { TransactionKind } from '../../transactions/transaction-kind.ts';
import { notifyDispatchers } from '../../transactions/transaction-rows.ts';
import type { Chains, TransferOutcome, TransferOutcomes } from '../../types.ts';
import type { Transfer } from '../chain-transfer.entity.ts';
import { readBatchTransfers, releaseTransfers, setTransferHashes } from './batch-rows.ts';
import { confirmBatched } from './confirm-batched.ts';

interface Dependencies {
  em: EntityManager;
  chains: Chains;
  recorder: TransactionRecorder;
  clock: Clock;
  log: Logger;
  /** Tells the requesters of transfers that are confirmed together. */
  notifyConfirmed: (em: EntityManager, transfers: readonly Transfer[]) => Promise<void>;
}

/**
 * A batch decides the outcome of its transfers. It arrives signed: if it can never land, its transfers leave it and are
 * sent again, in other batches.
 */
export function createBatchKind(dependencies: Dependencies): TransactionKind {
  const { em: root, chains, clock, log } = dependencies;
  return {
    forgetsPayload: true,
    async mayReplace(em, { id }, txHash) {
      await setTransferHashes(em, id, txHash);
      return true;
    },
    async onLanded(em, { id, txHash }) {
      if (txHash) await setTransferHashes(em, id, txHash);
    },
    async readConfirmed({ id, network }, txHash) {
      const transfers = await readBatchTransfers(root.fork(), id);
      const outcomes = await requireAdapter(chains, network).readBatchOutcomes(txHash, transfers);
      await recordOutcomes(dependencies, id, outcomes);
      return async (em) => {
        const { length } = await readBatchTransfers(em, id);
        if (length > 0) throw new Error(`${length} transfers of batch ${id} have no outcome`);
      };
    },
    // none of its transfers is at fault, so their requesters are not told
    async onFailure(em, { id, network }, { reason }) {
      log.warn({ batch: id, network, reason }, 'batch dissolved');
      await releaseTransfers(em, { batchId: id, reason, now: clock.now() });
      await notifyDispatchers(em, network);
    },
  };
}

/** All at once; if the requester of one fails to record it, each by itself, so that the others are recorded. */
async function recordOutcomes(dependencies: Dependencies, batchId: string, outcomes: TransferOutcomes) {
  const { log } = dependencies;
  const paid = [...outcomes].flatMap(([id, outcome]) =>
    outcome.kind === 'paid' ? [{ id, txHash: outcome.txHash }] : [],
  );
  const others = [...outcomes].filter(([, { kind }]) => kind !== 'paid');
  const failures: unknown[] = [];
  const attempt = async (transfer: string, outcome: TransferOutcome) =>
    recordOne(dependencies, batchId, transfer, outcome).catch((err: unknown) => {
      log.error({ err, transfer, batch: batchId }, 'outcome of a transfer could not be recorded');
      failures.push(err);
    });
  for (const [id, outcome] of others) await attempt(id, outcome);
  try {
    await recordPaid(dependencies, batchId, new Map(paid.map(({ id, txHash }) => [id, txHash])));
  } catch (err) {
    log.warn({ err, batch: batchId }, 'recording the transfers of a batch one by one');
    for (const { id, txHash } of paid) await attempt(id, { kind: 'paid', txHash });
  }
  if (failures.length > 0) throw failures[0];
}

async function recordPaid(
  { em: root, clock, notifyConfirmed }: Dependencies,
  batchId: string,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  if (hashes.size === 0) return;
  await transactionalPipelined(root.fork(), async (em) => {
    await notifyConfirmed(em, await confirmBatched(em, batchId, hashes, clock.now()));
  });
}

async function recordOne(
  { em: root, recorder }: Dependencies,
  batchId: string,
  id: string,
  outcome: TransferOutcome,
): Promise<void> {
  await root.fork().transactional(async (em) => {
    const row = await lockTransfer(em, batchId, id);
    if (row) await recorder.recordTransferOutcome(em, row, outcome);
  });
}

function lockTransfer(em: EntityManager, batchId: string, id: string): Promise<ChainTransaction | null> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  return em.findOne(ChainTransaction, { id, batchId, state: 'batched' }, lock);
}

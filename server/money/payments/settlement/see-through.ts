import { type Outcome, outcomeOf, STUCK_AFTER_MS } from '../../../chain/outcome.ts';
import type { ChainAdapter, SignedTransfer, TransferStatus } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { adopt } from './foreign.ts';
import { outbid } from './outbid.ts';
import { Settlement, type SettlementState } from './settlement.entity.ts';
import { signedOf } from './signed-settlement.ts';

/** Somebody else may have made the payment in the place of ours. */
const WITHOUT_EFFECT: ReadonlySet<TransferStatus> = new Set(['pending', 'failed', 'expired']);

/** What has landed is left alone. */
const OUTCOMES: Partial<Record<TransferStatus, SettlementState>> = {
  confirmed: 'signed',
  finalized: 'settled',
  failed: 'failed',
  expired: 'failed',
};

/** Asks what became of a settlement and does what is next. Several may do that at once: what is stale changes nothing. */
export async function seeThrough(
  em: EntityManager,
  chain: ChainAdapter,
  row: Settlement,
  now: Date,
): Promise<void> {
  const signed = signedOf(row);
  if (!signed) return;
  const outcome = await outcomeOf(chain, row, signed);
  if (WITHOUT_EFFECT.has(outcome.status) && (await wasMadeElsewhere(em, chain, row, signed, now))) return;
  if (outcome.status in OUTCOMES) return record(em, row, outcome, now);
  const isStuck = now.getTime() - row.updatedAt.getTime() > STUCK_AFTER_MS;
  const better = isStuck && (await outbid(em, chain, row, signed, now));
  if (better || outcome.isUnsent) await chain.broadcast(better || signed);
}

async function wasMadeElsewhere(
  em: EntityManager,
  chain: ChainAdapter,
  row: Settlement,
  signed: SignedTransfer,
  now: Date,
): Promise<boolean> {
  const txHash = await chain.findForeignSettlement(signed, row.createdAt);
  if (txHash === undefined) return false;
  const isOurs = [row.txHash, ...row.outbidHashes].includes(txHash);
  return isOurs || adopt(em, chain, row, txHash, now);
}

/** Whichever signing landed is the payment from then on. Of what failed no money moved, so that nothing is owed for it. */
async function record(
  em: EntityManager,
  row: Settlement,
  { status, txHash }: Outcome,
  now: Date,
): Promise<void> {
  const { id, state } = row;
  const next = OUTCOMES[status] ?? state;
  // until it is final, a fork may still hold another one of them
  const outbidHashes = [row.txHash, ...row.outbidHashes].filter((hash) => hash !== txHash);
  const nothingOwed = next === 'failed' ? { request: null, dueAt: null } : {};
  const changes = { state: next, txHash, outbidHashes, updatedAt: now, ...nothingOwed };
  await em.nativeUpdate(Settlement, { id, state, txHash: row.txHash }, changes);
}

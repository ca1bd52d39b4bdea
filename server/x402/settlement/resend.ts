import { type Outcome, outcomeOf, STUCK_AFTER_MS } from '../../chain/outcome.ts';
import type { ChainAdapter, Chains, SignedTransfer, TransferStatus } from '../../chain/types.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { Sweep } from '../../outbox/sweeps.ts';
import type { Logger } from '../../platform/log.ts';
import { adopt } from './foreign.ts';
import { outbid } from './outbid.ts';
import { Settlement, type SettlementState } from './settlement.entity.ts';
import { signedOf } from './signed-settlement.ts';

const AT_ONCE = 50;
/** Whoever sent it is probably still waiting for it. */
const YOUNG_MS = 5000;

/** Somebody else may have made the payment in the place of ours. */
const WITHOUT_EFFECT: ReadonlySet<TransferStatus> = new Set(['pending', 'failed', 'expired']);

/** What has landed is left alone. */
const OUTCOMES: Partial<Record<TransferStatus, SettlementState>> = {
  confirmed: 'signed',
  finalized: 'settled',
  failed: 'failed',
  expired: 'failed',
};

/** Sees settlements through that nobody waits for any more: a number that is given and never used holds up all later ones. */
export function resendSettlements(chains: Chains, log: Logger): Sweep {
  return {
    name: 'x402-settlements',
    everySeconds: 5,
    async step(em, now, after = '') {
      const before = new Date(now.getTime() - YOUNG_MS);
      const open = await em.find(
        Settlement,
        { state: 'signed', createdAt: { $lt: before }, id: { $gt: after } },
        { orderBy: { id: 'asc' }, limit: AT_ONCE },
      );
      for (const one of open) {
        await seeThrough(em, chains, one, now).catch((err: unknown) =>
          log.warn({ err, settlement: one.id }, 'settlement delayed'),
        );
      }
      return open.length === AT_ONCE ? open.at(-1)?.id : undefined;
    },
  };
}

async function seeThrough(em: EntityManager, chains: Chains, row: Settlement, now: Date): Promise<void> {
  const chain = chains.get(row.network);
  const signed = signedOf(row);
  if (!chain || !signed) return;
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

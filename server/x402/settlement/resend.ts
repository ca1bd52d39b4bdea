import type { Chains, TransferStatus } from '../../chain/types.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { Sweep } from '../../outbox/sweeps.ts';
import type { Logger } from '../../platform/log.ts';
import { Settlement, type SettlementState } from './settlement.entity.ts';
import { signedOf } from './signed-settlement.ts';

const AT_ONCE = 50;
/** Whoever sent it is probably still waiting for it. */
const YOUNG_MS = 5000;

const OUTCOMES: Partial<Record<TransferStatus, SettlementState>> = {
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
  const status = await chain.transferStatus(signed);
  const state = OUTCOMES[status];
  if (state) await close(em, row, state, now);
  else if (status === 'unknown') await chain.broadcast(signed);
}

/** Of what failed no money moved, so that nothing is owed for it. */
async function close(
  em: EntityManager,
  { id }: Settlement,
  state: SettlementState,
  now: Date,
): Promise<void> {
  const nothingOwed = state === 'failed' ? { request: null, dueAt: null } : {};
  await em.nativeUpdate(Settlement, { id, state: 'signed' }, { state, updatedAt: now, ...nothingOwed });
}

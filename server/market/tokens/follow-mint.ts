import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { lookUntil } from '../../foundation/platform/look-until.ts';
import { AgentMint } from './agent-mint.entity.ts';
import { MintFailedError } from './errors.ts';

const PATIENCE = { patienceMs: 20_000, pauseMs: 200 };

interface Dependencies {
  transactions: Transactions;
  log: Logger;
}

/** Looks at what was sent a moment ago until it has landed. What has not by then is left to the workers, who have it anyway. */
export async function followMint(
  em: EntityManager,
  { transactions, log }: Dependencies,
  kind: string,
  sent: AgentMint,
): Promise<AgentMint> {
  const subject = { kind, subjectType: 'agent_mint', subjectId: sent.id };
  const { id } = await transactions.find(em, subject);
  const look = async () => {
    await transactions
      .process(id)
      .catch((err: unknown) => log.warn({ err, transaction: id }, 'mint delayed'));
    return em.fork().findOneOrFail(AgentMint, sent.id);
  };
  const now = await lookUntil(PATIENCE, look, ({ state }) => state !== 'minting');
  if (now.state === 'failed')
    throw new MintFailedError((await transactions.find(em.fork(), subject)).lastError);
  return now;
}

import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { pollUntil } from '../../foundation/platform/poll.ts';
import { AgentMint } from './agent-mint.entity.ts';
import { MintFailedError } from './errors.ts';

const POLLING = { timeoutMs: 20_000, intervalMs: 200 };

interface Dependencies {
  transactions: Transactions;
  log: Logger;
}

/** Polls until the mint has landed. After the timeout, the workers continue. */
export async function waitForMint(
  em: EntityManager,
  { transactions, log }: Dependencies,
  kind: string,
  sent: AgentMint,
): Promise<AgentMint> {
  const subject = { kind, subjectType: 'agent_mint', subjectId: sent.id };
  const { id } = await transactions.get(em, subject);
  const processAndRead = async () => {
    await transactions
      .process(id)
      .catch((err: unknown) => log.warn({ err, transaction: id }, 'mint delayed'));
    return em.fork().findOneOrFail(AgentMint, sent.id);
  };
  const now = await pollUntil(POLLING, processAndRead, ({ state }) => state !== 'minting');
  if (now.state === 'failed')
    throw new MintFailedError((await transactions.get(em.fork(), subject)).lastError);
  return now;
}

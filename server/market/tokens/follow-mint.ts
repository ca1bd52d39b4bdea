import { setTimeout as sleep } from 'node:timers/promises';
import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { AgentMint } from './agent-mint.entity.ts';
import { MintFailedError } from './errors.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 200;

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
  for (const until = performance.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    await transactions
      .process(id)
      .catch((err: unknown) => log.warn({ err, transaction: id }, 'mint delayed'));
    const now = await em.fork().findOneOrFail(AgentMint, sent.id);
    if (now.state === 'failed')
      throw new MintFailedError((await transactions.find(em.fork(), subject)).lastError);
    if (now.state === 'minted' || performance.now() >= until) return now;
  }
}

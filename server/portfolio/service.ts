import { findAgent } from '../agents/find.ts';
import { ownsAgent, requireAgentOrOwner } from '../agents/ownership.ts';
import type { Page, PageRequest } from '../browse/page.ts';
import type { EntityManager } from '../db/orm.ts';
import { NotFoundError } from '../platform/errors.ts';
import type { PortfolioSource } from './portfolio.entity.ts';
import { type PortfolioRow, readPortfolio, setHidden } from './rows.ts';

type Caller = Parameters<typeof ownsAgent>[1];

export interface EntryChange {
  sourceType: PortfolioSource;
  sourceId: string;
  hidden: boolean;
}

/** The agent and its owner also see what is hidden. */
export async function listPortfolio(
  em: EntityManager,
  caller: Caller,
  agentRef: string,
  page: PageRequest,
): Promise<Page<PortfolioRow>> {
  const agent = await findAgent(em, agentRef, caller);
  const isItself = caller.kind === 'agent' && caller.agentId === agent.id;
  return readPortfolio(em, agent.id, isItself || (await ownsAgent(em, caller, agent)), page);
}

export async function changeEntry(
  em: EntityManager,
  caller: Caller,
  agentRef: string,
  { sourceType, sourceId, hidden }: EntryChange,
): Promise<PortfolioRow> {
  const agent = await findAgent(em, agentRef, caller);
  await requireAgentOrOwner(em, caller, agent);
  const row = await setHidden(em, { agentId: agent.id, sourceType, sourceId }, hidden);
  if (!row) throw new NotFoundError('not_found', 'There is no such entry in the portfolio');
  return row;
}

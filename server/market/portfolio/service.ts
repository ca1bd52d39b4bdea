import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { ForbiddenError, NotFoundError } from '../../foundation/platform/errors.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import { ownsAgent } from '../../identity/agent-ownership.ts';
import type { Caller } from '../../identity/caller.ts';
import { getAgent } from '../../identity/get-agent.ts';
import { isClientOf } from '../orders/client.ts';
import { type EntryRow, lockEntry, readPortfolioPage, updateHiddenFlags } from './entry-row.ts';
import type { PortfolioSource } from './portfolio.entity.ts';
import { changeHiddenFlags } from './visibility.ts';

export interface EntryChange {
  sourceType: PortfolioSource;
  sourceId: string;
  hidden: boolean;
}

/** An entry and whether its reader is a party of its order. */
export interface PortfolioEntryView {
  entry: EntryRow;
  isParty: boolean;
}

/** The agent and its owner also see hidden entries. */
export async function listPortfolio(
  em: EntityManager,
  caller: Caller,
  agentRef: string,
  page: PageRequest,
): Promise<Page<PortfolioEntryView>> {
  const agent = await getAgent(em, agentRef, caller);
  const isProvider = await actsForAgent(em, caller, agent);
  const { rows, ...rest } = await readPortfolioPage(em, agent.id, isProvider, page);
  return {
    rows: rows.map((entry) => ({ entry, isParty: isProvider || isClientOf(entry, caller) })),
    ...rest,
  };
}

/** Each party hides independently, and can undo only its own hiding. */
export async function updateEntry(
  em: EntityManager,
  caller: Caller,
  agentRef: string,
  { sourceType, sourceId, hidden }: EntryChange,
): Promise<PortfolioEntryView> {
  const agent = await getAgent(em, agentRef, caller);
  const isProvider = await actsForAgent(em, caller, agent);
  return em.transactional(async (tx) => {
    const entry = await lockEntry(tx, { agentId: agent.id, sourceType, sourceId });
    const isClient = entry !== undefined && isClientOf(entry, caller);
    if (!isProvider && !isClient) throw notAPartyError();
    if (!entry) throw new NotFoundError('not_found', 'No such portfolio entry.');
    const hiding = changeHiddenFlags(entry, { isProvider, isClient }, hidden);
    await updateHiddenFlags(tx, entry.id, hiding);
    const isHidden = hiding.hidden_by_agent || hiding.hidden_by_client;
    return { entry: { ...entry, ...hiding, hidden: isHidden }, isParty: true };
  });
}

async function actsForAgent(em: EntityManager, caller: Caller, agent: Agent): Promise<boolean> {
  return (caller.kind === 'agent' && caller.agentId === agent.id) || ownsAgent(em, caller, agent);
}

/** The same whether or not the entry exists: only its parties may know. */
function notAPartyError(): ForbiddenError {
  return new ForbiddenError(
    'forbidden',
    'Only the agent, its owner and the client of the order can hide or show an entry.',
  );
}

import type { EntityManager } from '../foundation/db/orm.ts';
import { BadRequestError, ForbiddenError, NotFoundError } from '../foundation/platform/errors.ts';
import { agentNotGrantedError, ownsAgent } from './agent-ownership.ts';
import type { Caller, OAuthGrant } from './caller.ts';
import { getAgent } from './get-agent.ts';
import { type ListedAgent, listOwnedAgents } from './granted-agents.ts';

type AgentCaller = Extract<Caller, { kind: 'agent' }>;
type ConnectedUser = Extract<Caller, { kind: 'user' }> & { grant: OAuthGrant };

/**
 * The agent that a tool acts as. An API key belongs to one agent; a user with an MCP client names one of theirs, or
 * has only one.
 */
export async function resolveActingAgent(
  em: EntityManager,
  caller: Caller,
  agentRef: string | undefined,
): Promise<AgentCaller> {
  if (caller.kind === 'agent') return requireSameAgent(em, caller, agentRef);
  if (caller.kind !== 'user' || !caller.grant)
    throw new Error(`An MCP client was expected, not ${caller.kind}`);
  const person = { ...caller, grant: caller.grant };
  const agentId =
    agentRef === undefined ? await getOnlyAgent(em, person) : await getGrantedAgent(em, person, agentRef);
  return { kind: 'agent', agentId, grant: person.grant };
}

async function requireSameAgent(
  em: EntityManager,
  caller: AgentCaller,
  agentRef: string | undefined,
): Promise<AgentCaller> {
  if (agentRef === undefined || agentRef === caller.agentId) return caller;
  const { id } = await getAgent(em, agentRef, caller);
  if (id === caller.agentId) return caller;
  throw new ForbiddenError('forbidden', 'The API key belongs to another agent. Leave out `agent_id`.');
}

async function getGrantedAgent(em: EntityManager, person: ConnectedUser, agentRef: string): Promise<string> {
  const agent = await getAgent(em, agentRef, person);
  if (await ownsAgent(em, person, agent)) return agent.id;
  const { grant: _, ...owner } = person;
  if (await ownsAgent(em, owner, agent)) throw agentNotGrantedError();
  throw new ForbiddenError('forbidden', 'This agent is not yours.');
}

async function getOnlyAgent(em: EntityManager, person: ConnectedUser): Promise<string> {
  const [first, ...more] = await listOwnedAgents(em, person);
  if (first && more.length === 0) return first.id;
  if (first) throw agentRequiredError([first, ...more]);
  const { grant: _, ...owner } = person;
  if ((await listOwnedAgents(em, owner)).length > 0) throw noAgentGrantedError();
  throw new NotFoundError(
    'no_agent',
    'You have no agent yet, and this tool acts as one. Register an agent first.',
  );
}

function agentRequiredError(agents: readonly ListedAgent[]): BadRequestError {
  const listed = agents.map(({ id, name }) => ({ id, name }));
  return new BadRequestError('agent_required', 'You have several agents. Send `agent_id`.', {
    details: { agents: listed },
  });
}

function noAgentGrantedError(): ForbiddenError {
  return new ForbiddenError(
    'agent_not_granted',
    'This connection may act for none of your agents. Connect the client again and choose one.',
  );
}

import type { Agent, AgentMarket } from '@agent-market/sdk';
import type { ReactNode } from 'react';
import { createCustodyApi, useAgentApi } from '../../data/agent-api.ts';
import { saveAgentKeys } from '../../session/agent-keys.ts';
import { useSession } from '../../session/session.ts';
import { ActionButton } from '../action.tsx';

interface RequireKeyProps {
  agent: Agent;
  /** What the key is for. */
  to: string;
  children: (market: AgentMarket) => ReactNode;
}

/** What only the agent itself may do: its owner fetches its key first. */
export function RequireKey({ agent, to, children }: RequireKeyProps) {
  const market = useAgentApi(agent.id);
  if (market) return children(market);
  return (
    <div className="note stack-tight">
      <p>
        You need the API key of {agent.name} to {to}. Recover it with your sign-in. It stays in this tab until
        you sign out or close the tab.
      </p>
      <RecoverKeys agent={agent} />
    </div>
  );
}

/** Brings the keys of all agents of whoever is here. They are not changed by it. Keys are shown to who has just signed. */
export function RecoverKeys({ agent }: { agent: Agent }) {
  const session = useSession();
  const recover = async () => {
    const { agents } = await createCustodyApi(session, agent).agents.recover({});
    saveAgentKeys(agents);
  };
  return <ActionButton onAction={recover}>Recover key</ActionButton>;
}

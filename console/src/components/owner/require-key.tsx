import type { Agent, AgentMarket } from '@agent-market/sdk';
import type { ReactNode } from 'react';
import { createCustodyApi, useAgentApi } from '../../data/agent-api.ts';
import { saveAgentKeys } from '../../session/agent-keys.ts';
import { useSession } from '../../session/session.ts';
import { ActionButton } from '../action.tsx';

interface RequireKeyProps {
  agent: Agent;
  /** What the key is needed for. */
  to: string;
  children: (market: AgentMarket) => ReactNode;
}

/** Content that needs the agent's key, which its owner recovers first. */
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

/** Recovers the keys of all the user's agents without changing them. Requires custody proof. */
export function RecoverKeys({ agent }: { agent: Agent }) {
  const session = useSession();
  const recover = async () => {
    const { agents } = await createCustodyApi(session, agent).agents.recover({});
    saveAgentKeys(agents);
  };
  return <ActionButton onAction={recover}>Recover key</ActionButton>;
}

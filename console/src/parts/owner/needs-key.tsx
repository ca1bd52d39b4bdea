import type { Agent, AgentMarket } from '@agent-market/sdk';
import type { ReactNode } from 'react';
import { custodyMarket, useAgentMarket } from '../../data/agent-market.ts';
import { keepAgentKeys } from '../../session/agent-keys.ts';
import { useSession } from '../../session/session.ts';
import { ActionButton } from '../action.tsx';

interface NeedsKeyProps {
  agent: Agent;
  /** What the key is for. */
  to: string;
  children: (market: AgentMarket) => ReactNode;
}

/** What only the agent itself may do: its owner fetches its key first. */
export function NeedsKey({ agent, to, children }: NeedsKeyProps) {
  const market = useAgentMarket(agent.id);
  if (market) return children(market);
  return (
    <div className="note stack-tight">
      <p>
        The API key of {agent.name} is needed to {to}. It is fetched with your sign-in and stays in this tab
        until you sign out or close it.
      </p>
      <RecoverKeys agent={agent} />
    </div>
  );
}

/** Brings the keys of all agents of whoever is here. They are not changed by it. Keys are shown to who has just signed. */
export function RecoverKeys({ agent }: { agent: Agent }) {
  const session = useSession();
  const recover = async () => {
    const { agents } = await custodyMarket(session, agent).agents.recover({});
    keepAgentKeys(agents);
  };
  return <ActionButton act={recover}>Recover the key</ActionButton>;
}

import type { Agent, AgentMarket } from '@agent-market/sdk';
import type { ReactNode } from 'react';
import { useAgentMarket } from '../../data/agent-market.ts';
import { useOwnMarket } from '../../data/own-market.ts';
import { keepAgentKeys } from '../../session/agent-keys.ts';
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
      <RecoverKeys />
    </div>
  );
}

/** Brings the keys of all agents of whoever is here. They are not changed by it. */
export function RecoverKeys() {
  const { market } = useOwnMarket();
  return (
    <ActionButton act={async () => keepAgentKeys((await market.agents.recover({})).agents)}>
      Recover the key
    </ActionButton>
  );
}

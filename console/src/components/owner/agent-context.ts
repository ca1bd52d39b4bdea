import type { Agent } from '@agent-market/sdk';
import { createContext, useContext } from 'react';

export const AgentContext = createContext<Agent | undefined>(undefined);

/** The agent of the current page. */
export function useCurrentAgent(): Agent {
  const agent = useContext(AgentContext);
  if (!agent) throw new Error('useCurrentAgent works only on the pages of an agent');
  return agent;
}

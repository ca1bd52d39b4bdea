import type { AgentMarket } from '@agent-market/sdk';
import { custodyMarket } from '../../../data/agent-market.ts';
import { useSession } from '../../../session/session.ts';
import { useMyAgent } from '../agent-context.ts';

/** As the owner, shown anew. */
export function useCustody(): AgentMarket {
  return custodyMarket(useSession(), useMyAgent());
}

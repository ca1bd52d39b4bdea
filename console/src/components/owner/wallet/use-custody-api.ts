import type { AgentMarket } from '@agent-market/sdk';
import { createCustodyApi } from '../../../data/agent-api.ts';
import { useSession } from '../../../session/session.ts';
import { useCurrentAgent } from '../agent-context.ts';

/** As the owner, shown anew. */
export function useCustodyApi(): AgentMarket {
  return createCustodyApi(useSession(), useCurrentAgent());
}

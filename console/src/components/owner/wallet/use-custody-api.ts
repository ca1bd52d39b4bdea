import type { AgentMarket } from '@agent-market/sdk';
import { createCustodyApi } from '../../../data/agent-api.ts';
import { useSession } from '../../../session/session.ts';
import { useCurrentAgent } from '../agent-context.ts';

/** The API with custody proof of the owner. */
export function useCustodyApi(): AgentMarket {
  return createCustodyApi(useSession(), useCurrentAgent());
}

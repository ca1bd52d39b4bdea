import { AgentMarket } from '@agent-market/sdk';
import { settings } from '../settings.ts';

/** The API as anyone may call it. */
export const market = new AgentMarket({ baseUrl: settings.apiUrl });

import { AgentMarket } from '@agent-market/sdk';
import { settings } from '../settings.ts';

/** The API without credentials. */
export const market = new AgentMarket({ baseUrl: settings.apiUrl });

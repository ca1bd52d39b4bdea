import { NotificationService } from '../events/notifications/service.ts';
import { AgentSecrets } from '../identity/agent-secrets.ts';
import type { KeysHandlersOptions } from '../market/agents/keys/handlers.ts';
import { AgentKeyService } from '../market/agents/keys/service.ts';
import type { Parts } from './parts.ts';

/** The keys that owners give their agents, from the parts of the server. */
export function createAgentKeys({ config, clock }: Pick<Parts, 'config' | 'clock'>): KeysHandlersOptions {
  const secrets = new AgentSecrets(config);
  const notifications = new NotificationService(clock);
  return { clock, keys: new AgentKeyService({ clock, secrets, notifications }) };
}

import type { Agent } from '../../identity/agent.entity.ts';
import type { Notice } from '../notifications/notice.ts';
import type { AgentDelivery } from './delivery-lease.ts';

export function buildDroppedNotice({ id, agent_id, event, order_id }: AgentDelivery, appUrl: string): Notice {
  return {
    to: { agentOwnerOf: agent_id },
    type: 'webhook_dropped',
    title: 'A webhook could not be delivered',
    body: `The endpoint of your agent did not accept ${event} in any attempt. The delivery log shows why, and can send it again: ${appUrl}/my/agents/${agent_id}/webhook/${id}`,
    ...(order_id !== null && { orderId: order_id }),
    dedupeKey: `webhook_dropped:${id}`,
  };
}

export function buildPausedNotice({ agent_id, queue }: AgentDelivery, now: Date): Notice {
  return {
    to: { agentOwnerOf: agent_id },
    type: 'webhooks_paused',
    title: 'Webhooks are paused',
    body: `The ${queue === null ? '' : 'additional '}endpoint of your agent accepted nothing for 72 hours, so webhooks to it are paused. When it works again, recover what it missed (POST /api/agents/me/deliveries/recover), or set it again to resume with new events.`,
    dedupeKey: `webhooks_paused:${queue ?? agent_id}:${now.getTime()}`,
  };
}

export function buildSecretRotatedNotice(
  { id, name }: Pick<Agent, 'id' | 'name'>,
  previousUntil: Date,
): Notice {
  return {
    to: { agentOwnerOf: id },
    type: 'webhook_secret_rotated',
    title: 'The webhook secret was rotated',
    body: `Webhooks of ${name} are signed with a new secret. Until ${previousUntil.toISOString()}, the old one signs them too. If it was not you, rotate it again and end your other sessions.`,
    dedupeKey: `webhook_secret_rotated:${id}:${previousUntil.getTime()}`,
  };
}

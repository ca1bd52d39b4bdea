import type { PayoutField } from '../../../generated/vocabulary.gen.ts';
import type { Notice } from '../../events/notifications/notice.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentChange } from '../../identity/agent-change.entity.ts';

type NamedAgent = Pick<Agent, 'id' | 'name'>;
type PayoutAgent = NamedAgent & Pick<Agent, 'payoutWallet' | 'payoutChain' | 'payoutAddressBase'>;

export function changeRequestedNotice({ id, name }: NamedAgent, change: AgentChange): Notice {
  const { field, value, effectiveAt, requestedBy } = change;
  return {
    to: { agentOwnerOf: id },
    type: 'payout_change_requested',
    title: 'Payout settings are about to change',
    body:
      `\`${field}\` of ${name} becomes ${value ?? 'empty'} at ${effectiveAt.toISOString()}, as requested by ${requestedBy}. ` +
      `If that was not you, cancel it (DELETE /api/agents/${id}/pending-changes/${change.id}) and rotate the agent's keys.`,
    dedupeKey: `payout_change_requested:${change.id}`,
  };
}

/** `changeId` distinguishes this change from others. */
export function payoutChangedNotice(
  { id, name, payoutWallet, payoutChain, payoutAddressBase }: PayoutAgent,
  fields: readonly PayoutField[],
  changeId: string,
): Notice {
  const values = {
    payout_wallet: payoutWallet,
    payout_chain: payoutChain,
    payout_address_base: payoutAddressBase,
  };
  const changed = fields.map((field) => `\`${field}\` is ${values[field] ?? 'empty'}`).join(', ');
  return {
    to: { agentOwnerOf: id },
    type: 'payout_address_changed',
    title: 'Payout settings changed',
    body: `The payout settings of ${name} have changed: ${changed}. If that was not you, set them again with PATCH /api/agents/${id} and rotate the agent's keys.`,
    dedupeKey: `payout_address_changed:${changeId}`,
  };
}

export function additionalEndpointChangedNotice(agent: Agent): Notice {
  const { id, name, additionalEndpointUrl: url, updatedAt } = agent;
  const destination = url === null ? 'no longer go to a second endpoint' : `now also go to ${url}`;
  return {
    to: { agentOwnerOf: id },
    type: 'endpoint_url_changed',
    title: 'Additional webhook endpoint changed',
    body: `Webhooks of ${name} ${destination}. If that was not you, set \`additional_endpoints\` again and rotate the agent's keys.`,
    dedupeKey: `additional_endpoint_changed:${id}:${updatedAt.getTime()}`,
  };
}

export function endpointChangedNotice({ id, name, endpointUrl, updatedAt }: Agent): Notice {
  const destination = endpointUrl === null ? 'are no longer sent' : `now go to ${endpointUrl}`;
  return {
    to: { agentOwnerOf: id },
    type: 'endpoint_url_changed',
    title: 'Webhook endpoint changed',
    body: `Webhooks of ${name} ${destination}. If that was not you, set \`endpoint_url\` again and rotate the agent's keys.`,
    dedupeKey: `endpoint_url_changed:${id}:${updatedAt.getTime()}`,
  };
}

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
    title: 'Payouts are about to go elsewhere',
    body:
      `${field} of ${name} becomes ${value ?? 'empty'} at ${effectiveAt.toISOString()}, as ${requestedBy} asked. ` +
      `If that was not you, stop it (DELETE /api/agents/${id}/pending-changes/${change.id}) and change the agent's keys.`,
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
  const changed = fields.map((field) => `${field} is ${values[field] ?? 'empty'}`).join(', ');
  return {
    to: { agentOwnerOf: id },
    type: 'payout_address_changed',
    title: 'Payouts go elsewhere',
    body: `Of ${name}, ${changed} from now on. If that was not you, set it again with PATCH /api/agents/${id}, and change the agent's keys.`,
    dedupeKey: `payout_address_changed:${changeId}`,
  };
}

export function endpointChangedNotice({ id, name, endpointUrl, updatedAt }: Agent): Notice {
  const destination = endpointUrl === null ? 'are not sent any more' : `go to ${endpointUrl}`;
  return {
    to: { agentOwnerOf: id },
    type: 'endpoint_url_changed',
    title: 'Webhooks go elsewhere',
    body: `Webhooks of ${name} ${destination} from now on. If that was not you, set endpoint_url again, and change the agent's keys.`,
    dedupeKey: `endpoint_url_changed:${id}:${updatedAt.getTime()}`,
  };
}

import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PayoutField } from '../../generated/vocabulary.gen.ts';
import { buildOneOfCheck } from '../foundation/db/one-of-check.ts';
import { Agent } from './agent.entity.ts';

const PAYOUT_FIELDS = ['payout_wallet', 'payout_chain', 'payout_address_base'] as const;

/** `superseded`: a later change of the field replaced it, or the owner set the field with custody proof. */
const CHANGE_STATES = ['pending', 'applied', 'cancelled', 'superseded'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** A change of an agent's payout address that was requested without custody proof. It takes effect a day later. */
export const AgentChange = defineEntity({
  name: 'AgentChange',
  tableName: 'agent_changes',
  uniques: [
    { name: 'agent_changes_pending_unique', properties: ['agent', 'field'], where: `state = 'pending'` },
  ],
  indexes: [
    { name: 'agent_changes_agent_id_state_index', properties: ['agent', 'state'] },
    { name: 'agent_changes_due_index', properties: ['effectiveAt', 'id'], where: `state = 'pending'` },
  ],
  checks: [
    { name: 'agent_changes_field_check', expression: buildOneOfCheck('field', PAYOUT_FIELDS) },
    { name: 'agent_changes_state_check', expression: buildOneOfCheck('state', CHANGE_STATES) },
  ],
  properties: {
    id: p.text().primary(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    field: p.text().$type<PayoutField>(),
    value: p.text().nullable(),
    /** The replaced value: payouts that were due before still go there. Set when it is applied. */
    previousValue: p.text().nullable(),
    state: p.text().$type<ChangeState>(),
    requestedBy: p.text(),
    effectiveAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type AgentChange = InferEntity<typeof AgentChange>;

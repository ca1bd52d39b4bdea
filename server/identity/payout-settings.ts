import type { Selectable } from 'kysely';
import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PayoutField } from '../../generated/vocabulary.gen.ts';
import { type Tables, tables } from '../foundation/db/statement.ts';
import type { Agent } from './agent.entity.ts';
import { AgentChange } from './agent-change.entity.ts';

/** The payout columns of an agent. */
export type PayoutSettings = Pick<Selectable<Tables<typeof Agent>['agents']>, PayoutField>;

/** A change as read together with its agent. */
export interface PayoutChange
  extends Pick<
    Selectable<Tables<typeof AgentChange>['agent_changes']>,
    'field' | 'value' | 'previous_value'
  > {
  state: string;
  effective_at: string | Date;
}

interface PayoutTime {
  /** When the payout became due; now by default. */
  dueAt?: Date | undefined;
  now: Date;
}

/** The settings when something became due. A pending change that is due counts even if it is not applied yet. */
export function resolvePayoutSettings<Settings extends PayoutSettings>(
  settings: Settings,
  changes: readonly PayoutChange[],
  { now, dueAt = now }: PayoutTime,
): Settings {
  const inForce = changes
    .map((change) => ({ ...change, at: new Date(change.effective_at) }))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const found: Record<string, unknown> = { ...settings };
  for (const { field, value, state, at } of inForce) {
    if (state === 'pending' && at <= dueAt) found[field] = value;
  }
  // backwards, so that the earliest change after that moment wins
  for (const { field, previous_value, state, at } of inForce.toReversed()) {
    if (state === 'applied' && at > dueAt) found[field] = previous_value;
  }
  return found as Settings;
}

/** What `resolvePayoutSettings` needs: pending changes, and those applied after that moment. */
export function selectChangesSince(agentId: Expression<string>, dueAt: Expression<Date>) {
  const changes = tables(AgentChange)
    .selectFrom('agent_changes as change')
    .select(['change.field', 'change.value', 'change.previous_value', 'change.state', 'change.effective_at'])
    .where('change.agent_id', '=', agentId)
    .where((eb) =>
      eb.or([
        eb('change.state', '=', sql.lit('pending' as const)),
        eb.and([eb('change.state', '=', sql.lit('applied' as const)), eb('change.effective_at', '>', dueAt)]),
      ]),
    );
  return jsonArrayFrom(changes);
}

/** Pending changes, for display. */
export function selectPendingChanges(agentId: Expression<string>) {
  return jsonArrayFrom(
    tables(AgentChange)
      .selectFrom('agent_changes as change')
      .select(['change.id', 'change.field', 'change.value', 'change.effective_at', 'change.requested_by'])
      .where('change.agent_id', '=', agentId)
      .where('change.state', '=', sql.lit('pending' as const))
      .orderBy('change.effective_at')
      .orderBy('change.id'),
  );
}

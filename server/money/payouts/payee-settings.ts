import type { Selectable } from 'kysely';
import type { Tables } from '../../foundation/db/statement.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { PayoutChange } from '../../identity/payout-settings.ts';

export const ADDRESS_COLUMNS = [
  'payout_chain',
  'payout_address_base',
  'payout_wallet',
  'owner_wallet',
] as const;

/** An agent's payout settings. */
export type PayoutAddresses = Pick<
  Selectable<Tables<typeof Agent>['agents']>,
  (typeof ADDRESS_COLUMNS)[number]
>;

/** With all changes since a moment before the payout became due. */
export type PayeeSettings = PayoutAddresses & { changes: readonly PayoutChange[] };

import { Migration } from '@mikro-orm/migrations';

const INDEXES = {
  wallet_transfers_history_index: 'wallet_transfers (agent_id, created_at, id)',
  swaps_receiver_index: `swaps (receiver, created_at, id) where state <> 'offered'`,
  held_payments_created_at_index: 'held_payments (created_at, id)',
  held_payments_state_index: 'held_payments (state, created_at, id)',
  chain_transfers_to_address_index: 'chain_transfers (lower(to_address))',
  chain_transactions_settlements_index: `chain_transactions (created_at, id) where kind = 'settlement'`,
  chain_transactions_settlement_states_index: `chain_transactions (state, created_at, id) where kind = 'settlement'`,
};

export class Migration0020MoneyHistory extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // an interrupted build leaves an invalid index
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${definition}`);
    }
  }
}

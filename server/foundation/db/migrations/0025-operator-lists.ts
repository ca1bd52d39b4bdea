import { Migration } from '@mikro-orm/migrations';

/** In batches, each committed alone: payouts are sent meanwhile. */
const FILL_TRANSFER_TIMES = `do $$
declare
  last text := '';
  upto text;
begin
  loop
    select max(id) into upto from (select id from chain_transfers where id > last order by id limit 5000) as batch;
    exit when upto is null;
    update chain_transfers as transfer set created_at = sent.created_at
    from chain_transactions as sent
    where sent.id = transfer.id and transfer.id > last and transfer.id <= upto and transfer.created_at is null;
    commit;
    last := upto;
  end loop;
end $$`;

const INDEXES = {
  chain_transfers_recipient_index: 'chain_transfers (wallet_key_of(to_address), created_at, id)',
  chain_transactions_trouble_network_index:
    'chain_transactions (network, kind, created_at desc, subject_id desc) where trouble is not null',
  chain_transactions_trouble_subject_index:
    'chain_transactions (subject_type, kind, created_at desc, subject_id desc) where trouble is not null',
  held_payouts_network_index: 'held_payouts (network, kind, created_at desc, subject_id desc)',
  held_payments_payer_index: 'held_payments (wallet_key_of(payer), created_at, id)',
  order_history_admin_index: `order_history (created_at, id) where actor = 'admin'`,
  operator_actions_subject_id_index: 'operator_actions (subject_id, created_at)',
  orders_disputed_network_index: `orders (payment_network, created_at, id) where status = 'disputed'`,
};

export class Migration0025OperatorLists extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // the default is for processes of the previous release
    this.addSql('alter table chain_transfers add column if not exists created_at timestamptz');
    this.addSql('alter table chain_transfers alter column created_at set default now()');
    this.addSql(FILL_TRANSFER_TIMES);
    for (const [name, definition] of Object.entries(INDEXES)) {
      // an interrupted build leaves an invalid index
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on ${definition}`);
    }
    this.addSql('drop index concurrently if exists chain_transfers_to_address_index');
  }
}

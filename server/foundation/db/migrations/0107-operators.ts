import { Migration } from '@mikro-orm/migrations';

/** What operators look at: what is in trouble, each found by an index that holds nothing else, and what they did about it. */
export class Migration0107Operators extends Migration {
  override up(): void {
    this.addSql(TROUBLE);
    this.addSql(ACTIONS);
    for (const { expression } of [TROUBLE_INDEX, HELD_INDEX, DISPUTED_INDEX, FAILED_JOBS_INDEX])
      this.addSql(expression);
  }
}

export const TROUBLE_INDEX = {
  name: 'chain_transactions_trouble_index',
  expression: `create index chain_transactions_trouble_index on chain_transactions (kind, created_at desc, subject_id desc)
    where trouble is not null`,
};

export const HELD_INDEX = {
  name: 'held_payouts_created_at_index',
  expression:
    'create index held_payouts_created_at_index on held_payouts (kind, created_at desc, subject_id desc)',
};

export const DISPUTED_INDEX = {
  name: 'orders_disputed_index',
  expression: `create index orders_disputed_index on orders (created_at, id) where status = 'disputed'`,
};

export const FAILED_JOBS_INDEX = {
  name: 'outbox_failing_index',
  expression: `create index outbox_failing_index on outbox (created_at desc, id desc)
    where done_at is null and last_error is not null`,
};

/** Of those that fail and are tried again it is not known: their next attempt says so. */
const TROUBLE = `
  alter table chain_transactions add column trouble text null
    constraint chain_transactions_trouble_check check (trouble in ('retrying', 'held', 'failed'));
  update chain_transactions set trouble = 'held' where is_held and state = 'prepared';
  update chain_transactions set trouble = 'failed'
    where state = 'failed' and last_error is distinct from 'It was taken back before it was sent.';
  alter table chain_transactions drop column is_held;
`;

const ACTIONS = `
  create table operator_actions (
    id text primary key,
    action text not null,
    operator text not null,
    subject_id text not null,
    note text null,
    destination text null,
    created_at timestamptz not null
  );
  create index operator_actions_created_at_id_index on operator_actions (created_at desc, id desc);
`;

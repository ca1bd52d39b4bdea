import { Migration } from '@mikro-orm/migrations';

/** Figures of the market, which cost the same to read at any size, and what the activity feed is read by. */
export class Migration0076Statistics extends Migration {
  override up(): void {
    this.addSql(TABLES);
    for (const counted of COUNTED) this.addSql(counting(counted));
    this.addSql(recounting(COUNTED));
    // after the triggers, whose tables nobody writes to until the end
    this.addSql('insert into statistic_changes (figure, day, change) select * from recount_statistics();');
    this.addSql(TOKEN_DATES);
    for (const { expression } of [ACTIVE_ORDERS_INDEX, NEWEST_REVIEWS_INDEX, NEWEST_TOKENS_INDEX])
      this.addSql(expression);
  }
}

/**
 * Writers only add changes, so they never wait for each other; a sweep adds these up into the other two. A figure
 * without a day has no daily series.
 */
const TABLES = `
  create table statistic_changes (
    id bigserial primary key,
    figure text not null,
    day date null,
    change bigint not null
  );
  create table statistic_totals (
    figure text primary key,
    amount bigint not null
  );
  create table daily_statistics (
    day date not null,
    figure text not null,
    amount bigint not null,
    primary key (day, figure)
  );
  create function day_of(at timestamptz) returns date language sql immutable
    return (at at time zone 'UTC')::date;
`;

/** Rows of a table that count. */
interface Counted {
  name: string;
  table: string;
  /** Selects figure, day and amount of what the row `counted` counts for. */
  figures: string;
  /** Run `count_<name>_figures` whenever that may have changed. */
  triggers: string;
}

/** Adds what a row counts for now, and takes off what it counted for before. */
const counting = ({ name, table, figures, triggers }: Counted) => `
  create function ${name}_figures(counted ${table}) returns table (figure text, day date, amount bigint)
    language sql stable as $$ ${figures} $$;

  create function count_${name}_figures() returns trigger language plpgsql as $$
  begin
    insert into statistic_changes (figure, day, change)
    select figure, day, sum(amount) from (
      select figure, day, amount from ${name}_figures(new)
      union all
      select figure, day, -amount from ${name}_figures(old)
    ) counted group by figure, day having sum(amount) <> 0;
    return null;
  end $$;

  ${triggers}
`;

const AGENTS: Counted = {
  name: 'agent',
  table: 'agents',
  figures: `
    select figure, day, 1::bigint from (values
      ('agents', day_of(counted.created_at), true),
      ('verified_agents', null, counted.verified = 1),
      ('tokenized_agents', null, counted.token_mint is not null)
    ) possible (figure, day, counts) where counts and counted.active and counted.marketable`,
  triggers: `
    create trigger agents_figured after insert or delete on agents
      for each row execute function count_agent_figures();
    create trigger agents_refigured after update on agents for each row
      when ((old.active, old.marketable, old.verified, old.token_mint is null, old.created_at)
        is distinct from (new.active, new.marketable, new.verified, new.token_mint is null, new.created_at))
      execute function count_agent_figures();`,
};

const SERVICES: Counted = {
  name: 'service',
  table: 'services',
  figures: `select 'services', day_of(counted.created_at), 1::bigint where counted.visible`,
  triggers: `
    create trigger services_figured after insert or delete on services
      for each row execute function count_service_figures();
    create trigger services_refigured after update on services for each row
      when ((old.visible, old.created_at) is distinct from (new.visible, new.created_at))
      execute function count_service_figures();`,
};

const ORDERS: Counted = {
  name: 'order',
  table: 'orders',
  figures: `
    select figure, day_of(at), amount from (values
      ('orders_created', counted.created_at, 1::bigint, true),
      ('orders_paid', counted.paid_at, 1, counted.paid_at is not null),
      ('x402_orders', counted.paid_at, 1, counted.paid_at is not null and counted.payment_method = 'x402'),
      ('volume_micro', counted.paid_at, counted.total_micro, counted.paid_at is not null and counted.total_micro > 0),
      ('orders_completed', coalesce(counted.completed_at, counted.created_at), 1, counted.status = 'completed')
    ) possible (figure, at, amount, counts) where counts and not counted.self_hire`,
  triggers: `
    create trigger orders_figured after insert or delete on orders
      for each row execute function count_order_figures();
    create trigger orders_refigured after update on orders for each row
      when ((old.self_hire, old.created_at, old.paid_at, old.payment_method, old.total_micro, old.completed_at,
          old.status = 'completed')
        is distinct from (new.self_hire, new.created_at, new.paid_at, new.payment_method, new.total_micro,
          new.completed_at, new.status = 'completed'))
      execute function count_order_figures();`,
};

const REVIEWS: Counted = {
  name: 'review',
  table: 'reviews',
  figures: `
    select figure, null::date, amount from (values ('reviews', 1::bigint), ('rating_sum', counted.rating))
      possible (figure, amount)
    where exists (select from orders where id = counted.order_id and not self_hire)`,
  triggers: `
    create trigger reviews_figured after insert or delete or update of rating on reviews
      for each row execute function count_review_figures();`,
};

/** Transactions are made before they are sent, together with what they move; so only their changes count. */
const PAYOUTS: Counted = {
  name: 'payout',
  table: 'chain_transactions',
  figures: `
    select 'payouts_micro', day_of(counted.settled_at), moved.amount_micro from chain_transfers moved, orders paid
    where counted.kind = 'payout' and counted.subject_type = 'order' and counted.state = 'confirmed'
      and moved.id = counted.id and paid.id = counted.subject_id and not paid.self_hire`,
  triggers: `
    create trigger chain_transactions_figured after update of state on chain_transactions for each row
      when (new.kind = 'payout' and (old.state = 'confirmed') <> (new.state = 'confirmed'))
      execute function count_payout_figures();`,
};

const COUNTED: readonly Counted[] = [AGENTS, SERVICES, ORDERS, REVIEWS, PAYOUTS];

/** What the figures should be, from the rows themselves. */
const recounting = (all: readonly Counted[]) => `
  create or replace function recount_statistics() returns table (figure text, day date, amount bigint)
    language sql stable as $$
    select figure, day, sum(amount)::bigint from (
      ${all.map(({ name, table }) => `select counted.* from ${table}, ${name}_figures(${table}) counted`).join(' union all ')}
    ) counted group by figure, day
  $$;
`;

/** The feed tells of a token when its agent got it, whoever writes it down. */
const TOKEN_DATES = `
  alter table agents add column token_launched_at timestamptz null;
  update agents set token_launched_at = updated_at where token_mint is not null;

  create function agents_date_token() returns trigger language plpgsql as $$
  begin
    new.token_launched_at := case when new.token_mint is not null then new.updated_at end;
    return new;
  end $$;

  create trigger agents_token_dated before insert or update of token_mint on agents
    for each row execute function agents_date_token();
`;

/** In step with `server/market/statistics/activity.ts`, like the next two. */
export const ACTIVE_ORDERS_INDEX = {
  name: 'orders_activity_index',
  expression: `create index orders_activity_index on orders (paid_at desc, id desc)
    where paid_at is not null and not is_private and not self_hire and status <> 'cancelled'`,
};

export const NEWEST_REVIEWS_INDEX = {
  name: 'reviews_created_at_id_index',
  expression: 'create index reviews_created_at_id_index on reviews (created_at desc, id desc)',
};

export const NEWEST_TOKENS_INDEX = {
  name: 'agents_token_launched_at_id_index',
  expression: `create index agents_token_launched_at_id_index on agents (token_launched_at desc, id desc)
    where active and marketable and token_mint is not null`,
};

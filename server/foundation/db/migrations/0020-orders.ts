import { Migration } from '@mikro-orm/migrations';

/** Orders, what was delivered on them, how they came to where they are, and the webhooks they cause. */
export class Migration0020Orders extends Migration {
  override up(): void {
    this.addSql(ORDERS);
    this.addSql(DELIVERABLES);
    this.addSql(HISTORY);
    this.addSql(WEBHOOK_DELIVERIES);
    this.addSql(COUNTED);
  }
}

const ORDERS = `
  create table orders (
    id text primary key,
    service_id text null,
    agent_id text not null,
    service_title text not null,
    service_category text not null,
    price_type text not null,
    client_wallet text null,
    client_wallet_key text null,
    client_user_id text null,
    client_agent_id text null,
    client_name text null,
    brief text not null,
    reference_urls text[] not null default '{}',
    reference_images text[] not null default '{}',
    requirement_answers jsonb null,
    status text not null,
    price_micro bigint null,
    fee_micro bigint null,
    total_micro bigint null,
    payment_method text null,
    payment_network text null,
    escrow_tx_hash text null,
    payer text null,
    paid_micro bigint null,
    paid_at timestamptz null,
    payout_micro bigint null,
    payout_held boolean not null default false,
    payout_problem text null,
    refund_micro bigint null,
    refund_problem text null,
    completion_reported boolean not null default false,
    deliverable_url text null,
    deliverable_media_type text null,
    quota_total int null,
    quota_used int not null default 0,
    workspace_expires_at timestamptz null,
    turnaround_hours int not null,
    deadline_at timestamptz null,
    delivered_at timestamptz null,
    review_deadline timestamptz null,
    quote_expires_at timestamptz null,
    completed_at timestamptz null,
    cancelled_at timestamptz null,
    cancelled_by text null,
    revision_count int not null default 0,
    max_revisions int not null,
    bounty_id text null,
    access_token_hash text null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint orders_service_id_foreign foreign key (service_id) references services (id),
    constraint orders_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint orders_client_agent_id_foreign foreign key (client_agent_id) references agents (id),
    constraint orders_status_check check (status in ('pending_quote', 'quoted', 'accepted', 'paid', 'in_progress',
      'delivered', 'completed', 'revision_requested', 'disputed', 'cancelled')),
    constraint orders_price_check check (price_micro is not null or status in ('pending_quote', 'cancelled')),
    constraint orders_payment_check check (
      paid_micro is not null or status in ('pending_quote', 'quoted', 'accepted', 'cancelled')),
    constraint orders_quota_check check (quota_total is null or quota_total = 0 or quota_used <= quota_total)
  );
  create index orders_agent_id_status_created_at_id_index
    on orders (agent_id, status, created_at desc, id desc);
  create index orders_client_wallet_key_status_created_at_id_index
    on orders (client_wallet_key, status, created_at desc, id desc) where client_wallet_key is not null;
  create index orders_client_user_id_status_created_at_id_index
    on orders (client_user_id, status, created_at desc, id desc) where client_user_id is not null;
  create index orders_client_agent_id_status_created_at_id_index
    on orders (client_agent_id, status, created_at desc, id desc) where client_agent_id is not null;
  create index orders_service_id_index on orders (service_id);
  create index orders_review_due_index on orders (review_deadline, id) where status = 'delivered';
  create index orders_quote_due_index on orders (quote_expires_at, id) where status in ('quoted', 'accepted');
  create index orders_workspace_due_index on orders (workspace_expires_at, id)
    where status in ('paid', 'in_progress');
  create index orders_held_payout_index on orders (id) where payout_held;
`;

const DELIVERABLES = `
  create table deliverables (
    id text primary key,
    order_id text not null,
    prompt text null,
    status text not null,
    url text null,
    media_type text null,
    text text null,
    created_at timestamptz not null,
    delivered_at timestamptz null,
    constraint deliverables_order_id_foreign foreign key (order_id) references orders (id),
    constraint deliverables_status_check check (status in ('pending', 'delivered')),
    constraint deliverables_content_check
      check (status = 'pending' or (media_type is not null and (url is not null or text is not null)))
  );
  create index deliverables_order_id_created_at_id_index on deliverables (order_id, created_at, id);
`;

const HISTORY = `
  create table order_history (
    id bigserial primary key,
    order_id text not null,
    trigger text not null,
    actor text not null,
    actor_id text null,
    from_status text null,
    to_status text not null,
    note text null,
    created_at timestamptz not null,
    constraint order_history_order_id_foreign foreign key (order_id) references orders (id)
  );
  create index order_history_order_id_id_index on order_history (order_id, id);
`;

const WEBHOOK_DELIVERIES = `
  create table webhook_deliveries (
    id uuid primary key,
    agent_id text not null,
    event text not null,
    order_id text not null,
    body text not null,
    status text not null default 'pending',
    attempts int not null default 0,
    next_attempt_at timestamptz null,
    created_at timestamptz not null,
    delivered_at timestamptz null,
    last_status int null,
    last_error text null,
    constraint webhook_deliveries_agent_id_foreign foreign key (agent_id) references agents (id)
  );
  create index webhook_deliveries_agent_id_created_at_id_index
    on webhook_deliveries (agent_id, created_at desc, id);
  create index webhook_deliveries_order_id_index on webhook_deliveries (order_id);
`;

/**
 * An order counts once it is paid: whoever only asks costs nothing and is worth nothing. The agent is locked before
 * its listing, as everywhere.
 */
const COUNTED = `
  create function orders_count() returns trigger language plpgsql as $$
  declare
    paid int := (new.paid_at is not null and (tg_op = 'INSERT' or old.paid_at is null))::int;
    completed int := (new.status = 'completed' and (tg_op = 'INSERT' or old.status <> 'completed'))::int;
  begin
    if paid + completed = 0 then return null; end if;
    update agents set total_orders = total_orders + paid, completed_orders = completed_orders + completed
    where id = new.agent_id;
    update services set total_orders = total_orders + paid, completed_orders = completed_orders + completed
    where id = new.service_id;
    return null;
  end $$;

  create trigger orders_counted after insert or update of status, paid_at on orders
    for each row execute function orders_count();
`;

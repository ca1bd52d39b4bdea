import { Migration } from '@mikro-orm/migrations';

/** Bounties, the claims of agents on them, and the orders of theirs that run out of time. */
export class Migration0070Bounties extends Migration {
  override up(): void {
    this.addSql(BOUNTIES);
    this.addSql(CLAIMS);
    this.addSql(ORDERS);
  }
}

const BOUNTIES = `
  create table bounties (
    id text primary key,
    client_wallet text not null,
    client_wallet_key text null,
    client_user_id text null,
    client_agent_id text null,
    client_name text null,
    poster_display_name text null,
    title text not null,
    brief text not null,
    category text not null,
    budget_micro bigint not null,
    deadline_hours int not null,
    claim_window_hours int not null,
    reference_urls text[] not null default '{}',
    reference_images text[] not null default '{}',
    status text not null,
    accepted_claim_id text null,
    order_id text null,
    claims_count int not null default 0,
    expires_at timestamptz not null,
    closed_at timestamptz null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint bounties_client_agent_id_foreign foreign key (client_agent_id) references agents (id),
    constraint bounties_order_id_foreign foreign key (order_id) references orders (id),
    constraint bounties_order_id_unique unique (order_id),
    constraint bounties_status_check
      check (status in ('open', 'claimed', 'completed', 'disputed', 'cancelled', 'expired')),
    constraint bounties_budget_check check (budget_micro >= 1000000),
    constraint bounties_claims_count_check check (claims_count >= 0),
    constraint bounties_order_check check ((order_id is null) = (accepted_claim_id is null)
      and (order_id is not null or status in ('open', 'cancelled', 'expired')))
  );
  create index bounties_status_newest_index on bounties (status, created_at desc, id desc);
  create index bounties_status_budget_index on bounties (status, budget_micro, id);
  create index bounties_status_ending_index on bounties (status, expires_at, id);
  create index bounties_status_category_newest_index on bounties (status, category, created_at desc, id desc);
  create index bounties_status_category_budget_index on bounties (status, category, budget_micro, id);
  create index bounties_status_category_ending_index on bounties (status, category, expires_at, id);
  create index bounties_client_wallet_key_newest_index
    on bounties (client_wallet_key, created_at desc, id desc) where client_wallet_key is not null;
  create index bounties_client_user_id_newest_index
    on bounties (client_user_id, created_at desc, id desc) where client_user_id is not null;
  create index bounties_client_agent_id_newest_index
    on bounties (client_agent_id, created_at desc, id desc) where client_agent_id is not null;
  create index bounties_due_index on bounties (expires_at, id) where status = 'open';
`;

const CLAIMS = `
  create table bounty_claims (
    id text primary key,
    bounty_id text not null,
    agent_id text not null,
    message text null,
    status text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint bounty_claims_bounty_id_foreign foreign key (bounty_id) references bounties (id),
    constraint bounty_claims_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint bounty_claims_bounty_id_agent_id_unique unique (bounty_id, agent_id),
    constraint bounty_claims_status_check
      check (status in ('pending', 'accepted', 'rejected', 'withdrawn', 'expired'))
  );
  create index bounty_claims_agent_id_newest_index on bounty_claims (agent_id, created_at desc, id desc);
  create index bounty_claims_due_index on bounty_claims (expires_at, id) where status = 'pending';
`;

/** A bounty makes one order. */
const ORDERS = `
  create unique index orders_bounty_id_unique on orders (bounty_id) where bounty_id is not null;
  create index orders_bounty_due_index on orders (deadline_at, id)
    where status in ('paid', 'in_progress') and bounty_id is not null;
`;

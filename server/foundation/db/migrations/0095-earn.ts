import { Migration } from '@mikro-orm/migrations';

/** Pools, what their depositors own, and what is on its way in and out. */
export class Migration0095Earn extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}

const TABLES = `
  create table earn_pools (
    key text not null primary key,
    network text not null,
    vault text not null,
    next_place bigint not null default 1,
    deploying text null,
    opened_at timestamptz null,
    created_at timestamptz not null
  );
  create table earn_positions (
    id text not null primary key,
    pool_key text not null,
    owner text not null,
    shares numeric(78,0) not null,
    cost_micro bigint not null,
    wallet text null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint earn_positions_pool_key_owner_unique unique (pool_key, owner),
    constraint earn_positions_shares_check check (shares >= 0),
    constraint earn_positions_cost_micro_check check (cost_micro >= 0)
  );
  create index earn_positions_owner_index on earn_positions (owner);
  create table earn_deposits (
    id text not null primary key,
    pool_key text not null,
    position_id text not null,
    state text not null,
    network text not null,
    reference text not null,
    payer text not null,
    is_own_wallet boolean not null,
    amount_micro bigint not null,
    shares numeric(78,0) null,
    tx_hash text null,
    reason text null,
    request_key text null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint earn_deposits_request_key_unique unique (request_key),
    constraint earn_deposits_amount_micro_check check (amount_micro > 0),
    constraint earn_deposits_state_check
      check (state in ('received', 'deploying', 'deployed', 'returning', 'returned', 'held'))
  );
  create index earn_deposits_position_id_index on earn_deposits (position_id);
  create index earn_deposits_received_index on earn_deposits (pool_key, created_at, id) where state = 'received';
  create table earn_withdrawals (
    id text not null primary key,
    pool_key text not null,
    place bigint not null,
    position_id text not null,
    state text not null,
    destination text not null,
    shares numeric(78,0) not null,
    shares_left numeric(78,0) not null,
    cost_left_micro bigint not null,
    redeemed_micro bigint not null default 0,
    redemption_id text null,
    redeeming_shares numeric(78,0) null,
    tx_hash text null,
    reason text null,
    request_key text null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint earn_withdrawals_pool_key_place_unique unique (pool_key, place),
    constraint earn_withdrawals_request_key_unique unique (request_key),
    constraint earn_withdrawals_shares_check check (shares > 0 and shares_left >= 0 and shares_left <= shares),
    constraint earn_withdrawals_state_check check (state in ('queued', 'paying', 'settled', 'held'))
  );
  create index earn_withdrawals_position_id_index on earn_withdrawals (position_id);
  create index earn_withdrawals_queued_index on earn_withdrawals (pool_key, place) where state = 'queued';
  create index earn_withdrawals_redemption_id_index on earn_withdrawals (redemption_id) where redemption_id is not null;
  create table earn_redemptions (
    id text not null primary key,
    pool_key text not null,
    state text not null,
    shares numeric(78,0) not null,
    assets_micro bigint null,
    tx_hash text null,
    reason text null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint earn_redemptions_shares_check check (shares > 0),
    constraint earn_redemptions_state_check check (state in ('redeeming', 'redeemed', 'failed'))
  );
  create unique index earn_redemptions_one_unique on earn_redemptions (pool_key) where state = 'redeeming';
`;

import { Migration } from '@mikro-orm/migrations';

/** What delivering needs besides the events themselves: turns, leases, replays, and a log of attempts. */
export class Migration0023Webhooks extends Migration {
  override up(): void {
    this.addSql(COLUMNS);
    this.addSql(INDEXES);
    this.addSql(ATTEMPTS);
  }
}

const COLUMNS = `
  alter table webhook_deliveries
    alter column order_id drop not null,
    add column endpoint_url text not null default '',
    add column turn bigserial not null,
    add column attempts_allowed int not null default 3,
    add column replays int not null default 0,
    add column leased_until timestamptz null,
    drop column delivered_at,
    drop column last_status,
    drop column last_error,
    add constraint webhook_deliveries_status_check check (status in ('pending', 'delivered', 'dropped'));
  alter table webhook_deliveries alter column endpoint_url drop default;
`;

const INDEXES = `
  drop index webhook_deliveries_agent_id_created_at_id_index;
  create index webhook_deliveries_agent_id_created_at_id_index
    on webhook_deliveries (agent_id, created_at desc, id desc);
  create index webhook_deliveries_dropped_index
    on webhook_deliveries (agent_id, created_at desc, id desc) where status = 'dropped';
  create index webhook_deliveries_pending_index
    on webhook_deliveries (agent_id, turn) where status = 'pending';
  create index webhook_deliveries_leased_until_index
    on webhook_deliveries (leased_until) where leased_until is not null;
  create index webhook_deliveries_created_at_index on webhook_deliveries (created_at);
`;

const ATTEMPTS = `
  create table webhook_attempts (
    delivery_id uuid not null,
    number int not null,
    started_at timestamptz not null,
    latency_ms int not null,
    status_code int null,
    error text null,
    primary key (delivery_id, number),
    constraint webhook_attempts_delivery_id_foreign foreign key (delivery_id)
      references webhook_deliveries (id) on delete cascade
  );
`;

import { Migration } from '@mikro-orm/migrations';

/** What clients keep to themselves: their orders' ids, and work they do not want shown. */
export class Migration0054PortfolioPrivacy extends Migration {
  override up(): void {
    this.addSql('alter table orders add column is_private boolean not null default false');
    this.addSql(ENTRIES);
    this.addSql(CONSENT_TRIGGERS);
  }
}

/** Entries get an id of their own: cursors carry it to everyone, and the source may be an order. */
const ENTRIES = `
  delete from portfolio_entries entry using orders o where o.id = entry.order_id and o.payment_method = 'x402';
  alter table portfolio_entries
    add column id text not null default gen_random_uuid()::text,
    add column withheld boolean not null default false;
  drop index portfolio_entries_agent_id_delivered_at_source_id_index;
  drop index portfolio_entries_shown_index;
  create index portfolio_entries_agent_id_delivered_at_id_index
    on portfolio_entries (agent_id, delivered_at desc, id desc);
  create index portfolio_entries_shown_index
    on portfolio_entries (agent_id, delivered_at desc, id desc) where not hidden and not withheld;
`;

/** As before, but nothing of machines, which were never asked; and of a private order only for its parties to see. */
const CONSENT_TRIGGERS = `
  create or replace function orders_show_work() returns trigger language plpgsql as $$
  begin
    insert into portfolio_entries
      (source_id, source_type, agent_id, order_id, url, media_type, delivered_at, withheld)
    select case when single then new.id else id end, case when single then 'order' else 'deliverable' end,
      new.agent_id, new.id, url, media_type, delivered_at, new.is_private
    from (
      select *, new.quota_total is null and count(*) over () = 1 as single from deliverables
      where order_id = new.id and status = 'delivered'
        and (new.quota_total is not null
          or delivered_at = (select max(delivered_at) from deliverables where order_id = new.id))
    ) work;
    return null;
  end $$;

  drop trigger orders_shown on orders;
  create trigger orders_shown after update of status on orders
    for each row when (new.status = 'completed' and old.status <> 'completed'
      and new.payment_method is distinct from 'x402')
    execute function orders_show_work();
`;

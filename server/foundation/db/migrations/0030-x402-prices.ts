import { Migration } from '@mikro-orm/migrations';

/** The list prices that services had a short while ago: whoever was told one may still pay it. */
export class Migration0030X402Prices extends Migration {
  override up(): void {
    this.addSql(PRICE_CHANGES);
    this.addSql(PRICE_CHANGE_TRIGGERS);
  }
}

const PRICE_CHANGES = `
  create table service_price_changes (
    id bigserial primary key,
    service_id text not null,
    price_micro bigint not null,
    ended_at timestamptz not null,
    constraint service_price_changes_service_id_foreign foreign key (service_id) references services (id)
  );
  create index service_price_changes_service_id_ended_at_index on service_price_changes (service_id, ended_at);
`;

/** Kept by the database, whoever changes a price. What nobody can pay any more goes with the next change. */
const PRICE_CHANGE_TRIGGERS = `
  create function services_remember_price() returns trigger language plpgsql as $$
  begin
    delete from service_price_changes
    where service_id = old.id and ended_at < new.updated_at - interval '7 days';
    insert into service_price_changes (service_id, price_micro, ended_at)
    values (old.id, old.price_micro, new.updated_at);
    return null;
  end $$;

  create trigger services_price_remembered after update of price_micro, price_type on services
    for each row when (old.price_type = 'fixed'
      and (old.price_micro is distinct from new.price_micro or new.price_type <> 'fixed'))
    execute function services_remember_price();
`;

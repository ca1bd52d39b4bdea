import { Migration } from '@mikro-orm/migrations';

/** What the catalogs of payable services are read by, and how they learn that something in them changed. */
export class Migration0031X402Catalog extends Migration {
  override up(): void {
    for (const { expression } of [...PAYABLE_INDEXES, MACHINE_ORDERS_INDEX]) this.addSql(expression);
    this.addSql(PAYABLE_TOTALS);
    this.addSql(TOTAL_TRIGGERS);
  }
}

const onPayable = (name: string, keys: string) => ({
  name: `services_payable_${name}_index`,
  expression: `create index services_payable_${name}_index on services (${keys})
    where visible and price_type = 'fixed'`,
});

/** In step with the order in `server/market/catalog/payable-services.ts`. */
export const PAYABLE_INDEXES = [
  onPayable('newest', 'created_at desc, id desc'),
  onPayable('category_newest', 'category, created_at desc, id desc'),
  onPayable('id', 'id'),
];

export const MACHINE_ORDERS_INDEX = {
  name: 'orders_machine_paid_index',
  expression: `create index orders_machine_paid_index on orders (paid_at) where payment_method = 'x402'`,
};

/** Beside the facets of browsing stands one for what machines can pay. */
const PAYABLE_TOTALS = `
  create or replace function service_facets(service services) returns setof text language sql stable as $$
    select 'services' || category || pricing
    from unnest(array['', ':' || service.category]) category,
      unnest(array['', case when service.price_type in ('weekly', 'monthly') then '+subscription' else '+onetime' end]
        || case when service.price_type = 'fixed' then array['+fixed'] else '{}'::text[] end) pricing
    where service.visible
  $$;

  insert into browse_totals (facet, change)
  select 'services' || case when grouping(category) = 1 then '' else ':' || category end || '+fixed', count(*)
  from services where visible and price_type = 'fixed' group by rollup (category) having count(*) > 0;
`;

/** Counted like everything else that is browsed: writers add rows, and the sum moves when they commit. */
const TOTAL_TRIGGERS = `
  create function catalog_changed() returns trigger language plpgsql as $$
  begin
    insert into browse_totals (facet, change) values ('catalog-changes', 1);
    return null;
  end $$;

  create trigger services_catalogued after insert on services for each row
    when (new.visible and new.price_type = 'fixed') execute function catalog_changed();
  create trigger services_recatalogued after update on services for each row
    when (((old.visible and old.price_type = 'fixed') or (new.visible and new.price_type = 'fixed'))
      and (old.visible, old.price_type, old.price_micro, old.title, old.description, old.category,
        old.requirement_fields, old.deliverables, old.turnaround_hours)
      is distinct from (new.visible, new.price_type, new.price_micro, new.title, new.description, new.category,
        new.requirement_fields, new.deliverables, new.turnaround_hours))
    execute function catalog_changed();
  create trigger agents_recatalogued after update of name, slug on agents for each row
    when (new.services_count > 0 and (old.name, old.slug) is distinct from (new.name, new.slug))
    execute function catalog_changed();
`;

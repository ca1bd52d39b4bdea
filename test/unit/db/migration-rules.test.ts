import { describe, expect, it } from 'vitest';
import { findBlockingStatements } from '../../../sandbox/migration-locks.ts';
import { readStatements } from '../../../sandbox/migration-statements.ts';
import { migrations } from '../../../server/foundation/db/migrations/index.ts';

describe('a migration', () => {
  it.each(migrations)('$name leaves large tables to the processes that use them', async (migration) => {
    expect(findBlockingStatements(migration.name, await readStatements(migration))).toEqual([]);
  });

  it.each([
    'create index orders_a_index on orders (a)',
    'create unique index if not exists orders_a_index on public_orders (a)',
    'alter table orders add column id text not null default gen_random_uuid()::text',
    'alter table orders add column n bigserial',
    'alter table orders add column total bigint generated always as (a + b) stored',
    'alter table orders add column a text not null',
    'alter table orders alter column a type bigint',
    'alter table orders alter column a set data type bigint using a::bigint',
    'alter table orders alter column a set not null',
    'alter table orders set unlogged',
    'alter table orders add constraint orders_a_check check (a > 0)',
    'alter table orders add column a text null constraint c check (a in (1))',
    'alter table orders add constraint orders_b foreign key (b) references agents (id)',
    'alter table orders add constraint orders_a_unique unique (a)',
    'alter table orders drop column a',
    'alter table orders rename column a to b',
    'drop table orders',
    'lock table orders in exclusive mode',
    'update orders set a = 1',
    'delete from orders',
    'create table other (id text);\n  -- of it\n  CREATE INDEX a_index\n    ON orders (a)',
  ])('is refused with %s', (sql) => {
    expect(findBlockingStatements('9999-new', [sql])).toHaveLength(1);
  });

  it.each([
    'create index concurrently orders_a_index on orders (a)',
    'create table things (id text primary key); create index things_index on things (id)',
    'alter table orders add column a text null',
    'alter table orders add column a bigint not null default 0',
    `alter table orders add column at timestamptz not null default now()`,
    'alter table orders add constraint orders_a_check check (a > 0) not valid',
    'alter table orders validate constraint orders_a_check',
    'alter table orders add constraint orders_a_unique unique using index orders_a_index',
    'alter table orders drop constraint orders_a_check',
    'drop index concurrently orders_a_index',
    'create function f() returns trigger language plpgsql as $$ begin update orders set a = 1; end $$',
  ])('is taken with %s', (sql) => {
    expect(findBlockingStatements('9999-new', [sql])).toEqual([]);
  });
});

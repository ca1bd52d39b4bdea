import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Migration } from '@mikro-orm/migrations';
import { describe, expect, it } from 'vitest';
import { describeSchema, readSchemaFile } from '../../../sandbox/schema-file.ts';
import { migrate } from '../../../server/commands/migrate.ts';
import { openDatabase } from '../../../server/composition/open-database.ts';
import { migrations } from '../../../server/foundation/db/migrations/index.ts';
import {
  applyMigrations,
  listPendingMigrations,
  readSchemaDrift,
} from '../../../server/foundation/db/migrator.ts';
import { createDatabaseForTest } from '../../support/database/database.ts';
import { createEmptyDatabase } from './empty-database.ts';

const names = migrations.map(({ name }) => name);

describe('migrations', () => {
  it('make what the entities describe', async () => {
    await using orm = await openDatabase(await createEmptyDatabase());
    await applyMigrations(orm);
    expect(await readSchemaDrift(orm)).toBe('');
  });

  it('make what schema.sql shows', async () => {
    await using orm = await openDatabase(await createEmptyDatabase());
    await applyMigrations(orm);
    expect(await readSchemaFile()).toBe(await describeSchema(orm.em.fork()));
  });

  it('refuse a database from before they were squashed, and leave it as it is', async () => {
    const url = await createEmptyDatabase();
    await using orm = await openDatabase(url);
    await orm.migrator.getPending();
    const em = orm.em.fork();
    await em.execute(`create table if not exists mikro_orm_migrations
      (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp)`);
    await em.execute(`insert into mikro_orm_migrations (name) values ('0001-ledger')`);
    await expect(migrate(url)).rejects.toThrow(
      'created by a development version before 0.1.0 (its migration 0001-ledger is unknown)',
    );
    expect(await em.execute('select name from mikro_orm_migrations')).toEqual([{ name: '0001-ledger' }]);
  });

  it('are listed, applied in order and not applied again', async () => {
    const url = await createEmptyDatabase();
    await using orm = await openDatabase(url);
    expect(await listPendingMigrations(orm)).toEqual(names);
    const seen: string[] = [];
    expect((await applyMigrations(orm, (name) => seen.push(name))).applied).toEqual(names);
    expect(seen).toEqual(names);
    expect(await listPendingMigrations(orm)).toEqual([]);
    expect((await applyMigrations(orm)).applied).toEqual([]);
  });

  it('are applied once when several processes start together', async () => {
    const url = await createEmptyDatabase();
    const results = await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
    expect(results.flat()).toEqual(names);
  });

  it('leave nothing behind when one of them fails', async () => {
    const url = await createEmptyDatabase();
    await using orm = await openDatabase(url);
    await orm.em.fork().execute('create table payment_spends (id int)');
    await expect(applyMigrations(orm)).rejects.toThrow('payment_spends');
    const tables = await orm.em.fork().execute(`select from pg_tables where tablename like 'ledger%'`);
    expect(tables).toEqual([]);
    expect(await listPendingMigrations(orm)).toEqual(names);
  });

  it('build an index while others write, in a migration that is not transactional', async () => {
    class Things extends Migration {
      override up(): void {
        this.addSql('create table things (id int not null primary key, name text null)');
      }
    }
    class ThingsIndex extends Migration {
      override isTransactional(): boolean {
        return false;
      }
      override up(): void {
        this.addSql('create index concurrently things_name_index on things (name)');
      }
    }
    class ThingsColumn extends Migration {
      override up(): void {
        this.addSql('alter table things add column note text null');
      }
    }
    const list = { '1-things': Things, '2-index': ThingsIndex, '3-column': ThingsColumn };
    const ordered = Object.entries(list).map(([name, Kind]) => ({ name, class: Kind }));
    await using orm = await openDatabase(await createEmptyDatabase(), { migrations: ordered });
    expect((await applyMigrations(orm)).applied).toEqual(Object.keys(list));
    const [index] = await orm.em.fork().execute(`select indisvalid as valid from pg_index
      where indexrelid = 'things_name_index'::regclass`);
    expect(index).toEqual({ valid: true });
    expect(await listPendingMigrations(orm)).toEqual([]);
  });

  it('run from the command line', async () => {
    const url = await createEmptyDatabase();
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['server/commands/migrate.ts', ...args], {
        env: { ...process.env, DATABASE_URL: url },
      });
    expect((await run('--help')).stdout).toContain('npm run db:migrate -- --list');
    await expect(run('--lst')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run db:migrate -- --list'),
    });
    expect((await run('--list')).stdout).toContain(`Pending:\n  ${names[0]}`);
    expect((await run()).stdout).toContain(`Applied ${names.length} migration(s).`);
    expect((await run()).stdout.trim()).toBe('The database is up to date.');
    expect((await run('--list')).stdout.trim()).toBe('Nothing pending.');
  });
});

describe('drift', () => {
  it.each([
    ['a missing column', 'alter table payment_spends drop column payer'],
    ['another type', 'alter table payment_spends alter column payer type varchar(10)'],
    ['a missing index', 'drop index payment_spends_subject_type_subject_id_index'],
    [
      'a missing unique key',
      'alter table payment_spends drop constraint payment_spends_network_reference_unique',
    ],
    ['a missing check', 'alter table ledger_entries drop constraint ledger_entries_amount_check'],
    ['a forgotten table', 'create table forgotten (id int)'],
  ])('is seen: %s', async (_what, sql) => {
    const database = await createDatabaseForTest();
    await database.query(sql);
    await using orm = await openDatabase(database.url);
    expect(await readSchemaDrift(orm)).not.toBe('');
  });

  it('is not seen in the schema of the queue', async () => {
    const database = await createDatabaseForTest();
    await database.query('create schema if not exists bullmq');
    await database.query('create table bullmq.something_of_its_own (id int)');
    await using orm = await openDatabase(database.url);
    expect(await readSchemaDrift(orm)).toBe('');
  });
});

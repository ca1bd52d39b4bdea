import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { type EmbeddedPostgres, startPostgres } from '../../../sandbox/postgres.ts';
import { migrate } from '../../../server/commands/migrate.ts';
import { openDatabase } from '../../../server/composition/open-database.ts';
import { listPendingMigrations } from '../../../server/foundation/db/migrator.ts';
import type { MikroORM } from '../../../server/foundation/db/orm.ts';
import { verifyLedger } from '../../../server/money/ledger/verification.ts';
import { createTemporaryFolder } from '../../support/temporary-folder.ts';
import { ledger, orderPaid } from '../ledger/ledger-database.ts';

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  // what is disposable keeps no log to restore from
  const postgres = await startPostgres({ dataDir });
  onTestFinished(() => postgres.close());
  return postgres;
}

async function pay(orm: MikroORM, orderId: string): Promise<void> {
  await orm.em.fork().transactional((em) => ledger.post(em, orderPaid(orderId, 5_000_000n)));
}

/** What pg_basebackup does: the files as they are while others write, and the log that makes them whole. */
async function backUp(url: string, from: string, to: string, meanwhile: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('rehearsal', true)`);
    execFileSync('cp', ['-a', from, to]);
    await meanwhile();
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    rmSync(join(to, 'postmaster.pid'));
    const label = join(to, 'backup_label');
    writeFileSync(label, rows[0].labelfile);
    const { uid, gid } = statSync(to);
    chownSync(label, uid, gid);
    execFileSync('cp', ['-a', `${from}/pg_wal/.`, join(to, 'pg_wal')]);
  } finally {
    await client.end();
  }
}

it('a backup that is made while payments come in is restored whole, to the end of the backup', async () => {
  const folder = createTemporaryFolder();
  onTestFinished(() => folder.remove());
  chmodSync(folder.path, 0o755);
  const [live, copy] = [join(folder.path, 'live'), join(folder.path, 'copy')];
  const postgres = await start(live);
  const url = await postgres.createDatabase('market');
  await migrate(url);
  {
    await using orm = await openDatabase(url);
    await pay(orm, 'ord_before');
    await backUp(postgres.url, live, copy, () => pay(orm, 'ord_meanwhile'));
    await pay(orm, 'ord_after');
  }
  await postgres.close();

  const restored = await start(copy);
  await using orm = await openDatabase(await restored.createDatabase('market'));
  expect(await listPendingMigrations(orm)).toEqual([]);
  expect(await verifyLedger(orm.em.fork())).toMatchObject({ transactions: 2, problems: [] });
  const paid = await orm.em.fork().execute('select reference from ledger_transactions order by id');
  expect(paid).toEqual([{ reference: 'ord_before' }, { reference: 'ord_meanwhile' }]);
  await pay(orm, 'ord_again');
  expect((await verifyLedger(orm.em.fork())).problems).toEqual([]);
});

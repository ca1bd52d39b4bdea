import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../sandbox/postgres.ts';
import { migrate } from '../../server/commands/migrate.ts';
import { openDatabase } from '../../server/composition/open-database.ts';
import { WebhookEvents } from '../../server/events/webhooks/events.ts';
import { systemClock } from '../../server/foundation/platform/clock.ts';
import { openTestDatabase } from '../../test/support/database/database.ts';
import { type AgentRow, seedAgent, seedOrder } from '../../test/support/market/market-rows.ts';
import {
  SERVER_SOURCE,
  type ServerProcess,
  startServerProcess,
} from '../../test/support/processes/server-process.ts';
import { apiEnvironment } from '../pipeline/environment.ts';

export type FeedMarket = Awaited<ReturnType<typeof startMarket>>;

/** Its own database, and API processes as operators run them. */
export async function startMarket(processCount: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-feed-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
  const url = await postgres.createDatabase('market');
  await migrate(url);
  const env = { ...apiEnvironment(url), NODE_ENV: 'development', RATE_LIMITS: 'off' };
  const database = openTestDatabase(url);
  const orm = await openDatabase(url, { poolSize: 2 });
  const processes: ServerProcess[] = [];
  for (let i = 0; i < processCount; i++) processes.push(await startServerProcess(env, SERVER_SOURCE));
  const events = new WebhookEvents(systemClock);
  return {
    processes,
    addAgent: (): Promise<AgentRow> => seedAgent({ database, env }),
    addQuotedOrder: (agentId: string): Promise<string> =>
      seedOrder({ database }, agentId, { status: 'quoted', paid_micro: null, paid_at: null }),
    /** The step that a verified payment takes: the order and its event, in one transaction. */
    async pay(agentId: string, orderId: string): Promise<void> {
      await orm.em.fork().transactional(async (em) => {
        await em.execute(
          `update orders set status = 'paid', paid_micro = total_micro, paid_at = now() where id = ?`,
          [orderId],
        );
        const data = { status: 'paid', service_title: 'Something made well' } as const;
        await events.emit(em, { agentId, orderId, event: 'order.paid', data });
      });
    },
    /** Statements of the API processes so far. */
    async countStatements(): Promise<number> {
      const [row] = await database.query<{ calls: string }>(
        'select xact_commit as calls from pg_stat_database where datname = current_database()',
      );
      return Number(row?.calls ?? 0);
    },
    async close() {
      for (const one of processes) await one.stop();
      await Promise.all([orm.close(true), database.drop()]);
      await postgres.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

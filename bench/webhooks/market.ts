import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../sandbox/postgres.ts';
import { migrate } from '../../server/commands/migrate.ts';
import { openDatabase } from '../../server/composition/open-database.ts';
import { loadConfig } from '../../server/config/config.ts';
import { WebhookEvents } from '../../server/events/webhooks/events.ts';
import { systemClock } from '../../server/foundation/platform/clock.ts';
import { AgentSecrets } from '../../server/identity/agent-secrets.ts';
import { openTestDatabase } from '../../test/support/database/database.ts';
import { seedAgent } from '../../test/support/market/market-rows.ts';
import { SERVER_SOURCE, startServerProcess } from '../../test/support/processes/server-process.ts';
import { productionEnvironment } from '../pipeline/environment.ts';

/** Its own database, and one worker as operators run it. */
export async function startMarket() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-webhooks-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
  const url = await postgres.createDatabase('market');
  await migrate(url);
  const ports = { PORT: '0', APP_PORT: '0', INTERNAL_PORT: '0' };
  const loopback = { NODE_ENV: 'development', WEBHOOK_ALLOW_LOOPBACK: '1' };
  const env = { ...productionEnvironment(), ...ports, ...loopback, DATABASE_URL: url, ROLE: 'worker' };
  const database = openTestDatabase(url);
  const { query } = database;
  const orm = await openDatabase(url, { poolSize: 2 });
  const worker = await startServerProcess(env, SERVER_SOURCE);
  const secrets = new AgentSecrets(loadConfig(env));
  const events = new WebhookEvents(systemClock);
  return {
    async addAgent(endpointUrl: string): Promise<string> {
      const { id } = await seedAgent({ database, env }, { endpoint_url: endpointUrl });
      const { webhookSecretSealed } = secrets.createWebhookSecret(id);
      await query('update agents set webhook_secret_sealed = $1 where id = $2', [webhookSecretSealed, id]);
      return id;
    },
    /** One event per name, all at once; returns when they were ready for delivery. */
    async emit(agentIds: readonly string[]): Promise<number> {
      await orm.em.fork().transactional(async (em) => {
        for (const [i, agentId] of agentIds.entries()) {
          const orderId = `ord_${i}_bench`;
          await events.emit(em, {
            agentId,
            event: 'order.message',
            orderId,
            data: { sender_type: 'client', sender_name: 'Bench', content: `Event ${i}` },
          });
        }
      });
      return performance.now();
    },
    async waitUntilDelivered(agentIds: readonly string[]): Promise<void> {
      const left = 'select 1 from webhook_deliveries where agent_id = any($1) and status = $2 limit 1';
      while ((await query(left, [agentIds, 'pending'])).length > 0) await delay(50);
    },
    async counts(): Promise<Record<string, number>> {
      const rows = await query<{ status: string; n: number }>(
        'select status, count(*)::int as n from webhook_deliveries group by 1',
      );
      return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
    },
    async close() {
      await worker.stop();
      await Promise.all([orm.close(true), database.drop()]);
      await postgres.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../sandbox/postgres.ts';
import { migrate } from '../../server/commands/migrate.ts';
import { seedBulkMarket } from '../../test/support/market/bulk-market.ts';
import { readFamilyCpuMs } from '../lifecycle/processor-time.ts';

export interface Markets {
  /** Creates a market with this many agents and services; returns the URL of its database. */
  create(agents: number): Promise<string>;
  /** CPU milliseconds of PostgreSQL so far. */
  readCpuMs(): number;
  close(): Promise<void>;
}

/** A temporary PostgreSQL. */
export async function startMarkets(): Promise<Markets> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-browse-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
  const pid = Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  return {
    readCpuMs: () => readFamilyCpuMs(pid),
    async create(agents) {
      const url = await postgres.createDatabase(`market_${agents}`);
      const begin = performance.now();
      const seconds = () => ((performance.now() - begin) / 1000).toFixed(1);
      await migrate(url);
      await seedBulkMarket(url, {
        agents,
        onStep: (step) => console.log(`  ${agents.toLocaleString('en')}: ${step} (${seconds()} s)`),
      });
      console.log(`  ${agents.toLocaleString('en')} agents and as many listings made in ${seconds()} s`);
      return url;
    },
    async close() {
      await postgres.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** For as long as they are used. */
export async function withMarkets<Result>(use: (markets: Markets) => Promise<Result>): Promise<Result> {
  const markets = await startMarkets();
  try {
    return await use(markets);
  } finally {
    await markets.close();
  }
}

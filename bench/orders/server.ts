import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import type { ChainAdapter } from '../../server/chain/types.ts';
import { loadConfig } from '../../server/config/config.ts';
import { createLogger } from '../../server/foundation/platform/log.ts';
import type { Network } from '../../server/foundation/platform/networks.ts';
import { type FromServer, PRICE_MICRO } from './protocol.ts';

/** Counted where they leave the process: everything that waits for the database. */
let roundTrips = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function count(this: pg.Client, ...args: unknown[]) {
  roundTrips++;
  return query.apply(this, args as never);
} as typeof query;

/** The production server, with a chain on which every transaction is the client's payment, final at once. */
const config = loadConfig(process.env);
const log = createLogger({ level: config.logLevel, destination: pino.destination('/dev/null') });
const app = await createApp(config, { log });
const chains = app.parts.chains as Map<Network, ChainAdapter>;
const base = chains.get('base-mainnet') as ChainAdapter;
chains.set('base-mainnet', {
  ...base,
  readPayments: async (reference) => [
    {
      network: 'base-mainnet',
      reference,
      payer: String(process.env.BENCH_PAYER),
      amountMicro: PRICE_MICRO,
      blockTime: new Date(),
      finality: 'finalized',
      origin: { from: String(process.env.BENCH_PAYER), blockHeight: 0n },
    },
  ],
});

const { api = 0 } = await app.start();
process.send?.({ ready: api } satisfies FromServer);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ spent: { roundTrips, cpuMs: (user + system) / 1000 } } satisfies FromServer);
});
process.on('disconnect', () => void app.stop().finally(() => process.exit(0)));

import pg from 'pg';
import { createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config/config.ts';
import { createLogger } from '../../server/foundation/platform/log.ts';
import { logDestination } from '../../server/foundation/platform/log-destination.ts';
import type { FromServer } from './protocol.ts';

/** Round trips to the database, counted where they leave the process. */
let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function count(this: pg.Client, ...args: unknown[]) {
  statements++;
  return query.apply(this, args as never);
} as typeof query;

/** The production server, logging to a file as it does to its output. */
const config = loadConfig(process.env);
const log = createLogger({
  level: config.logLevel,
  destination: logDestination('/dev/null'),
});
const app = await createApp(config, { log });
const { api = 0 } = await app.start();
process.send?.({ ready: api } satisfies FromServer);
process.on('message', () => process.send?.({ statements } satisfies FromServer));
process.on('disconnect', () => void app.stop().finally(() => process.exit(0)));

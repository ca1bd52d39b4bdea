import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config/config.ts';
import { createLogger } from '../../server/foundation/platform/log.ts';
import type { FromServer } from './protocol.ts';

const MEGABYTE = 2 ** 20;
const SAMPLE_MS = 10;

/** The production server; reports its event loop delay and memory use. */
const log = createLogger({ level: 'error', destination: pino.destination('/dev/null') });
const app = await createApp(loadConfig(process.env), { log });
const { api = 0 } = await app.start();

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const memory = () => process.memoryUsage.rss() / MEGABYTE;
let before = memory();
let most = before;
setInterval(() => {
  most = Math.max(most, memory());
}, SAMPLE_MS).unref();

const reports = {
  begin: () => {
    delay.reset();
    before = memory();
    most = before;
  },
  end: () =>
    process.send?.({ eventLoopDelayMs: delay.max / 1e6, memoryGrowthMb: most - before } satisfies FromServer),
};

process.send?.({ ready: api } satisfies FromServer);
process.on('message', (message: keyof typeof reports) => reports[message]());
process.on('disconnect', () => void app.stop().finally(() => process.exit(0)));

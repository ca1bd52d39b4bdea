import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { loadConfig } from '../../server/config/config.ts';
import { createLogger } from '../../server/foundation/platform/log.ts';
import type { FromServer } from './protocol.ts';

/** The production server. */
const config = loadConfig(process.env);
const log = createLogger({ level: config.logLevel, destination: pino.destination('/dev/null') });
const app = await createApp(config, { log });
const ports = await app.start();

const send = (message: FromServer) => process.send?.(message);
send({ ready: { api: ports.api ?? 0, app: ports.app ?? 0 } });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  send({ cpuMs: (user + system) / 1000 });
});
process.on('disconnect', () => void app.stop().finally(() => process.exit(0)));

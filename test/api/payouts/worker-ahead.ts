import { createApp } from '../../../server/app.ts';
import { loadConfig } from '../../../server/config.ts';
import { OffsetClock } from '../../../server/platform/clock.ts';

/** The server, with a clock that is as far ahead as the environment says; tells its parent when it is ready. */
const clock = new OffsetClock(Number(process.env.CLOCK_AHEAD_MS));
const app = await createApp(loadConfig(process.env), { clock });
await app.start();
process.send?.('ready');

import { readFileSync } from 'node:fs';
import { createApp } from '../../../../../server/app.ts';
import { loadConfig } from '../../../../../server/config/config.ts';

/** The server with a clock that is off by as many milliseconds as a file says. */
const { CLOCK_FILE = '', ...env } = process.env;
const now = () => new Date(Date.now() + Number(readFileSync(CLOCK_FILE, 'utf8')));
const app = await createApp(loadConfig(env), { clock: { now } });
app.parts.log.info({ ports: await app.start() }, 'ready');

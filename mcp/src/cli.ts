import process from 'node:process';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { UsageError } from '../../sdk/src/errors.ts';
import { resolveSettings, type Settings } from '../../sdk/src/settings.ts';
import { DrainingStdioTransport } from './draining-transport.ts';
import { createLocalServer } from './local-server.ts';

const settings = readSettings();
if (settings) {
  serveStdio(() => createLocalServer(settings), {
    transport: new DrainingStdioTransport(process.stdin, process.stdout),
    onerror: ({ message }) => console.error(message),
  });
}

/** From the environment that the client starts the server with. */
function readSettings(): Settings | undefined {
  try {
    return resolveSettings({});
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // standard output belongs to the protocol
    console.error(`${error.message}. Set AGENT_MARKET_API_KEY to the key of your agent.`);
    process.exitCode = 1;
    return undefined;
  }
}

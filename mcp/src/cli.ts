import process from 'node:process';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createLocalServer } from './local-server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
if (settings instanceof Error) {
  // standard output belongs to the protocol
  console.error(settings.message);
  process.exitCode = 1;
} else {
  serveStdio(() => createLocalServer(settings), { onerror: ({ message }) => console.error(message) });
}

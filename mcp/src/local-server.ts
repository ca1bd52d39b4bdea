import type { Server } from '@modelcontextprotocol/server';
import { service, tools } from '../../generated/tools.gen.ts';
import type { Settings } from '../../sdk/src/settings.ts';
import { createTransport } from '../../sdk/src/transport.ts';
import { INSTRUCTIONS } from '../../server/doors/mcp/remote/instructions.ts';
import { createToolServer } from '../../server/doors/mcp/tool-server.ts';
import { toListedTool } from '../../server/doors/mcp/tools/listed-tool.ts';
import { callTool } from './call-tool.ts';

const LISTED = {
  info: service,
  options: { instructions: INSTRUCTIONS },
  tools: tools.map(toListedTool),
};

/** The tools of the remote server, each a call of the SDK. */
export function createLocalServer(settings: Settings): Server {
  const caller = { options: settings, send: createTransport(settings) };
  return createToolServer(LISTED, (call) => callTool(caller, call));
}

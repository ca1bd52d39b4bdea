import type { Server } from '@modelcontextprotocol/server';
import type { Settings } from '../../sdk/src/settings.ts';
import { createTransport } from '../../sdk/src/transport.ts';
import { INSTRUCTIONS } from '../../shared/tools/instructions.ts';
import { listedTools } from '../../shared/tools/listed-tool.ts';
import { PROTOCOL_VERSIONS } from '../../shared/tools/protocol-versions.ts';
import { createToolServer } from '../../shared/tools/tool-server.ts';
import { service } from '../../shared/tools/tools.ts';
import { callTool } from './call-tool.ts';

const SERVER_INFO = {
  info: service,
  options: { instructions: INSTRUCTIONS, supportedProtocolVersions: [...PROTOCOL_VERSIONS] },
  tools: listedTools,
};

/** The tools of the remote server, each as an SDK call. */
export function createLocalServer(settings: Settings): Server {
  const caller = { options: settings, send: createTransport(settings) };
  return createToolServer(SERVER_INFO, (call) => callTool(caller, call));
}

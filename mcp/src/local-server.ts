import type { Server } from '@modelcontextprotocol/server';
import type { Settings } from '../../sdk/src/settings.ts';
import { createTransport } from '../../sdk/src/transport.ts';
import { HireTasks } from '../../shared/tools/hires/hire-tasks.ts';
import { HIRE_TOOL, runHireTool } from '../../shared/tools/hires/hire-tool.ts';
import { INSTRUCTIONS } from '../../shared/tools/instructions.ts';
import { listedTools } from '../../shared/tools/listed-tool.ts';
import { PROTOCOL_VERSIONS } from '../../shared/tools/protocol-versions.ts';
import { createToolServer } from '../../shared/tools/tool-server.ts';
import { service } from '../../shared/tools/tools.ts';
import { callTool, getTool } from './call-tool.ts';
import { bindPerform } from './perform.ts';

const SERVER_INFO = {
  info: service,
  options: { instructions: INSTRUCTIONS, supportedProtocolVersions: [...PROTOCOL_VERSIONS] },
  tools: listedTools,
};

/** The tools of the remote server, each as an SDK call. */
export function createLocalServer(settings: Settings): Server {
  const caller = { options: settings, send: createTransport(settings) };
  const { baseUrl } = settings;
  const perform = bindPerform(caller);
  return createToolServer(
    SERVER_INFO,
    (call) => {
      if (call.name !== HIRE_TOOL) return callTool(caller, call);
      const { name, notify } = call;
      const run = (given: typeof call.arguments) => callTool(caller, { name, arguments: given, notify });
      return runHireTool({ perform, baseUrl, run, mayPlaceOrders: true }, getTool(name), call);
    },
    new HireTasks(perform, baseUrl),
  );
}

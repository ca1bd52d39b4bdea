import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import { runHireTool } from '../../../../shared/tools/hires/hire-tool.ts';
import type { ToolAnswer, ToolCall } from '../../../../shared/tools/tool-server.ts';
import { bindPerform } from './perform-as.ts';
import { runTool } from './run-tool.ts';
import type { RemoteTools, Session } from './session.ts';
import { findMissingScope } from './tool-scopes.ts';

/** Hires for the caller, who is asked for what is missing, and gets a task. */
export function runRemoteHireTool(
  tools: RemoteTools,
  tool: ToolDefinition,
  call: ToolCall,
  session: Session,
): Promise<ToolAnswer> {
  const { caller } = session;
  const { operations, baseUrl, appUrl } = tools;
  const context = {
    perform: bindPerform(operations, session),
    baseUrl,
    run: (given: ToolCall['arguments']) => runTool(tools, tool, given, session),
    mayPlaceOrders: !findMissingScope(tool, caller),
    approvalUrl: caller.kind === 'agent' ? `${appUrl}/my/agents/${caller.agentId}/wallet` : undefined,
  };
  return runHireTool(context, tool, call);
}

import { inputRequired, inputResponse } from '@modelcontextprotocol/server';
import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import { OrderFeed, toOrderDetail } from '../../../../shared/tools/hires/order-feed.ts';
import { buildToolFailure } from '../../../../shared/tools/tool-result.ts';
import type { ToolAnswer, ToolCall } from '../../../../shared/tools/tool-server.ts';
import { bindPerform } from './perform-as.ts';
import { runTool } from './run-tool.ts';
import type { RemoteTools, Session } from './session.ts';

export const APPROVE_TOOL = 'market_approve_order';
const CONFIRM = 'approve';

/** Approving pays the agent, so a user who can be asked confirms it. */
export async function runApproveTool(
  tools: RemoteTools,
  tool: ToolDefinition,
  call: ToolCall,
  session: Session,
): Promise<ToolAnswer> {
  const { arguments: given, client, inputResponses } = call;
  const response = inputResponse(inputResponses, CONFIRM);
  const isConfirmed = response.kind === 'elicit' && response.action === 'accept';
  if (!client.forms || isConfirmed) return runTool(tools, tool, given, session);
  if (response.kind === 'elicit') return buildToolFailure(tool, DECLINED);
  const perform = bindPerform(tools.operations, session);
  const read = await new OrderFeed(perform, { orderId: String(given.order_id) }).readOrder();
  // the tool explains what is wrong
  if (read.failure) return runTool(tools, tool, given, session);
  const { service_title, provider_name, total_usd } = toOrderDetail(read).order;
  const message = `Approve "${service_title}"? This pays ${provider_name} for ${total_usd} USD and cannot be undone.`;
  const requestedSchema = { type: 'object' as const, properties: {} };
  return inputRequired({ inputRequests: { [CONFIRM]: inputRequired.elicit({ message, requestedSchema }) } });
}

const DECLINED = {
  success: false,
  error: 'The user did not approve the order, and nothing was changed.',
  what_to_do: 'Ask the user what should change. `market_request_revision` asks the agent for it.',
};

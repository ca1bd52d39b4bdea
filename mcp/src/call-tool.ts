import type { CallToolResult } from '@modelcontextprotocol/server';
import type { CallContext } from '../../sdk/src/call.ts';
import { findArgumentProblems } from '../../shared/tools/argument-problems.ts';
import { OrderFeed } from '../../shared/tools/hires/order-feed.ts';
import { type ArgumentValues, splitLists, toToolRequest } from '../../shared/tools/tool-request.ts';
import { buildToolFailure, buildToolResult } from '../../shared/tools/tool-result.ts';
import type { ToolCall } from '../../shared/tools/tool-server.ts';
import { tools } from '../../shared/tools/tools.ts';
import { MAX_WAIT_SECONDS, waitForOrder } from '../../shared/tools/wait-for-order.ts';
import { type Body, bindPerform, performOperation, toFailure } from './perform.ts';

const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));

export function getTool(name: string) {
  const tool = toolsByName.get(name);
  if (!tool) throw new Error(`The list has the unknown tool ${name}`);
  return tool;
}

/** Calls a tool's operation. */
export async function callTool(
  caller: CallContext,
  { name, arguments: sent, notify }: Pick<ToolCall, 'name' | 'arguments' | 'notify'>,
): Promise<CallToolResult> {
  const tool = getTool(name);
  const given = splitLists(tool, sent);
  const problems = findArgumentProblems(tool.inputSchema, given);
  if (problems.length > 0) {
    return buildToolFailure(tool, { success: false, code: 'validation_failed', details: problems });
  }
  try {
    if (tool.asAgent && given.agent_id !== undefined && !(await isOwnAgent(caller, String(given.agent_id)))) {
      return buildToolFailure(tool, OTHER_AGENT);
    }
    const read = () => performOperation(caller, tool, toToolRequest(tool, given));
    return buildToolResult(
      await (given.while_status === undefined ? read() : readWhenChanged(caller, given, read, notify)),
    );
  } catch (error) {
    return buildToolFailure(tool, ...toFailure(error));
  }
}

/** The key belongs to one agent, which the tools act as. */
const OTHER_AGENT = {
  success: false,
  error: 'The API key belongs to another agent. Leave out `agent_id`.',
  code: 'forbidden',
};

const NO_ARGUMENTS = { path: {}, query: {}, header: {}, body: undefined };

async function isOwnAgent(caller: CallContext, agentRef: string): Promise<boolean> {
  const body = await performOperation(caller, { operationId: 'agents_me' }, NO_ARGUMENTS);
  const { id, slug } = body.data as { id: string; slug: string };
  return agentRef === id || agentRef === slug;
}

/** Reads an order again with each of its events, while it has the status that the caller knows. */
function readWhenChanged(
  caller: CallContext,
  { order_id, access_token, while_status }: ArgumentValues,
  readOrder: () => Promise<Body>,
  notify: ToolCall['notify'],
): Promise<Body> {
  const ref = { orderId: String(order_id), accessToken: access_token as string | undefined };
  const feed = new OrderFeed(bindPerform(caller), ref);
  const isDone = ({ data }: Body) => (data as { order: { status: string } }).order.status !== while_status;
  const readEvents = (after: string | undefined, wait: number) => feed.readEvents(after, wait);
  return waitForOrder({ readEvents, readOrder, isDone, notify }, MAX_WAIT_SECONDS, 'latest');
}

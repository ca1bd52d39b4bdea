import type { CallToolResult } from '@modelcontextprotocol/server';
import { calls } from '../../generated/calls.gen.ts';
import type { ToolDefinition } from '../../generated/tools.gen.ts';
import { type CallContext, makeCall } from '../../sdk/src/call.ts';
import { MarketError } from '../../sdk/src/errors.ts';
import { parseOperation } from '../../sdk/src/operation.ts';
import type { CallOptions } from '../../sdk/src/options.ts';
import { findArgumentProblems } from '../../shared/tools/argument-problems.ts';
import {
  type ArgumentValues,
  splitLists,
  type ToolRequest,
  toToolRequest,
} from '../../shared/tools/tool-request.ts';
import { buildToolFailure, buildToolResult, type FailureBody } from '../../shared/tools/tool-result.ts';
import type { ToolCall } from '../../shared/tools/tool-server.ts';
import { tools } from '../../shared/tools/tools.ts';
import { type EventPage, MAX_WAIT_SECONDS, waitForOrder } from '../../shared/tools/wait-for-order.ts';

const toolsByName = new Map(tools.map((tool) => [tool.name, tool]));

/** Calls a tool's operation through the SDK, with its retries. */
export async function callTool(
  caller: CallContext,
  { name, arguments: sent, notify }: ToolCall,
): Promise<CallToolResult> {
  const tool = toolsByName.get(name);
  if (!tool) throw new Error(`The list has the unknown tool ${name}`);
  const given = splitLists(tool, sent);
  const problems = findArgumentProblems(tool.inputSchema, given);
  if (problems.length > 0) {
    return buildToolFailure(tool, { success: false, code: 'validation_failed', details: problems });
  }
  try {
    if (tool.asAgent && given.agent_id !== undefined && !(await isOwnAgent(caller, String(given.agent_id)))) {
      return buildToolFailure(tool, OTHER_AGENT);
    }
    const read = () => callOperation(caller, tool, given);
    return buildToolResult(
      await (given.while_status === undefined ? read() : readWhenChanged(caller, given, read, notify)),
    );
  } catch (error) {
    return buildToolFailure(tool, ...toFailure(error));
  }
}

type Body = Record<string, unknown>;

async function callOperation(
  caller: CallContext,
  tool: ToolDefinition,
  given: ArgumentValues,
): Promise<Body> {
  const { header, ...request } = toToolRequest(tool, given);
  const options = toCallOptions(header, request);
  const { body } = await makeCall(caller, getOperation(tool), { ...request, options });
  return body as Body;
}

/** The key belongs to one agent, which the tools act as. */
const OTHER_AGENT = {
  success: false,
  error: 'The API key belongs to another agent. Leave out `agent_id`.',
  code: 'forbidden',
};

const NO_ARGUMENTS = { path: {}, query: {}, body: undefined, options: {} };

async function isOwnAgent(caller: CallContext, agentRef: string): Promise<boolean> {
  const { body } = await makeCall(caller, getOperation({ operationId: 'agents_me' }), NO_ARGUMENTS);
  const { id, slug } = (body as { data: { id: string; slug: string } }).data;
  return agentRef === id || agentRef === slug;
}

/** Reads an order again with each of its events, while it has the status that the caller knows. */
function readWhenChanged(
  caller: CallContext,
  { order_id, access_token, while_status }: ArgumentValues,
  readOrder: () => Promise<Body>,
  notify: ToolCall['notify'],
): Promise<Body> {
  const operation = getOperation({ operationId: 'events_list' });
  const readEvents = async (after: string | undefined, wait: number): Promise<EventPage | undefined> => {
    const query = { order_id, access_token, after, wait };
    const options = { ...toCallOptions({}, { query }), timeoutMs: (wait + REQUEST_SECONDS) * 1000 };
    try {
      const { body } = await makeCall(caller, operation, { path: {}, query, body: undefined, options });
      const { data, next_cursor } = body as { data: EventPage['events']; next_cursor: string };
      return { events: data, next: next_cursor };
    } catch (error) {
      if (error instanceof MarketError) return undefined;
      throw error;
    }
  };
  const isDone = ({ data }: Body) => (data as { order: { status: string } }).order.status !== while_status;
  return waitForOrder({ readEvents, readOrder, isDone, notify }, MAX_WAIT_SECONDS, 'latest');
}

const REQUEST_SECONDS = 30;

function getOperation({ operationId }: Pick<ToolDefinition, 'operationId'>) {
  const [group = '', name = ''] = operationId.split('_');
  const line = (calls as Record<string, Record<string, string>>)[group]?.[name];
  if (!line) throw new Error(`The SDK has no call ${operationId}`);
  return parseOperation(line);
}

/** An order token replaces the key, which does not belong to a party of the order. */
function toCallOptions(
  { 'Idempotency-Key': key, ...header }: ToolRequest['header'],
  { query }: Pick<ToolRequest, 'query'>,
) {
  const headers = Object.fromEntries(Object.entries(header).map(([name, value]) => [name, String(value)]));
  const options: CallOptions = { headers };
  if (key !== undefined) options.idempotencyKey = String(key);
  if (query.access_token !== undefined) options.credential = { orderToken: String(query.access_token) };
  return options;
}

function toFailure(error: unknown): [FailureBody, object] {
  if (!(error instanceof MarketError)) throw error;
  const { message, code, retryAfter } = error;
  const body = { success: false, error: message, code, ...error.body };
  return [body, { ...(retryAfter !== undefined && { retry_after_seconds: retryAfter }) }];
}

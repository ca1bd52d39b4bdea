import {
  type CallToolResult,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import type { MachineHire, Order } from '../../../../generated/types.gen.ts';
import type { ArgumentValues } from '../../../../shared/tools/tool-request.ts';
import { buildToolFailure } from '../../../../shared/tools/tool-result.ts';
import type { ToolAnswer, ToolCall } from '../../../../shared/tools/tool-server.ts';
import { readRetryAfter } from '../answer-body.ts';
import { performAndRead } from './perform-as.ts';
import { runTool } from './run-tool.ts';
import type { RemoteTools, Session } from './session.ts';
import { HireTasks } from './tasks/hire-tasks.ts';
import { findMissingScope } from './tool-scopes.ts';

export const HIRE_TOOL = 'market_submit_payment';
const BRIEF = 'brief';

/** Hires for clients that can do more than call: they are asked for what is missing, and get a task. */
export async function runHireTool(
  tools: RemoteTools,
  tool: ToolDefinition,
  call: ToolCall,
  session: Session,
): Promise<ToolAnswer> {
  const { client } = call;
  const given = withBrief(call);
  if (
    given.brief === undefined &&
    given.requirements === undefined &&
    client.forms &&
    !isBriefDeclined(call)
  ) {
    return ask({ [BRIEF]: BRIEF_REQUEST });
  }
  const hasPayment = given.payment_signature !== undefined || given.pay_from_wallet === true;
  if (!hasPayment && client.tasks && client.forms && !findMissingScope(tool, session.caller)) {
    return placeOrder(tools, tool, given, session);
  }
  const result = await runTool(tools, tool, given, session);
  if (result.isError) return (client.urls && askForApproval(tools, result, session)) || result;
  return client.tasks ? await toHireTask(tools, result, session) : result;
}

function withBrief({ arguments: given, inputResponses }: ToolCall): ArgumentValues {
  if (given.brief !== undefined) return given;
  const response = inputResponse(inputResponses, BRIEF);
  const brief = response.kind === 'elicit' && response.action === 'accept' && response.content?.brief;
  return brief ? { ...given, brief } : given;
}

function isBriefDeclined({ inputResponses }: ToolCall): boolean {
  const response = inputResponse(inputResponses, BRIEF);
  return response.kind === 'elicit' && response.action !== 'accept';
}

const BRIEF_REQUEST = inputRequired.elicit({
  message: 'What should the agent do?',
  requestedSchema: {
    type: 'object',
    properties: { brief: { type: 'string', title: 'Brief', minLength: 1, maxLength: 5000 } },
    required: ['brief'],
  },
});

const ask = (inputRequests: InputRequests): InputRequiredResult => inputRequired({ inputRequests });

/** An order of the caller's account, whose task asks for the payment when it has a price. */
async function placeOrder(
  { operations, baseUrl }: RemoteTools,
  tool: ToolDefinition,
  given: ArgumentValues,
  session: Session,
): Promise<ToolAnswer> {
  const { service_id, brief, requirements, idempotency_key } = given;
  const answer = await performAndRead(operations, session, 'orders_create', {
    header: { 'Idempotency-Key': idempotency_key },
    body: { service_id, brief, requirement_answers: requirements },
  });
  if (answer.failure) return buildToolFailure(tool, answer.body, readRetryAfter(answer));
  const { id } = answer.body.data as Order;
  return new HireTasks(operations, session, baseUrl).create({ orderId: id });
}

async function toHireTask(
  { operations, baseUrl }: RemoteTools,
  result: CallToolResult,
  session: Session,
): Promise<ToolAnswer> {
  const { order_id, status_url } = (readData(result) ?? {}) as Partial<MachineHire>;
  const accessToken = status_url && new URL(status_url).searchParams.get('access_token');
  if (!order_id || !accessToken) return result;
  return new HireTasks(operations, session, baseUrl).create({ orderId: order_id, accessToken });
}

/** The owner of a wallet approves large payments in the console. Then the client repeats the call. */
function askForApproval(
  { appUrl }: RemoteTools,
  { content }: CallToolResult,
  { caller }: Session,
): InputRequiredResult | undefined {
  const [item] = content;
  const { code, approval_id, error } = JSON.parse(item?.type === 'text' ? item.text : '{}');
  if (code !== 'approval_required' || caller.kind !== 'agent') return undefined;
  return ask({
    [approval_id]: inputRequired.elicitUrl({
      message: String(error),
      url: `${appUrl}/my/agents/${caller.agentId}/wallet`,
    }),
  });
}

const readData = ({ structuredContent }: CallToolResult) =>
  (structuredContent as { data?: unknown } | undefined)?.data;

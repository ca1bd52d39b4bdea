import {
  type CallToolResult,
  type InputRequests,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import type { ToolDefinition } from '../../../generated/tools.gen.ts';
import type { MachineHire, Order } from '../../../generated/types.gen.ts';
import type { ArgumentValues } from '../tool-request.ts';
import { buildToolFailure } from '../tool-result.ts';
import type { ToolAnswer, ToolCall } from '../tool-server.ts';
import { HireTasks } from './hire-tasks.ts';
import { type PerformOperation, readRetryAfter } from './market-answer.ts';
import { toOrderRef } from './order-feed.ts';

export const HIRE_TOOL = 'market_submit_payment';
const BRIEF = 'brief';

/** How a server performs the tool. */
export interface HireContext {
  perform: PerformOperation;
  baseUrl: string;
  /** The tool by itself. */
  run(given: ArgumentValues): Promise<CallToolResult>;
  /** Whether the caller has an account that may place orders. */
  mayPlaceOrders: boolean;
  /** The page on which the owner approves payments of the caller's wallet. */
  approvalUrl?: string | undefined;
}

/** Hires for clients that can do more than call: they are asked for what is missing, and get a task. */
export async function runHireTool(
  context: HireContext,
  tool: ToolDefinition,
  call: ToolCall,
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
  if (!hasPayment && client.tasks && client.forms && context.mayPlaceOrders) {
    return placeOrder(context, tool, given);
  }
  const result = await context.run(given);
  if (result.isError) return (client.urls && askForApproval(context, result)) || result;
  return client.tasks ? await toHireTask(context, result) : result;
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
  { perform, baseUrl }: HireContext,
  tool: ToolDefinition,
  given: ArgumentValues,
): Promise<ToolAnswer> {
  const { service_id, brief, requirements, callback_url, idempotency_key } = given;
  const answer = await perform('orders_create', {
    header: { 'Idempotency-Key': idempotency_key },
    body: { service_id, brief, requirement_answers: requirements, callback_url },
  });
  if (answer.failure) return buildToolFailure(tool, answer.body, readRetryAfter(answer));
  const { id } = answer.body.data as Order;
  return new HireTasks(perform, baseUrl).create({ orderId: id });
}

async function toHireTask({ perform, baseUrl }: HireContext, result: CallToolResult): Promise<ToolAnswer> {
  const ref = toOrderRef((readData(result) ?? {}) as Partial<MachineHire>);
  return ref ? new HireTasks(perform, baseUrl).create(ref) : result;
}

/** The owner of a wallet approves large payments in the console. Then the client repeats the call. */
function askForApproval(
  { approvalUrl: url }: HireContext,
  { content }: CallToolResult,
): InputRequiredResult | undefined {
  const [item] = content;
  const { code, approval_id, error } = JSON.parse(item?.type === 'text' ? item.text : '{}');
  if (code !== 'approval_required' || url === undefined) return undefined;
  return ask({ [approval_id]: inputRequired.elicitUrl({ message: String(error), url }) });
}

const readData = ({ structuredContent }: CallToolResult) =>
  (structuredContent as { data?: unknown } | undefined)?.data;

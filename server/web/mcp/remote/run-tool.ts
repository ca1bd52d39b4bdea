import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import { readRetryAfter } from '../../../../shared/tools/hires/market-answer.ts';
import { OrderFeed, toOrderDetail } from '../../../../shared/tools/hires/order-feed.ts';
import { type ArgumentValues, splitLists, toToolRequest } from '../../../../shared/tools/tool-request.ts';
import { buildToolFailure, buildToolResult, type FailureBody } from '../../../../shared/tools/tool-result.ts';
import type { ToolCall } from '../../../../shared/tools/tool-server.ts';
import { MAX_WAIT_SECONDS, waitForOrder } from '../../../../shared/tools/wait-for-order.ts';
import { resolveActingAgent } from '../../../identity/acting-agent.ts';
import type { Caller } from '../../../identity/caller.ts';
import type { OperationReply } from '../../../operations/operation-reply.ts';
import { readAnswerBody } from '../answer-body.ts';
import { checkArguments } from '../check-arguments.ts';
import { bindPerform, performAs } from './perform-as.ts';
import type { RemoteTools, Session } from './session.ts';
import { requireToolScopes } from './tool-scopes.ts';

/** Performs a tool's operation for the caller. */
export async function runTool(
  parts: RemoteTools,
  tool: ToolDefinition,
  given: ArgumentValues,
  session: Session,
  notify?: ToolCall['notify'],
): Promise<CallToolResult> {
  const answer = await waitForAnswer(parts, tool, given, session, notify);
  if (!tool.answers.includes(answer.status)) {
    return buildToolFailure(tool, answer.body as FailureBody, readRetryAfter(answer));
  }
  return buildToolResult(await readAnswerBody(answer));
}

/** While an order has the status that the caller knows, its events are awaited. */
async function waitForAnswer(
  parts: RemoteTools,
  tool: ToolDefinition,
  given: ArgumentValues,
  session: Session,
  notify: ToolCall['notify'],
): Promise<OperationReply> {
  const perform = () => performTool(parts, tool, given, session);
  const { while_status: known, order_id, access_token } = given;
  if (known === undefined || typeof order_id !== 'string') return perform();
  const ref = { orderId: order_id, accessToken: access_token as string | undefined };
  const feed = new OrderFeed(bindPerform(parts.operations, session), ref);
  return waitForOrder(
    {
      readEvents: (after, wait) => feed.readEvents(after, wait),
      readOrder: async () => {
        const answer = await perform();
        return { ...answer, body: await readAnswerBody(answer) };
      },
      isDone: (answer) => answer.failure !== undefined || toOrderDetail(answer).order.status !== known,
      notify,
    },
    MAX_WAIT_SECONDS,
    'latest',
  );
}

async function performTool(
  { operations, em }: RemoteTools,
  tool: ToolDefinition,
  sent: ArgumentValues,
  { caller: sender, request }: Session,
): Promise<OperationReply> {
  const given = splitLists(tool, sent);
  let caller: Caller;
  try {
    checkArguments(tool.inputSchema, given);
    requireToolScopes(tool, sender);
    caller = tool.asAgent ? await resolveActingAgent(em(), sender, findAgentRef(given)) : sender;
  } catch (thrown) {
    return operations.toFailureReply(request, thrown);
  }
  return performAs(operations, { caller, request }, tool.operationId, toToolRequest(tool, given));
}

const findAgentRef = ({ agent_id: agentRef }: ArgumentValues) =>
  typeof agentRef === 'string' ? agentRef : undefined;

import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import { type ArgumentValues, splitLists, toToolRequest } from '../../../../shared/tools/tool-request.ts';
import { buildToolFailure, buildToolResult, type FailureBody } from '../../../../shared/tools/tool-result.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { resolveActingAgent } from '../../../identity/acting-agent.ts';
import type { Caller } from '../../../identity/caller.ts';
import { callDirectly } from '../../../operations/direct-call.ts';
import type { KnownCaller } from '../../../operations/input.ts';
import type { OperationReply } from '../../../operations/operation-reply.ts';
import type { Operations } from '../../../operations/operations.ts';
import { readAnswerBody, readRetryAfter } from '../answer-body.ts';
import { checkArguments } from '../check-arguments.ts';
import { requireToolScopes } from './tool-scopes.ts';

/** The caller that the MCP endpoint authenticated. */
export interface Session {
  caller: Caller;
  request: ToolCallRequest;
}

/** The request. Most calls need neither signal nor log, so they are created lazily. */
interface ToolCallRequest {
  readonly address: string | undefined;
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

interface ToolDependencies {
  operations: Operations;
  em(): EntityManager;
}

/** Performs a tool's operation for the caller. */
export async function runTool(
  parts: ToolDependencies,
  tool: ToolDefinition,
  given: ArgumentValues,
  session: Session,
): Promise<CallToolResult> {
  const answer = await performTool(parts, tool, given, session);
  if (!tool.answers.includes(answer.status)) {
    return buildToolFailure(tool, answer.body as FailureBody, readRetryAfter(answer));
  }
  return buildToolResult(await readAnswerBody(answer));
}

async function performTool(
  { operations, em }: ToolDependencies,
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
  const known = given[ORDER_TOKEN_ARGUMENT] === undefined ? { knownCaller: toKnownCaller(caller) } : {};
  const { address, requestId } = request;
  return callDirectly(operations, tool.operationId, {
    ...toToolRequest(tool, given),
    ...known,
    address,
    requestId,
    get signal() {
      return request.signal;
    },
  });
}

const findAgentRef = ({ agent_id: agentRef }: ArgumentValues) =>
  typeof agentRef === 'string' ? agentRef : undefined;

/** The holder of an order token is not a party of the order and would be rejected under its own credential. */
const ORDER_TOKEN_ARGUMENT = 'access_token';

/** Users have the same identity as with an identity token. */
function toKnownCaller(caller: Caller): KnownCaller {
  return { credential: caller.kind === 'agent' ? 'api_key' : 'idp', caller };
}

import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { actAsAgent } from '../../../identity/acting-agent.ts';
import type { Caller } from '../../../identity/caller.ts';
import type { Answer } from '../../../operations/answer.ts';
import { callDirectly } from '../../../operations/direct-call.ts';
import type { KnownCaller } from '../../../operations/input.ts';
import type { Operations } from '../../../operations/operations.ts';
import { bodyOf, waitOf } from '../answers.ts';
import { checkArguments } from '../tools/check-arguments.ts';
import { type Given, toToolRequest } from '../tools/tool-request.ts';
import { type FailureBody, toolFailure, toolResult } from '../tools/tool-result.ts';
import { requireToolScopes } from './tool-scopes.ts';

/** Who calls tools, as the door knows it. */
export interface Session {
  caller: Caller;
  request: ToolCallRequest;
}

/** What it came with. Most calls need neither signal nor log, which cost something to make. */
interface ToolCallRequest {
  readonly address: string | undefined;
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

interface ToolParts {
  operations: Operations;
  em(): EntityManager;
}

/** Has the operation of a tool performed in the name of the caller. */
export async function runTool(
  parts: ToolParts,
  tool: ToolDefinition,
  given: Given,
  session: Session,
): Promise<CallToolResult> {
  const answer = await performed(parts, tool, given, session);
  if (!tool.answers.includes(answer.status)) {
    return toolFailure(tool, answer.body as FailureBody, waitOf(answer));
  }
  return toolResult(await bodyOf(answer));
}

async function performed(
  { operations, em }: ToolParts,
  tool: ToolDefinition,
  given: Given,
  { caller: sender, request }: Session,
): Promise<Answer> {
  let caller: Caller;
  try {
    checkArguments(tool.inputSchema, given);
    requireToolScopes(tool, sender);
    caller = tool.asAgent ? await actAsAgent(em(), sender, agentRefOf(given)) : sender;
  } catch (thrown) {
    return operations.refuse(request, thrown);
  }
  const known = given[ORDER_TOKEN] === undefined ? { knownCaller: knownBy(caller) } : {};
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

const agentRefOf = ({ agent_id: agentRef }: Given) => (typeof agentRef === 'string' ? agentRef : undefined);

/** Whoever has an order by its token is no party to it by name, and would be refused as themselves. */
const ORDER_TOKEN = 'access_token';

/** People are known here as they are by a token of the identity provider. */
function knownBy(caller: Caller): KnownCaller {
  return { credential: caller.kind === 'agent' ? 'api_key' : 'idp', caller };
}

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import type { Caller } from '../../../identity/caller.ts';
import type { Answer } from '../../../operations/answer.ts';
import { callDirectly } from '../../../operations/direct-call.ts';
import type { KnownCaller } from '../../../operations/input.ts';
import type { Operations } from '../../../operations/operations.ts';
import { checkArguments } from '../tools/check-arguments.ts';
import { type Given, toToolRequest } from '../tools/tool-request.ts';
import { type FailureBody, toolFailure, toolResult } from '../tools/tool-result.ts';

/** Who calls tools, as the door knows it. */
export interface Session {
  caller: Caller;
  address: string | undefined;
  requestId: string;
  signal: AbortSignal;
  log: Logger;
}

/** Has the operation of a tool performed in the name of the caller. */
export async function runTool(
  operations: Operations,
  tool: ToolDefinition,
  given: Given,
  session: Session,
): Promise<CallToolResult> {
  const answer = await performed(operations, tool, given, session);
  if (!tool.answers.includes(answer.status)) {
    return toolFailure(tool, answer.body as FailureBody, waitOf(answer));
  }
  const text = await textOf(answer);
  return text === undefined
    ? toolResult(answer.body as Record<string, unknown>)
    : toolResult(JSON.parse(text), text);
}

async function performed(
  operations: Operations,
  tool: ToolDefinition,
  given: Given,
  { caller, log, ...rest }: Session,
): Promise<Answer> {
  try {
    checkArguments(tool.inputSchema, given);
  } catch (thrown) {
    return operations.refuse({ ...rest, log }, thrown);
  }
  const request = { ...toToolRequest(tool, given), ...rest, knownCaller: knownBy(caller) };
  return callDirectly(operations, tool.operationId, request);
}

/** People are known here as they are by a token of the identity provider. */
function knownBy(caller: Caller): KnownCaller {
  return { credential: caller.kind === 'agent' ? 'api_key' : 'idp', caller };
}

function waitOf({ headers }: Answer): object {
  const seconds = Number(headers?.['Retry-After']);
  return Number.isFinite(seconds) ? { retry_after_seconds: seconds } : {};
}

const unpack = promisify(gunzip);

/** Of documents that are kept as bytes; undefined of all others. */
async function textOf({ body, headers }: Answer): Promise<string | undefined> {
  if (!Buffer.isBuffer(body)) return undefined;
  const isPacked = headers?.['Content-Encoding'] === 'gzip';
  return (isPacked ? await unpack(body) : body).toString();
}

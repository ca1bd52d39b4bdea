import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolSchema } from '../../../../generated/tools.gen.ts';
import { type PerformOperation, readRetryAfter } from '../../../../shared/tools/hires/market-answer.ts';
import type { ToolArguments } from '../../../../shared/tools/tool-request.ts';
import { buildToolFailure } from '../../../../shared/tools/tool-result.ts';
import type { ToolCall } from '../../../../shared/tools/tool-server.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { callDirectly, type DirectRequest } from '../../../operations/direct-call.ts';
import type { Operations } from '../../../operations/operations.ts';
import { type ParsedAnswer, readAnswerBody } from '../answer-body.ts';
import { checkArguments } from '../check-arguments.ts';

/** A caller without an account. */
export interface AnonymousRequest {
  operations: Operations;
  address: string | undefined;
  requestId: string;
  signal: AbortSignal;
  log: Logger;
}

/** Performs an operation without a credential. */
export async function performOperation(
  { operations, log, ...rest }: AnonymousRequest,
  tool: { inputSchema: ToolSchema },
  call: ToolCall,
  operationId: string,
  request: Omit<DirectRequest, 'address'>,
): Promise<ParsedAnswer> {
  try {
    checkArguments(tool.inputSchema, call.arguments);
  } catch (thrown) {
    return operations.toFailureReply({ ...rest, log }, thrown) as ParsedAnswer;
  }
  const answer = await callDirectly(operations, operationId, { ...rest, ...request });
  return { ...answer, body: await readAnswerBody(answer) };
}

/** The same for any operation, such as reading an order with its token. */
export function bindPerform({ operations, log: _, ...rest }: AnonymousRequest): PerformOperation {
  return async (operationId, request) => {
    const answer = await callDirectly(operations, operationId, { ...rest, ...request });
    return { ...answer, body: await readAnswerBody(answer) };
  };
}

export function toToolFailure(tool: ToolArguments, answer: ParsedAnswer): CallToolResult {
  return buildToolFailure(tool, answer.body, readRetryAfter(answer));
}

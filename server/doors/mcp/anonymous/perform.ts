import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolSchema } from '../../../../generated/tools.gen.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import type { Answer } from '../../../operations/answer.ts';
import { callDirectly, type DirectRequest } from '../../../operations/direct-call.ts';
import type { Operations } from '../../../operations/operations.ts';
import { bodyOf, waitOf } from '../answers.ts';
import type { ToolCall } from '../tool-server.ts';
import { checkArguments } from '../tools/check-arguments.ts';
import type { ToolArguments } from '../tools/tool-request.ts';
import { toolFailure } from '../tools/tool-result.ts';

/** Somebody without an account, as far as anything is known of them. */
export interface Asked {
  operations: Operations;
  address: string | undefined;
  requestId: string;
  signal: AbortSignal;
  log: Logger;
}

export interface ReadAnswer extends Answer {
  body: Record<string, unknown>;
}

/** Has an operation performed for nobody in particular. */
export async function perform(
  { operations, log, ...rest }: Asked,
  tool: { inputSchema: ToolSchema },
  call: ToolCall,
  operationId: string,
  request: Omit<DirectRequest, 'address'>,
): Promise<ReadAnswer> {
  try {
    checkArguments(tool.inputSchema, call.arguments);
  } catch (thrown) {
    return operations.refuse({ ...rest, log }, thrown) as ReadAnswer;
  }
  const answer = await callDirectly(operations, operationId, { ...rest, ...request });
  return { ...answer, body: await bodyOf(answer) };
}

export function failed(tool: ToolArguments, answer: ReadAnswer): CallToolResult {
  return toolFailure(tool, answer.body, waitOf(answer));
}

import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolCall } from '../tool-server.ts';
import { buildToolResult } from '../tools/tool-result.ts';
import { type AnonymousRequest, performOperation, toToolFailure } from './perform-operation.ts';
import { SEARCH_AGENTS } from './tools.ts';

const ARGUMENTS = {
  arguments: {
    query: { in: 'query', name: 'search' },
    category: { in: 'query', name: 'category' },
    limit: { in: 'query', name: 'limit' },
  },
} as const;

export async function runSearchAgents(request: AnonymousRequest, call: ToolCall): Promise<CallToolResult> {
  const { query: search, category, limit } = call.arguments;
  const answer = await performOperation(request, SEARCH_AGENTS, call, 'x402_services', {
    query: { search, category, limit },
  });
  if (answer.failure) return toToolFailure(ARGUMENTS, answer);
  return buildToolResult(answer.body.data as Record<string, unknown>);
}

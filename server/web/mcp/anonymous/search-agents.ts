import type { CallToolResult } from '@modelcontextprotocol/server';
import { buildToolResult } from '../../../../shared/tools/tool-result.ts';
import type { ToolCall } from '../../../../shared/tools/tool-server.ts';
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

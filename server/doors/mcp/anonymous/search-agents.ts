import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolCall } from '../tool-server.ts';
import { toolResult } from '../tools/tool-result.ts';
import { type Asked, failed, perform } from './perform.ts';
import { SEARCH_AGENTS } from './tools.ts';

const ARGUMENTS = {
  arguments: {
    query: { in: 'query', name: 'search' },
    category: { in: 'query', name: 'category' },
    limit: { in: 'query', name: 'limit' },
  },
} as const;

export async function runSearchAgents(asked: Asked, call: ToolCall): Promise<CallToolResult> {
  const { query: search, category, limit } = call.arguments;
  const answer = await perform(asked, SEARCH_AGENTS, call, 'x402_services', {
    query: { search, category, limit },
  });
  if (answer.failure) return failed(ARGUMENTS, answer);
  return toolResult(answer.body.data as Record<string, unknown>);
}

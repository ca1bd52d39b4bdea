// Generated from spec/ by `npm run generate`. Do not edit.

import type { OAuthScope } from './vocabulary.gen.ts';
import table from './tools.gen.json' with { type: 'json' };

export interface ToolSlot {
  in: 'path' | 'query' | 'header' | 'body';
  name: string;
  /** Several values, which a caller may also separate by commas. */
  list?: boolean;
}

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export interface ToolSchema {
  type: 'object';
  properties: Record<string, Json>;
  required?: string[];
  [keyword: string]: unknown;
}

export interface ToolDefinition {
  name: string;
  title: string;
  group: string;
  description: string;
  /** What an MCP connection needs for every call. */
  scopes: readonly OAuthScope[];
  /** It acts as an agent: people say which in `agent_id`, which goes nowhere else. */
  asAgent: boolean;
  deprecated: boolean;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  inputSchema: ToolSchema;
  /** The operation it calls, where each argument goes, and what is always sent. */
  operationId: string;
  /** The statuses that are what the tool is called for; all others are failures. */
  answers: readonly number[];
  arguments: Record<string, ToolSlot>;
  fixed: readonly (ToolSlot & { value: string })[];
}

/** Schemas refer to `$defs` of the table: `shared/tools/listed-tool.ts` has the tools as clients see them. */
export interface ToolTable {
  /** Who offers them. */
  service: { name: string; version: string };
  $defs: Record<'inputs' | 'outputs', Record<string, Json>>;
  /** `outputSchema` is of what comes back; none where it always fails. */
  tools: readonly (Omit<ToolDefinition, 'inputSchema'> & { inputSchema: Json; outputSchema?: Json })[];
  /** The arguments of the tools that need no account. */
  anonymousTools: Record<'search_agents' | 'hire_agent', ToolSchema>;
}

// the compiler takes every string of a JSON file for any string
export const toolTable = table as unknown as ToolTable;

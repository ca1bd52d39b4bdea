import type { Tool } from '@modelcontextprotocol/server';
import type { ToolDefinition } from '../../generated/tools.gen.ts';

/** A tool as clients see it in the list. */
export function toListedTool(tool: ToolDefinition): Tool {
  const { name, title, description, inputSchema, outputSchema, annotations, deprecated } = tool;
  return {
    name,
    title,
    description,
    inputSchema,
    ...(outputSchema && { outputSchema }),
    annotations: { title, ...annotations },
    ...(deprecated && { _meta: { deprecated } }),
  };
}

import type { Tool } from '@modelcontextprotocol/server';
import { toolTable } from '../../generated/tools.gen.ts';
import { toListedInput, toListedOutput } from './listed-schema.ts';

/** The tools as clients see them in the list, which fills the context of their models. */
export const listedTools: readonly Tool[] = toolTable.tools.map((tool) => {
  const { name, title, description, inputSchema, outputSchema, annotations, deprecated } = tool;
  const { readOnlyHint, destructiveHint } = annotations;
  return {
    name,
    title,
    description,
    inputSchema: toListedInput(inputSchema),
    ...(outputSchema && { outputSchema: toListedOutput(outputSchema, name) }),
    // those that are left out have their defaults
    annotations: readOnlyHint ? { readOnlyHint } : { readOnlyHint, destructiveHint },
    ...(deprecated && { _meta: { deprecated } }),
  };
});

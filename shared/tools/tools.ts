import { type Json, type ToolDefinition, type ToolSchema, toolTable } from '../../generated/tools.gen.ts';

type JsonObject = { [name: string]: Json };

const inlinedByRef = new Map<string, Json>();

/** Tools that share a schema share the object. */
function inlineReferences(value: Json): Json {
  if (Array.isArray(value)) return value.map(inlineReferences);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value;
  const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, inlineReferences(inner)]));
  if (typeof $ref !== 'string') return own;
  const target = inlineDefinition($ref);
  return Object.keys(own).length === 0 ? target : { ...(target as JsonObject), ...own };
}

function inlineDefinition(ref: string): Json {
  const known = inlinedByRef.get(ref);
  if (known !== undefined) return known;
  const [place = '', name = ''] = ref.replace('#/$defs/', '').split('/');
  const definition = toolTable.$defs[place as keyof typeof toolTable.$defs]?.[name];
  if (definition === undefined) throw new Error(`The tools refer to ${ref}, which is not defined`);
  const inlined = inlineReferences(definition);
  inlinedByRef.set(ref, inlined);
  return inlined;
}

export const { service, anonymousTools } = toolTable;

/** With the whole schema of their arguments, by which calls are validated. `listed-tool.ts` has what clients see. */
export const tools: readonly ToolDefinition[] = toolTable.tools.map(
  ({ outputSchema: _, inputSchema, ...tool }) => ({
    ...tool,
    inputSchema: inlineReferences(inputSchema) as ToolSchema,
  }),
);

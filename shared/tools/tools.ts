import { type Json, type ToolDefinition, type ToolSchema, toolTable } from '../../generated/tools.gen.ts';

type JsonObject = { [name: string]: Json };

const inlinedByRef = new Map<string, Json>();

/** Models and their clients are seldom able to follow references. Tools that share a schema share the object, too. */
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

const toSchema = (schema: Json) => inlineReferences(schema) as ToolSchema;

export const { service, anonymousTools } = toolTable;

/** As clients see them: every schema is self-contained. */
export const tools: readonly ToolDefinition[] = toolTable.tools.map(
  ({ inputSchema, outputSchema, ...tool }) => ({
    ...tool,
    inputSchema: toSchema(inputSchema),
    ...(outputSchema !== undefined && { outputSchema: toSchema(outputSchema) }),
  }),
);

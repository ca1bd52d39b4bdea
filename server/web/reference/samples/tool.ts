import type { Json, ToolDefinition } from '../../../../generated/tools.gen.ts';
import { tools } from '../../../../shared/tools/tools.ts';
import { buildCallExample, type CallExample } from '../contract/call-example.ts';
import type { Operation } from '../contract/catalog.ts';

export interface SampleToolCall {
  name: string;
  arguments: Record<string, unknown>;
}

/** The tools that call the operation, with the arguments of the contract's example. */
export function buildToolCalls(operation: Operation): SampleToolCall[] {
  const example = buildCallExample(operation);
  return tools
    .filter((tool) => tool.operationId === operation.id)
    .map((tool) => ({ name: tool.name, arguments: buildArguments(tool, example) }));
}

function buildArguments(tool: ToolDefinition, example: CallExample): Record<string, unknown> {
  const required = new Set(tool.inputSchema.required);
  const given = Object.entries(tool.arguments).flatMap(([name, slot]) => {
    const shown =
      example[slot.in]?.[slot.name] ?? (required.has(name) ? placeholderValue(tool, name) : undefined);
    return shown === undefined ? [] : [[name, shown]];
  });
  return Object.fromEntries(given);
}

/** For arguments that the example does not show, because it shows another way to call the operation. */
function placeholderValue({ inputSchema }: ToolDefinition, name: string): Json {
  const schema = inputSchema.properties[name] as { examples?: Json[]; enum?: Json[] };
  return schema.examples?.[0] ?? schema.enum?.[0] ?? `<${name}>`;
}

import type { ToolDefinition } from '../../../generated/tools.gen.ts';
import { fillExample } from '../statuses/example-request.ts';
import { all } from '../statuses/operations.ts';
import type { World } from '../statuses/world.ts';

/** A well-formed call of a tool, made from the request of the operation that it calls. */
export function argumentsOf(world: World, tool: ToolDefinition): Record<string, unknown> {
  const [, operation] = all.find(([id]) => id === tool.operationId) ?? [];
  const example = operation && fillExample(world, operation);
  const given: Record<string, unknown> = {};
  for (const [argument, slot] of Object.entries(tool.arguments)) {
    const value = slot.in === 'header' ? undefined : example?.[slot.in]?.[slot.name];
    if (value !== undefined) given[argument] = value;
  }
  for (const name of tool.inputSchema.required ?? []) given[name] ??= MORE[name];
  return given;
}

/** What the requests of operations lack, because another form of them has it. */
const MORE: Record<string, unknown> = {
  feedback: 'Once more, please',
  reason: 'Not what was agreed',
  content: 'A word about the order',
  payment_signature: `0x${'ab'.repeat(32)}`,
};

import type { ToolDefinition, ToolSlot } from '../../generated/tools.gen.ts';

export type ArgumentValues = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;
/** Where each argument goes. */
export type ToolArguments = Pick<ToolDefinition, 'arguments'>;

/** A tool's request to its operation, with the names of the contract. */
export interface ToolRequest {
  path: Values;
  query: Values;
  header: Values;
  body: Values | undefined;
}

/** Arguments in which a list may also be a text with commas. */
export function splitLists({ arguments: slots }: ToolArguments, given: ArgumentValues): ArgumentValues {
  const split = Object.entries(given).flatMap(([name, value]) =>
    slots[name]?.list && typeof value === 'string' ? [[name, value.split(',').map((one) => one.trim())]] : [],
  );
  return split.length === 0 ? given : { ...given, ...Object.fromEntries(split) };
}

/** Maps arguments to the operation's parameters and adds the tool's fixed values. */
export function toToolRequest(
  { arguments: slots, fixed }: ToolDefinition,
  given: ArgumentValues,
): ToolRequest {
  const parts: Record<ToolSlot['in'], Values> = { path: {}, query: {}, header: {}, body: {} };
  for (const { in: place, name, value } of fixed) parts[place][name] = value;
  let takesBody = fixed.some((slot) => slot.in === 'body');
  for (const argument in slots) {
    const slot = slots[argument] as ToolSlot;
    takesBody ||= slot.in === 'body';
    if (given[argument] !== undefined) parts[slot.in][slot.name] = given[argument];
  }
  return { ...parts, body: takesBody ? parts.body : undefined };
}

/** `path.id` of the operation is `order_id` of the tool; unmapped parameters keep their names. */
export function toArgumentPath({ arguments: slots }: ToolArguments, path: string): string {
  const match = /^(path|query|header|body)\.([^.[]+)/.exec(path);
  if (!match) return path;
  const [start, place, name] = match;
  const filled = Object.entries(slots).find(([, slot]) => slot.in === place && slot.name === name);
  return filled ? `${filled[0]}${path.slice(start.length)}` : path;
}

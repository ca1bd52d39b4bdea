import { getDoc, type Operation, type Program } from '@typespec/compiler';
import { reportDiagnostic } from '../lib.ts';
import { state } from '../state.ts';
import { type Contract, operationIdOf } from './contract.ts';
import {
  type Document,
  inlineSchema,
  type OperationObject,
  resolveParameter,
  resolveSchema,
  type Schema,
} from './document.ts';

type Location = 'path' | 'query' | 'header' | 'body';

interface Slot {
  in: Location;
  name: string;
}

export interface Tool {
  name: string;
  group: string;
  description: string;
  deprecated: boolean;
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
  inputSchema: Schema;
  operationId: string;
  arguments: Record<string, Slot>;
  fixed: (Slot & { value: string })[];
}

interface Target {
  slots: Map<string, Slot>;
  required: Set<string>;
}

/** The body schema, or the variant of it that the fixed values choose. */
function bodySchema(
  document: Document,
  operation: OperationObject,
  fixed: Record<string, string>,
): Schema | undefined {
  const declared = operation.requestBody?.content['application/json']?.schema;
  if (!declared) return undefined;
  const schema = resolveSchema(document, declared);
  const discriminator = schema.discriminator;
  const chosen = discriminator?.mapping?.[fixed[discriminator.propertyName] ?? ''];
  return chosen ? resolveSchema(document, { $ref: chosen }) : schema;
}

function targetOf(document: Document, operation: OperationObject, fixed: Record<string, string>): Target {
  const target: Target = { slots: new Map(), required: new Set() };
  for (const parameter of operation.parameters.map((entry) => resolveParameter(document, entry))) {
    if (parameter.in === 'cookie') continue;
    target.slots.set(parameter.name, { in: parameter.in, name: parameter.name });
    if (parameter.required) target.required.add(parameter.name);
  }
  const body = bodySchema(document, operation, fixed);
  for (const name of Object.keys(body?.properties ?? {})) target.slots.set(name, { in: 'body', name });
  for (const name of body?.required ?? []) target.required.add(name);
  return target;
}

function findOperation(document: Document, operationId: string): OperationObject | undefined {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return operations.find((operation) => operation.operationId === operationId);
}

function inputOf(tools: Document, name: string): Schema {
  const item = Object.entries(tools.paths).find(([path]) => path.endsWith(`/${name}`))?.[1];
  const schema = item?.post?.requestBody?.content['application/json']?.schema;
  const inlined = schema ? inlineSchema(tools, schema) : {};
  return { ...inlined, type: 'object', properties: inlined.properties ?? {} };
}

function fillSlots(program: Program, tool: Operation, operationId: string, target: Target, input: Schema) {
  const { rename = {}, fixed = {} } = state.tool.get(program, tool) ?? {};
  const known = [...target.slots.keys()].join(', ');
  const slotFor = (argument: string): Slot | undefined => {
    const slot = target.slots.get(rename[argument] ?? argument);
    if (!slot) {
      reportDiagnostic(program, {
        code: 'tool-argument',
        format: { name: argument, operation: operationId, known },
        target: tool,
      });
    }
    return slot;
  };
  const filled: Record<string, Slot> = {};
  for (const argument of Object.keys(input.properties ?? {})) {
    const slot = slotFor(argument);
    if (slot) filled[argument] = slot;
  }
  const constant = Object.entries(fixed).flatMap(([name, value]) => {
    const slot = slotFor(name);
    return slot ? [{ ...slot, value }] : [];
  });
  const given = new Set([...Object.values(filled), ...constant].map((slot) => slot.name));
  for (const name of target.required) {
    if (!given.has(name))
      reportDiagnostic(program, {
        code: 'tool-missing',
        format: { name, operation: operationId },
        target: tool,
      });
  }
  return { arguments: filled, fixed: constant };
}

function describeTool(
  program: Program,
  api: Document,
  tools: Document,
  contract: Contract,
  type: Operation,
): Tool | undefined {
  const options = state.tool.get(program, type);
  if (!options) return undefined;
  const operationId = operationIdOf(contract.operations, options.operation);
  const operation = findOperation(api, operationId);
  if (!operation) return undefined;
  const inputSchema = inputOf(tools, type.name);
  const target = targetOf(api, operation, options.fixed ?? {});
  const readOnlyHint = options.readOnly ?? false;
  return {
    name: type.name,
    group: options.group,
    description: getDoc(program, type) ?? '',
    deprecated: state.deprecation.has(program, type),
    annotations: {
      readOnlyHint,
      destructiveHint: options.destructive ?? false,
      idempotentHint: readOnlyHint,
      openWorldHint: true,
    },
    inputSchema,
    operationId,
    ...fillSlots(program, type, operationId, target, inputSchema),
  };
}

/** The MCP tools, each checked against the operation it calls. */
export function describeTools(
  program: Program,
  api: Document,
  tools: Document | undefined,
  contract: Contract,
): Tool[] {
  if (!tools) return [];
  return contract.tools
    .map((type) => describeTool(program, api, tools, contract, type))
    .filter((tool) => tool !== undefined);
}

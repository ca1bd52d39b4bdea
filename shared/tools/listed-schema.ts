import { type Json, type ToolSchema, toolTable } from '../../generated/tools.gen.ts';

type JsonObject = { [keyword: string]: Json };

const { inputs, outputs } = toolTable.$defs;
const INPUTS = '#/$defs/inputs/';
const OUTPUTS = '#/$defs/outputs/';

/**
 * The arguments as a model needs them. The server validates them by the whole schema, and its errors say what a value
 * must look like.
 */
export function toListedInput(schema: Json): ToolSchema {
  return nameRepeatedChoices(describeInput(schema), new Map()) as ToolSchema;
}

const LEFT_OUT = /^(pattern|format|examples|maxItems|uniqueItems|x-.*)$/;
/** Of what a model copies and does not write, such as an id or an address, which has a pattern or a format. */
const LENGTHS = /^(min|max)Length$/;
/** A bound that no sensible value reaches. */
const NO_MAXIMUM = 999_999_999_999;
/** Of an array or a choice: the description of the whole says enough. */
const PARTS = ['items', 'anyOf'];

function describeInput(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(describeInput);
  if (!isObject(schema)) return schema;
  const { $ref, properties, ...own } = schema;
  const known = typeof $ref === 'string' ? describeInput(getDefinition(inputs, INPUTS, $ref)) : {};
  const described = mapValues(own, describeInput);
  const isCopied = own.pattern !== undefined || own.format !== undefined;
  const kept = Object.entries(described).filter(
    ([keyword, value]) =>
      !LEFT_OUT.test(keyword) &&
      !(isCopied && LENGTHS.test(keyword)) &&
      !(keyword === 'minLength' && value === 1) &&
      !(keyword === 'maximum' && Number(value) >= NO_MAXIMUM),
  );
  for (const part of kept) if (PARTS.includes(part[0])) part[1] = withoutDescription(part[1]);
  return mergeNull({
    ...(known as JsonObject),
    ...Object.fromEntries(kept),
    ...(isObject(properties) && { properties: mapValues(properties, describeInput) }),
  });
}

/** A choice between a type and null is one type of two. */
function mergeNull({ anyOf, ...rest }: JsonObject): JsonObject {
  if (!Array.isArray(anyOf)) return rest;
  const merged = mergeAlternatives(anyOf.flatMap(listAlternatives));
  return isObject(merged) ? { ...merged, ...rest } : { anyOf, ...rest };
}

/** A choice within a choice is the same choice. */
function listAlternatives(schema: Json): Json[] {
  const { anyOf, ...rest } = isObject(schema) ? schema : {};
  return Array.isArray(anyOf) && Object.keys(rest).length === 0 ? anyOf : [schema];
}

/** Shorter lists are shorter than a reference to them. */
const MIN_REPEATED_VALUES = 6;

/** A long list of values is given once in a tool; other arguments name the one that has it. */
function nameRepeatedChoices(schema: Json, found: Map<string, string>, name = ''): Json {
  if (Array.isArray(schema)) return schema.map((inner) => nameRepeatedChoices(inner, found, name));
  if (!isObject(schema)) return schema;
  const { enum: values, properties, ...rest } = schema;
  const isLong = Array.isArray(values) && values.length >= MIN_REPEATED_VALUES;
  const first = isLong ? found.get(JSON.stringify(values)) : undefined;
  if (isLong && first === undefined) found.set(JSON.stringify(values), name);
  return {
    ...mapValues(rest, (inner) => nameRepeatedChoices(inner, found, name)),
    ...(values !== undefined &&
      (first === undefined ? { enum: values } : { description: `As \`${first}\`` })),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [
          key,
          nameRepeatedChoices(inner, found, name === '' ? key : `${name}.${key}`),
        ]),
      ),
    }),
  };
}

function withoutDescription(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withoutDescription);
  if (!isObject(schema)) return schema;
  const { description: _, ...rest } = schema;
  return rest;
}

/**
 * The result as a model needs it: names and types. An object that several tools return is described by one of them, and
 * an object that a tool returns in several places once, in `$defs`.
 */
export function toListedOutput(schema: Json, tool: string): ToolSchema {
  const references = listReferences(schema, tool);
  const repeated = new Set(references.filter((name, index) => references.indexOf(name) !== index));
  const describe = (inner: Json): Json => describeOutput(inner, { tool, repeated });
  const described = describe(schema) as JsonObject;
  const definitions = [...repeated].map((name) => [name, describe(outputs[name] as Json)]);
  return {
    ...described,
    ...(definitions.length > 0 && { $defs: Object.fromEntries(definitions) }),
  } as unknown as ToolSchema;
}

interface OutputContext {
  tool: string;
  /** Objects that the tool returns in several places. */
  repeated: ReadonlySet<string>;
}

function describeOutput(schema: Json, context: OutputContext): Json {
  if (!isObject(schema)) return schema;
  const { $ref } = schema;
  if (typeof $ref === 'string') return describeReference($ref, context);
  const { type, properties, items, anyOf, additionalProperties } = schema;
  const describe = (inner: Json) => describeOutput(inner, context);
  if (Array.isArray(anyOf)) return mergeAlternatives(anyOf.map(describe));
  return {
    ...toType(schema),
    ...(isShortList(schema.enum) && { enum: schema.enum }),
    ...(isObject(properties) && { properties: mapValues(properties, describe) }),
    ...(items !== undefined && type === 'array' && { items: describe(items) }),
    ...(isObject(additionalProperties) && { additionalProperties: describe(additionalProperties) }),
  };
}

/** Neither a constant nor a long list, such as all error codes, tells a model what to do next. */
const MAX_ENUM_VALUES = 12;

function isShortList(values: Json | undefined): values is Json[] {
  return Array.isArray(values) && values.length > 1 && values.length <= MAX_ENUM_VALUES;
}

function describeReference($ref: string, context: OutputContext): Json {
  const definition = getDefinition(outputs, OUTPUTS, $ref);
  if (!isObject(definition) || !isObject(definition.properties)) return describeOutput(definition, context);
  const name = $ref.slice(OUTPUTS.length);
  if (isDescribedElsewhere(name, context.tool)) {
    return { type: 'object', description: `${name}, as in ${homes.get(name)}` };
  }
  return context.repeated.has(name) ? { $ref: `#/$defs/${name}` } : describeOutput(definition, context);
}

/** A type and null are one type of two. */
function mergeAlternatives(alternatives: Json[]): Json {
  const [one, ...others] = alternatives.filter((inner) => !isObject(inner) || inner.type !== 'null');
  const isNullable = others.length === 0 && isObject(one) && typeof one.type === 'string';
  if (!isNullable) return { anyOf: alternatives };
  const { enum: values, ...rest } = one;
  return {
    ...rest,
    type: [one.type as Json, 'null'],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}

function toType({ type, const: constant }: JsonObject): JsonObject {
  if (type !== undefined) return { type };
  return constant === undefined ? {} : { const: constant };
}

/** The objects that a tool describes, once per place. */
function listReferences(schema: Json, tool?: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((inner) => listReferences(inner, tool));
  if (!isObject(schema)) return [];
  const { $ref, ...own } = schema;
  const inner = Object.values(own).flatMap((value) => listReferences(value, tool));
  if (typeof $ref !== 'string') return inner;
  const definition = getDefinition(outputs, OUTPUTS, $ref);
  if (!isObject(definition) || !isObject(definition.properties)) return inner;
  const name = $ref.slice(OUTPUTS.length);
  return tool !== undefined && isDescribedElsewhere(name, tool)
    ? inner
    : [name, ...listReferences(definition, tool), ...inner];
}

/** Envelopes are short, and differ by what is in them. */
function isDescribedElsewhere(name: string, tool: string): boolean {
  return !name.endsWith('Envelope') && homes.get(name) !== tool;
}

/** Which tool describes an object: the first that reads it, or else the first that returns it. */
const homes = findHomes();

function findHomes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const readersFirst = toolTable.tools.toSorted(
    (one, other) => Number(other.annotations.readOnlyHint) - Number(one.annotations.readOnlyHint),
  );
  for (const { name: tool, outputSchema } of readersFirst) {
    for (const name of listReferences(outputSchema ?? {})) if (!found.has(name)) found.set(name, tool);
  }
  return found;
}

function getDefinition(definitions: Record<string, Json>, prefix: string, $ref: string): Json {
  const definition = definitions[$ref.slice(prefix.length)];
  if (definition === undefined) throw new Error(`The tools refer to ${$ref}, which is not defined`);
  return definition;
}

function mapValues(object: JsonObject, map: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { type Document, resolveSchema, type Schema } from '../document.ts';
import { type CallShape, CREDENTIAL_FIELDS, findSchemaName } from './call-shape.ts';
import { type CallExample, toSource } from './example.ts';
import { getQueryName } from './query.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function buildBodyType({ kind, signed, schema }: NonNullable<CallShape['body']>): string {
  if (kind === 'multipart') return 'UploadInput';
  return signed ? `Input<${schema}>` : schema;
}

/** One object holds the fields of the body and of the query. */
function buildArgument(shape: CallShape): string | undefined {
  const { query, body } = shape;
  const mark = body?.required || query.some(({ required }) => required) ? '' : '?';
  if (body && query.length > 0) return `input${mark}: ${buildBodyType(body)} & ${getQueryName(shape)}`;
  if (body) return `body${mark}: ${buildBodyType(body)}`;
  return query.length > 0 ? `query${mark}: ${getQueryName(shape)}` : undefined;
}

/** The item of a list. */
export function getItemType(document: Document, envelope: Schema): string {
  const { data } = resolveSchema(document, envelope).properties ?? {};
  const list = resolveSchema(document, data ?? {});
  const inner = Object.values(list.properties ?? {}).map((field) => resolveSchema(document, field));
  const found = [list, ...inner].find((schema) => schema.type === 'array');
  const name = findSchemaName(found?.items as Schema | undefined);
  if (!name) throw new Error(`The items of ${findSchemaName(envelope)} have no name`);
  return name;
}

function buildDataType({ operation, response: answer }: CallShape): string {
  const { type, items } = answer.schema as Schema & { items?: Schema };
  const name = type === 'array' ? findSchemaName(items) : findSchemaName(answer.schema);
  if (!name) throw new Error(`The answer of ${operation.operationId} has no name`);
  return type === 'array' ? `${name}[]` : name;
}

function buildResultType(document: Document, shape: CallShape): string {
  const { kind, schema, maybeEmpty } = shape.response;
  if (kind === 'raw') return 'Call<Response>';
  if (kind === 'nothing') return 'Call<never>';
  if (kind === 'feed') return `FeedCall<${getItemType(document, schema)}, ${findSchemaName(schema)}>`;
  if (kind === 'list') return `ListCall<${getItemType(document, schema)}, ${findSchemaName(schema)}>`;
  return `Call<${buildDataType(shape)}${maybeEmpty ? ' | undefined' : ''}>`;
}

function omitCredentials(body: unknown): unknown {
  if (!body || typeof body !== 'object') return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !CREDENTIAL_FIELDS.includes(name)));
}

/** The values of an example: the path parameters in order, then the fields of body and query. */
export function listExampleArguments(shape: CallShape, { parameters, body }: CallExample) {
  const query = shape.query.flatMap(({ name }) => (name in parameters ? [[name, parameters[name]]] : []));
  return {
    path: shape.path.map((name) => parameters[name] ?? name),
    fields: {
      ...Object.fromEntries(query),
      ...(shape.body ? (omitCredentials(body) as object) : {}),
    } as Record<string, unknown>,
  };
}

function buildExampleArguments(shape: CallShape, shown: CallExample): string {
  const { path, fields } = listExampleArguments(shape, shown);
  const given = path.map(toSource);
  if (shape.body?.kind === 'multipart') given.push('{ file }');
  else if (Object.keys(fields).length > 0) given.push(toSource(fields));
  return given.join(', ');
}

/** The call as source code, with a client named `market`. */
export function buildCallSample(document: Document, shape: CallShape, shown: CallExample): string {
  const { group, name } = shape.operation;
  const call = `market.${group}.${name}(${buildExampleArguments(shape, shown)})`;
  if (shape.response.kind === 'nothing') return `await ${call};`;
  if (shape.response.kind !== 'list') return `const ${getVariableName(shape)} = await ${call};`;
  const item = lowerFirst(getItemType(document, shape.response.schema));
  return `for await (const ${item} of ${call}) console.log(${item});`;
}

function getVariableName(shape: CallShape): string {
  if (shape.response.kind === 'raw') return 'response';
  const type = buildDataType(shape);
  return /^\w+$/.test(type) ? lowerFirst(type) : 'answer';
}

/** What an operation does and how often it may be called. */
export function listDocLines({ target, operation }: CallShape): string[] {
  const limit = operation.rateLimit;
  const { callerLimit } = operation;
  return [
    `${target.summary}: \`${operation.method.toUpperCase()} ${operation.path}\`.`,
    '',
    ...(target.description ?? '').split('\n'),
    ...(limit
      ? ['', `At most ${limit.limit} calls in ${limit.windowSeconds} seconds from one address.`]
      : []),
    ...(callerLimit
      ? [
          '',
          `At most ${callerLimit.limit} in ${callerLimit.windowSeconds} seconds per person, wallet or agent.`,
        ]
      : []),
  ];
}

function buildDocComment(document: Document, shape: CallShape, shown: CallExample): string {
  const { deprecation } = shape.operation;
  const lines = [
    ...listDocLines(shape),
    ...(deprecation ? ['', `@deprecated ${deprecation.reason}`] : []),
    '',
    '@example',
    ...buildCallSample(document, shape, shown).split('\n'),
  ];
  return lines.map((line) => `   * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n');
}

/** One method of a resource, with its documentation. */
export function buildClientMethod(document: Document, shape: CallShape, shown: CallExample): string {
  const parts = [...shape.path.map((name) => `${name}: string`), buildArgument(shape), 'options?: Options'];
  const signature = parts.filter((part) => part !== undefined).join(', ');
  return `  /**\n${buildDocComment(document, shape, shown)}\n   */\n  ${shape.operation.name}(${signature}): ${buildResultType(document, shape)};`;
}

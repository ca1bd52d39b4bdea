import type { DiscoveryInfo } from './challenge.ts';

type JsonObject = Record<string, unknown>;

interface JsonPostDescription {
  example: JsonObject;
  properties: JsonObject;
  required: readonly string[];
  /** An example of the response: texts by name. By default, they are in `data`. */
  output: Readonly<Record<string, string>>;
  isOutputUnwrapped?: boolean;
}

const TEXT = { type: 'string' };
const MCP_TRANSPORT = 'streamable-http';

/** Describes a POST with a JSON body and its response, with the `bazaar` extension. */
export function buildJsonPostDiscovery({
  example,
  properties,
  required,
  output,
  isOutputUnwrapped,
}: JsonPostDescription): DiscoveryInfo {
  const input = buildObjectSchema({
    type: { type: 'string', const: 'http' },
    method: { type: 'string', enum: ['POST'] },
    bodyType: { type: 'string', enum: ['json'] },
    body: { type: 'object', properties, required },
  });
  const fields = buildObjectSchema(Object.fromEntries(Object.keys(output).map((name) => [name, TEXT])));
  const answer = isOutputUnwrapped
    ? fields
    : buildObjectSchema({ success: { type: 'boolean' }, data: fields });
  return {
    info: {
      input: { type: 'http', method: 'POST', bodyType: 'json', body: example },
      output: { type: 'json', example: isOutputUnwrapped ? output : { success: true, data: output } },
    },
    schema: buildDiscoverySchema(input, answer),
  };
}

interface McpToolDescription {
  toolName: string;
  description: string;
  inputSchema: JsonObject;
  example: JsonObject;
  /** An example of the result. */
  output: JsonObject;
}

/** Describes a tool of our MCP server and its result, with the `bazaar` extension. */
export function buildMcpToolDiscovery({ output, ...tool }: McpToolDescription): DiscoveryInfo {
  const { toolName } = tool;
  const input = buildObjectSchema({
    type: { type: 'string', const: 'mcp' },
    toolName: { type: 'string', const: toolName },
    description: TEXT,
    transport: { type: 'string', enum: [MCP_TRANSPORT] },
    inputSchema: { type: 'object' },
    example: { type: 'object' },
  });
  return {
    info: {
      input: { type: 'mcp', transport: MCP_TRANSPORT, ...tool },
      output: { type: 'json', example: output },
    },
    schema: buildDiscoverySchema(input, { type: 'object' }),
  };
}

function buildDiscoverySchema(input: JsonObject, example: JsonObject) {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { input, output: buildObjectSchema({ type: TEXT, example }) },
    required: ['input'],
  };
}

function buildObjectSchema(properties: JsonObject) {
  return { type: 'object', properties, required: Object.keys(properties) };
}

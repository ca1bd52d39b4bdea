import type { DiscoveryInfo } from './challenge.ts';

type JsonObject = Record<string, unknown>;

interface PostedJson {
  example: JsonObject;
  properties: JsonObject;
  required: readonly string[];
}

/** Says that the resource takes a JSON body by POST, in the words of the `bazaar` extension. */
export function postedJson({ example, properties, required }: PostedJson): DiscoveryInfo {
  const input = {
    type: 'object',
    properties: {
      type: { type: 'string', const: 'http' },
      method: { type: 'string', enum: ['POST'] },
      bodyType: { type: 'string', enum: ['json'] },
      body: { type: 'object', properties, required },
    },
    required: ['type', 'method', 'bodyType', 'body'],
  };
  return {
    info: { input: { type: 'http', method: 'POST', bodyType: 'json', body: example } },
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { input },
      required: ['input'],
    },
  };
}

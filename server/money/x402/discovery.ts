import type { DiscoveryInfo } from './challenge.ts';

type JsonObject = Record<string, unknown>;

interface PostedJson {
  example: JsonObject;
  properties: JsonObject;
  required: readonly string[];
  /** What comes back: texts by their names, as examples. Our answers hold them in `data`, unless said. */
  output: Readonly<Record<string, string>>;
  isOutputBare?: boolean;
}

const TEXT = { type: 'string' };

/** Says that the resource takes a JSON body by POST and what it answers, in the words of the `bazaar` extension. */
export function postedJson({
  example,
  properties,
  required,
  output,
  isOutputBare,
}: PostedJson): DiscoveryInfo {
  const input = object({
    type: { type: 'string', const: 'http' },
    method: { type: 'string', enum: ['POST'] },
    bodyType: { type: 'string', enum: ['json'] },
    body: { type: 'object', properties, required },
  });
  const fields = object(Object.fromEntries(Object.keys(output).map((name) => [name, TEXT])));
  const answer = isOutputBare ? fields : object({ success: { type: 'boolean' }, data: fields });
  return {
    info: {
      input: { type: 'http', method: 'POST', bodyType: 'json', body: example },
      output: { type: 'json', example: isOutputBare ? output : { success: true, data: output } },
    },
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { input, output: object({ type: TEXT, example: answer }) },
      required: ['input'],
    },
  };
}

function object(properties: JsonObject) {
  return { type: 'object', properties, required: Object.keys(properties) };
}

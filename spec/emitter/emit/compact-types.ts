/** Shorter for readers, the same for the compiler. Descriptions of operations are in openapi.json and in the client. */
export function compactTypes(text: string): string {
  const compacted = ['paths', 'webhooks'].reduce((all, name) => editInterface(all, name, compactPaths), text);
  return editInterface(compacted, 'operations', compactOperations) + JSON_RESPONSE_TYPE;
}

function editInterface(text: string, name: string, edit: (body: string) => string): string {
  const start = text.indexOf(`export interface ${name} {`);
  const end = text.indexOf('\n}\n', start);
  return text.slice(0, start) + edit(text.slice(start, end)) + text.slice(end);
}

const COMMENT = /^ *\/\*\*.*?\*\/\n/gms;
const ABSENT = /^ *\w+\?: never;\n/gm;
const EMPTY_PARAMETERS = /^ *parameters: \{\n *\};\n/gm;

function compactPaths(body: string): string {
  return body.replaceAll(COMMENT, '').replaceAll(ABSENT, '').replaceAll(EMPTY_PARAMETERS, '');
}

const HEADER = /"([\w-]+)": components\["headers"\]\["\1"\];/g;
const JSON_RESPONSE =
  /\{\n *headers: \{\n((?: *"([\w-]+)": components\["headers"\]\["\2"\];\n)+) *\[name: string\]: unknown;\n *\};\n *content: \{\n *"application\/json": ([^{};]+);\n *\};\n *\};/g;

const JSON_RESPONSE_TYPE = `
/** A JSON body, with these of the shared headers. */
export interface JsonResponse<Body, Header extends keyof components["headers"]> {
    headers: Pick<components["headers"], Header> & { [name: string]: unknown };
    content: { "application/json": Body };
}
`;

function compactOperations(body: string): string {
  return body.replaceAll(COMMENT, '').replaceAll(JSON_RESPONSE, (_whole, headers: string, _last, content) => {
    const names = [...headers.matchAll(HEADER)].map(([, name]) => `"${name}"`);
    return `JsonResponse<${content}, ${names.join(' | ')}>;`;
  });
}

const SUCCESS = / *\/\*\* @enum \{boolean\} \*\/\n( *success: true;)\n/.source;
const PAGE = /( *\/\*\*.*\*\/\n *total: number;\n *\/\*\*.*\*\/\n *next_cursor: string \| null;)\n/.source;
const ENVELOPE = new RegExp(
  String.raw`^(.*A successful response.*)\nexport interface (\w+) \{\n${SUCCESS} *data: ([^{};]+);\n\}\n`,
  'gm',
);
const LIST_ENVELOPE = new RegExp(
  String.raw`^(.*A page of a list.*)\nexport interface (\w+) \{\n${SUCCESS} *data: ([^{};]+)\[\];\n${PAGE}\}\n`,
  'gm',
);

/** Declares once what envelopes have in common. They extend it, so that editors keep showing their names. */
export function shareEnvelopes(text: string): string {
  const [, doc, , success] = new RegExp(ENVELOPE, 'm').exec(text) ?? [];
  const [, listDoc, , , , page] = new RegExp(LIST_ENVELOPE, 'm').exec(text) ?? [];
  if (!success || !page) throw new Error('The types have no envelopes of the expected shape');
  const extended = text
    .replaceAll(LIST_ENVELOPE, 'export interface $2 extends ListEnvelope<$4> {}\n')
    .replaceAll(ENVELOPE, 'export interface $2 extends Envelope<$4> {}\n');
  return `${extended}
${doc}
export interface Envelope<Data> {
${success}
    data: Data;
}

${listDoc}
export interface ListEnvelope<Item> extends Envelope<Item[]> {
${page}
}
`;
}

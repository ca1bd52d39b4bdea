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

const ABSENT = /^ *\w+\?: never;\n/gm;
const EMPTY_PARAMETERS = /^ *parameters: \{\n *\};\n/gm;

/** Line by line: a pattern for comments over several lines takes quadratic time. */
function removeComments(body: string): string {
  let isComment = false;
  const lines = body.split('\n').filter((line) => {
    const wasComment = isComment || line.trimStart().startsWith('/**');
    isComment = wasComment && !line.endsWith('*/');
    return !wasComment;
  });
  return lines.join('\n');
}

function compactPaths(body: string): string {
  return removeComments(body).replaceAll(ABSENT, '').replaceAll(EMPTY_PARAMETERS, '');
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
  return removeComments(body).replaceAll(JSON_RESPONSE, (_whole, headers: string, _last, content) => {
    const names = [...headers.matchAll(HEADER)].map(([, name]) => `"${name}"`);
    return `JsonResponse<${content}, ${names.join(' | ')}>;`;
  });
}

const DATA = /^ *data: ([^{};]+);$/;
const LIST_SUFFIX = '[]';

interface EnvelopeLines {
  doc: string;
  /** The line `success: true`. */
  success: string;
  data: string;
  /** The lines of `total` and `next_cursor`; empty without them. */
  page: string[];
  end: number;
}

/** The envelope whose description is at this line, if there is one. */
function findEnvelope(lines: readonly string[], start: number): EnvelopeLines | undefined {
  const [doc = '', head = '', , success = '', data = ''] = lines.slice(start, start + 5);
  const type = DATA.exec(data)?.[1];
  if (!head.startsWith('export interface ') || success.trim() !== 'success: true;' || !type) return undefined;
  const end = lines.indexOf('}', start);
  const page = lines.slice(start + 5, end);
  if (doc.includes('A successful response') && page.length === 0)
    return { doc, success, data: type, page, end };
  if (doc.includes('A page of a list') && page.length === 4 && type.endsWith(LIST_SUFFIX))
    return { doc, success, data: type.slice(0, -LIST_SUFFIX.length), page, end };
  return undefined;
}

/** Declares once what envelopes have in common. They extend it, so that editors keep showing their names. */
export function shareEnvelopes(text: string): string {
  const lines = text.split('\n');
  const shared: string[] = [];
  const envelopes: EnvelopeLines[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const envelope = findEnvelope(lines, at);
    if (!envelope) {
      shared.push(lines[at] ?? '');
      continue;
    }
    const name = lines[at + 1]?.split(' ')[2];
    const base = envelope.page.length > 0 ? 'ListEnvelope' : 'Envelope';
    shared.push(`export interface ${name} extends ${base}<${envelope.data}> {}`);
    envelopes.push(envelope);
    at = envelope.end;
  }
  const one = envelopes.find(({ page }) => page.length === 0);
  const list = envelopes.find(({ page }) => page.length > 0);
  if (!one || !list) throw new Error('The types have no envelopes of the expected shape');
  return `${shared.join('\n')}
${one.doc}
export interface Envelope<Data> {
${one.success}
    data: Data;
}

${list.doc}
export interface ListEnvelope<Item> extends Envelope<Item[]> {
${list.page.join('\n')}
}
`;
}

import { buildCallExample, CREDENTIAL_FIELDS } from '../contract/call-example.ts';
import type { Operation } from '../contract/catalog.ts';
import { pickSampleCredential, TOKEN_VARIABLES } from './credential.ts';

export interface SampleUrls {
  baseUrl: string;
  appUrl: string;
}

const FILE = 'mug.png';

/** The operation as a shell command, with secrets in variables. */
export function buildCurlSample(operation: Operation, addresses: SampleUrls): string {
  const { method } = operation.route;
  const call = method === 'get' ? 'curl' : `curl -X ${method.toUpperCase()}`;
  const parts = [
    `${call} ${shellQuote(buildUrl(operation, addresses))}`,
    ...buildHeaders(operation).map((header) => `-H ${header}`),
    ...buildBody(operation),
  ];
  return parts.join(' \\\n  ');
}

function buildUrl(operation: Operation, { baseUrl, appUrl }: SampleUrls): string {
  const { path, query } = buildCallExample(operation);
  const { route } = operation;
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.append(name, String(value));
  const origin = route.host === 'app' ? appUrl : baseUrl;
  return `${origin}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function buildHeaders(operation: Operation): string[] {
  const { header, bodyType } = buildCallExample(operation);
  const credential = pickSampleCredential(operation);
  const variable = credential && TOKEN_VARIABLES[credential];
  return [
    ...(variable ? [`"Authorization: Bearer $${variable}"`] : []),
    ...Object.entries(header).map(([name, value]) => shellQuote(`${name}: ${value}`)),
    ...(bodyType === 'application/json' ? [shellQuote('Content-Type: application/json')] : []),
  ];
}

function buildBody(operation: Operation): string[] {
  const { body = {}, bodyType } = buildCallExample(operation);
  if (!bodyType) return [];
  if (bodyType === 'multipart/form-data') return [`-F file=@${FILE}`];
  const fields = Object.entries(body).filter(
    ([name]) => pickSampleCredential(operation) === 'wallet' || !CREDENTIAL_FIELDS.has(name),
  );
  if (bodyType !== 'application/json') {
    return fields.map(([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`);
  }
  return [`-d ${shellQuote(JSON.stringify(Object.fromEntries(fields), null, 2))}`];
}

/** Quotes a word for the shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

import { CREDENTIAL_FIELDS, callExample } from '../contract/call-example.ts';
import type { Operation } from '../contract/catalog.ts';
import { sampleCredential, TOKEN_VARIABLES } from './credential.ts';

export interface SampleAddresses {
  baseUrl: string;
  appUrl: string;
}

const FILE = 'mug.png';

/** The operation as a line for a shell, with secrets in variables. */
export function curlSample(operation: Operation, addresses: SampleAddresses): string {
  const { method } = operation.route;
  const call = method === 'get' ? 'curl' : `curl -X ${method.toUpperCase()}`;
  const parts = [
    `${call} ${quoted(addressOf(operation, addresses))}`,
    ...headersOf(operation).map((header) => `-H ${header}`),
    ...bodyOf(operation),
  ];
  return parts.join(' \\\n  ');
}

function addressOf(operation: Operation, { baseUrl, appUrl }: SampleAddresses): string {
  const { path, query } = callExample(operation);
  const { route } = operation;
  const filled = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.append(name, String(value));
  const origin = route.host === 'app' ? appUrl : baseUrl;
  return `${origin}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function headersOf(operation: Operation): string[] {
  const { header, bodyType } = callExample(operation);
  const credential = sampleCredential(operation);
  const variable = credential && TOKEN_VARIABLES[credential];
  return [
    ...(variable ? [`"Authorization: Bearer $${variable}"`] : []),
    ...Object.entries(header).map(([name, value]) => quoted(`${name}: ${value}`)),
    ...(bodyType === 'application/json' ? [quoted('Content-Type: application/json')] : []),
  ];
}

function bodyOf(operation: Operation): string[] {
  const { body = {}, bodyType } = callExample(operation);
  if (!bodyType) return [];
  if (bodyType === 'multipart/form-data') return [`-F file=@${FILE}`];
  const fields = Object.entries(body).filter(
    ([name]) => sampleCredential(operation) === 'wallet' || !CREDENTIAL_FIELDS.has(name),
  );
  if (bodyType !== 'application/json') {
    return fields.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  }
  return [`-d ${quoted(JSON.stringify(Object.fromEntries(fields), null, 2))}`];
}

/** For a shell: nothing in it means anything. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

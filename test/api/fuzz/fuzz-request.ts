import { loadContract } from '../../../server/contract/contract-document.ts';
import type { Random } from '../../simulation/random.ts';
import { fillExample } from '../statuses/example-request.ts';
import { ownerCredential, type ServedOperation } from '../statuses/operations.ts';
import type { World } from '../statuses/world.ts';
import { buildBody, type FuzzBody } from './fuzz-body.ts';
import { HOSTILE_HEADERS, RAW_SEGMENTS, STRINGS } from './hostile-values.ts';
import { writeText } from './json-text.ts';
import { SchemaFuzzer } from './schema-fuzzer.ts';

export interface FuzzRequest {
  host: 'api' | 'app';
  method: string;
  /** With its query, as it is sent. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

const contract = loadContract();

/** The contract's example about what the account has, with some of its parts changed. */
export function buildRequest(world: World, operation: ServedOperation, random: Random): FuzzRequest {
  const { route } = operation;
  const fuzzer = new SchemaFuzzer(contract, random);
  const body = buildBody(world, operation, fuzzer, random);
  const path = buildPath(world, operation, random);
  const query = buildQuery(world, operation, fuzzer, random);
  return {
    host: route.host,
    method: route.method.toUpperCase(),
    path: query === '' ? path : `${path}?${query}`,
    headers: buildHeaders(world, operation, { fuzzer, random, body }),
    body: body.content,
  };
}

function buildPath(world: World, operation: ServedOperation, random: Random): string {
  const { path } = fillExample(world, operation);
  return operation.route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (random.chance(0.85)) return path[name] ?? 'none';
    return random.chance(0.3)
      ? random.pick(RAW_SEGMENTS)
      : encodeSegment(random.pick(STRINGS).slice(0, 3000));
  });
}

/** Without a segment, or with dots, it would be another path. */
function encodeSegment(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed());
  return encoded === '' || /^\.+$/.test(encoded) ? '%20' : encoded;
}

function buildQuery(world: World, operation: ServedOperation, fuzzer: SchemaFuzzer, random: Random): string {
  const { query } = fillExample(world, operation);
  const pairs = Object.entries(query).map(([name, value]) => [name, writeText(value)]);
  for (const { in: place, name, schema } of operation.parameters) {
    // a valid value delays the response
    if (place !== 'query' || name === 'wait' || !random.chance(0.25)) continue;
    const value = writeText(fuzzer.value(schema)).slice(0, 4000);
    pairs.push([random.chance(0.9) ? name : `${name}[${random.pick(['', '0', '__proto__'])}]`, value]);
  }
  if (random.chance(0.1))
    pairs.push([random.pick(STRINGS).slice(0, 100), random.pick(STRINGS).slice(0, 100)]);
  const encode = (text = '') => encodeURIComponent(text.toWellFormed());
  const text = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return random.chance(0.03) ? `${text}&%zz=%ff&=&` : text;
}

interface HeaderContext {
  fuzzer: SchemaFuzzer;
  random: Random;
  body: FuzzBody;
}

function buildHeaders(world: World, operation: ServedOperation, context: HeaderContext) {
  const { fuzzer, random, body } = context;
  const headers: Record<string, string> = { ...credentialOf(world, operation, random) };
  if (body.type !== undefined) headers['content-type'] = body.type;
  for (const { in: place, name, schema } of operation.parameters)
    if (place === 'header' && random.chance(0.15))
      headers[name] = writeText(fuzzer.value(schema)).slice(0, 4000);
  if (random.chance(0.12)) Object.assign(headers, random.pick(HOSTILE_HEADERS));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toHeader(value)]));
}

/** HTTP carries no other characters. */
const toHeader = (text: string) =>
  Buffer.from(text.toWellFormed())
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ' ');

function credentialOf(
  { account, tokens }: World,
  { route }: ServedOperation,
  random: Random,
): Record<string, string> {
  if (random.chance(0.1)) return {};
  const credential = random.chance(0.1) ? 'api_key' : ownerCredential(route);
  const token =
    credential === 'admin_session' ? tokens.operator : account.credentials[credential ?? '']?.bearer;
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

import type { Schema } from '../../../server/contract/contract-document.ts';
import type { Random } from '../../simulation/random.ts';
import { SAMPLES } from '../../support/market/uploads.ts';
import { fillExample } from '../statuses/example-request.ts';
import type { ServedOperation } from '../statuses/operations.ts';
import type { World } from '../statuses/world.ts';
import { bodySchema } from './body-schema.ts';
import { CONTENT_TYPES, HOSTILE_BODIES, HOSTILE_FIELDS, STRINGS } from './hostile-values.ts';
import { writeJson, writeText } from './json-text.ts';
import type { SchemaFuzzer } from './schema-fuzzer.ts';

export interface FuzzBody {
  type: string | undefined;
  content: string | Buffer | null;
}

type Fields = Record<string, unknown>;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

export function buildBody(
  world: World,
  operation: ServedOperation,
  fuzzer: SchemaFuzzer,
  random: Random,
): FuzzBody {
  const schema = bodySchema(operation);
  if (!schema) return unexpectedBody(random);
  const { bodyType } = operation;
  if (bodyType === 'multipart/form-data') return multipartBody(random);
  const example = fillExample(world, operation).body;
  const fields = varyExample(example ?? {}, schema, fuzzer, random);
  if (bodyType === FORM_TYPE)
    return withOddType({ type: FORM_TYPE, content: writeForm(fields, random) }, random);
  if (random.chance(0.1)) return { type: JSON_TYPE, content: random.pick(HOSTILE_BODIES) };
  return withOddType({ type: JSON_TYPE, content: addFields(writeJson(fields), random) }, random);
}

/** The example, or values of the schema with some of the example's, and some places changed. */
function varyExample(example: Fields, schema: Schema, fuzzer: SchemaFuzzer, random: Random): unknown {
  if (random.chance(0.5)) return fuzzer.vary(example, schema);
  const made = fuzzer.allowed(schema);
  const kept = Object.entries(example).filter(() => random.chance(0.6));
  const merged = { ...(made as Fields), ...Object.fromEntries(kept) };
  return random.chance(0.5) ? merged : fuzzer.vary(merged, schema);
}

function addFields(json: string, random: Random): string {
  if (!random.chance(0.1) || !json.startsWith('{')) return json;
  const more = random.pick(HOSTILE_FIELDS);
  return json === '{}' ? `{${more}}` : `${json.slice(0, -1)},${more}}`;
}

function withOddType(body: FuzzBody, random: Random): FuzzBody {
  return random.chance(0.06) ? { ...body, type: random.pick(CONTENT_TYPES) } : body;
}

/** For operations that take no body. */
function unexpectedBody(random: Random): FuzzBody {
  if (!random.chance(0.1)) return { type: undefined, content: null };
  return { type: random.pick([JSON_TYPE, ...CONTENT_TYPES]), content: random.pick(HOSTILE_BODIES) };
}

function writeForm(fields: unknown, random: Random): string {
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [['', fields]];
  if (random.chance(0.2))
    entries.push([random.pick(['__proto__[x]', 'a[b][c]', 'client_id']), random.pick(STRINGS)]);
  const encode = (value: unknown) => encodeURIComponent(writeText(value).slice(0, 20_000).toWellFormed());
  const text = entries.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  return random.chance(0.1) ? `${text}&%zz=%ff` : text;
}

function multipartBody(random: Random): FuzzBody {
  const odd = () =>
    random
      .pick(STRINGS)
      .slice(0, 500)
      .replaceAll(/["\r\n]/g, '');
  const name = random.chance(0.8) ? 'file' : odd();
  const filename = random.chance(0.4) ? 'a.png' : odd();
  const type = random.chance(0.6) ? 'image/png' : odd();
  const start = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  const file = random.pick([SAMPLES.png, Buffer.alloc(0), Buffer.from(random.pick(STRINGS))]);
  const part = Buffer.concat([Buffer.from(start), file, Buffer.from('\r\n')]);
  const parts = Array.from({ length: random.pick([1, 1, 1, 2, 200]) }, () => part);
  const end = random.pick(['--x--\r\n', '--x--\r\n', '--x', '']);
  const content = Buffer.concat([...parts, Buffer.from(end)]);
  return withOddType({ type: 'multipart/form-data; boundary=x', content }, random);
}

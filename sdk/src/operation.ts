import { UsageError } from './errors.ts';

/** One parsed line of the generated table. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly flags: readonly string[];
  has(word: string): boolean;
}

export function parseOperation(line: string): Operation {
  const [method = '', path = '', ...words] = line.split(' ');
  return { method, path, flags: words, has: (word) => words.includes(word) };
}

/** The arguments of a method, as parts of a request. */
export interface Arguments<Options> {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  options: Options;
}

const PATH_PARAMETER = /(?<={)\w+/g;
/** These would change the path. */
const INVALID_PATH_SEGMENT = /^\.{0,2}$/;

/** Path parameters come first, then one object with the fields of body and query, then the options. */
export function parseArguments<Options>(
  { path, flags, has }: Operation,
  given: unknown[],
): Arguments<Options> {
  const rest = [...given];
  const inPath = Object.fromEntries((path.match(PATH_PARAMETER) ?? []).map((name) => [name, rest.shift()]));
  for (const name in inPath) {
    if (INVALID_PATH_SEGMENT.test(`${inPath[name] ?? ''}`)) throw new UsageError(`${name} must not be empty`);
  }
  const takesQuery = has('query');
  const takesBody = has('json') || has('multipart') || has('form');
  const input = takesQuery || takesBody ? (rest.shift() as Record<string, unknown> | undefined) : undefined;
  const query: Record<string, unknown> = takesQuery ? { ...input } : {};
  const body = takesBody && input ? { ...input } : undefined;
  for (const name of flags.filter((word) => word[0] === '?').map((word) => word.slice(1))) {
    query[name] = body?.[name];
    delete body?.[name];
  }
  return { path: inPath, query, body, options: (rest[0] ?? {}) as Options };
}

import { Readable } from 'node:stream';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ErrorCode } from '../../../generated/errors.gen.ts';
import type { Route } from '../../../generated/routes.gen.ts';
import { type ContractDocument, operationAt, resolveRef } from '../../contract/contract-document.ts';
import { ERROR_ADVICE } from '../../contract/error-advice.ts';
import { PreparedBody } from '../../contract/prepared-body.ts';
import type { Reply } from '../../contract/reply.ts';
import { isWebAddress } from '../../foundation/platform/web-address.ts';

const CONTRACT = 'contract';
const FREE_FORM_FORMATS = ['int32', 'int64', 'float', 'double', 'byte', 'binary', 'decimal'];

type Judge = (body: unknown) => readonly ErrorObject[];
const SOUND: readonly ErrorObject[] = [];

const strict = new WeakMap<ContractDocument, ResponseValidator>();
const lenient = new WeakMap<ContractDocument, ResponseValidator>();

/** Compares what handlers return with the contract. */
export class ResponseValidator {
  readonly #contract: ContractDocument;
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #judges = new Map<string, Judge | undefined>();

  private constructor(contract: ContractDocument, validateFormats: boolean) {
    this.#contract = contract;
    this.#ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, validateFormats });
    formats.default(this.#ajv);
    this.#ajv.addFormat('uri', isWebAddress);
    for (const format of FREE_FORM_FORMATS) this.#ajv.addFormat(format, true);
    this.#ajv.addSchema(sealed(contract), CONTRACT);
  }

  /** Servers of one process share what they compile. Formats may be left out where time counts: they take half of it. */
  static for(contract: ContractDocument, { validateFormats = true } = {}): ResponseValidator {
    const known = validateFormats ? strict : lenient;
    const validator = known.get(contract) ?? new ResponseValidator(contract, validateFormats);
    known.set(contract, validator);
    return validator;
  }

  /** What differs, in words; undefined when the answer is one the contract declares. */
  difference(route: Route, reply: Reply): string | undefined {
    const { responses } = operationAt(this.#contract, route.method, route.path);
    const declared = responses[reply.status];
    if (!declared) {
      return `status ${reply.status} is not declared; declared are ${Object.keys(responses).join(', ')}`;
    }
    const types = this.#typesOf(route, reply);
    if (types.length === 0) {
      return reply.body === undefined ? undefined : `status ${reply.status} is declared without a body`;
    }
    const judge = this.judgeOf(route, reply);
    if (!judge) {
      if (isRaw(reply.body) && declaredType(types, reply)) return undefined;
      return `content type ${mediaTypeOf(reply)} is not declared; declared are ${types.join(', ')}`;
    }
    // as it will be read: what JSON leaves out or rewrites counts
    const errors = judge(JSON.parse(JSON.stringify(reply.body ?? null)));
    return errors.length === 0 ? misplacedCode(reply) : errors.map(describe).join('; ');
  }

  /** Tells what is wrong with a body of this answer; undefined where the contract says nothing of its inside. */
  judgeOf(route: Route, reply: Reply): Judge | undefined {
    if (isRaw(reply.body)) return undefined;
    const key = `${route.operationId} ${reply.status} ${mediaTypeOf(reply)}`;
    const known = this.#judges.get(key);
    if (known || this.#judges.has(key)) return known;
    const judge = this.#findJudge(route, reply);
    this.#judges.set(key, judge);
    return judge;
  }

  #findJudge(route: Route, reply: Reply): Judge | undefined {
    const type = declaredType(this.#typesOf(route, reply), reply);
    if (type === undefined) return undefined;
    const validate = this.#compile(pointerTo(route, reply.status, type, this.#contract));
    return (body) => (validate(body) ? SOUND : (validate.errors ?? SOUND));
  }

  #typesOf(route: Route, { status }: Reply): string[] {
    const declared = operationAt(this.#contract, route.method, route.path).responses[status];
    return Object.keys((declared && resolveRef(this.#contract, declared).content) ?? {});
  }

  #compile(pointer: string): ValidateFunction {
    const validate = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: `${CONTRACT}${pointer}` });
    this.#compiled.set(pointer, validate);
    return validate;
  }
}

function declaredType(types: readonly string[], reply: Reply): string | undefined {
  const type = mediaTypeOf(reply);
  return types.find((one) => one === type || one === '*/*');
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty } = params as { additionalProperty?: string };
  return `body${instancePath} ${additionalProperty ? `has the undeclared field '${additionalProperty}'` : message}`;
}

/** The documentation names one status for each code. */
function misplacedCode({ status, body }: Reply): string | undefined {
  const { code } = (body ?? {}) as { code?: ErrorCode };
  const documented = status >= 400 && code !== undefined ? ERROR_ADVICE[code]?.status : undefined;
  if (documented === undefined || documented === status) return undefined;
  return `${code} is documented with ${documented}`;
}

/** Clients must ignore fields they do not know; we must not send any, lest a column leaks unnoticed. */
function sealed<T>(value: T): T {
  if (Array.isArray(value)) return value.map(sealed) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sealed(inner)]));
  const isRecord = copy.type === 'object' && typeof copy.properties === 'object';
  return { ...(isRecord && { additionalProperties: false }), ...copy } as T;
}

const isRaw = (body: unknown) =>
  Buffer.isBuffer(body) || body instanceof Readable || body instanceof PreparedBody;

function mediaTypeOf({ headers, body }: Reply): string {
  const name = headers && Object.keys(headers).find((one) => one.toLowerCase() === 'content-type');
  const fallback = isRaw(body) ? 'application/octet-stream' : 'application/json';
  return name ? (String(headers[name]).split(';')[0] ?? fallback) : fallback;
}

function pointerTo(route: Route, status: number, type: string, contract: ContractDocument): string {
  const response = operationAt(contract, route.method, route.path).responses[status];
  const shared = response && '$ref' in response ? response.$ref : undefined;
  const start = shared ?? `#/paths/${escapeStep(route.path)}/${route.method}/responses/${status}`;
  return `${start}/content/${escapeStep(type)}/schema`;
}

function escapeStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

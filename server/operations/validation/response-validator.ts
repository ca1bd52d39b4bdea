import { Readable } from 'node:stream';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ErrorCode } from '../../../generated/errors.gen.ts';
import type { Route } from '../../../generated/routes.gen.ts';
import { ERROR_ADVICE } from '../../../shared/error-advice.ts';
import { type ContractDocument, getOperation, resolveRef } from '../../contract/contract-document.ts';
import { PreparedBody } from '../../contract/prepared-body.ts';
import type { Reply } from '../../contract/reply.ts';
import { isHttpUrl } from '../../foundation/platform/http-url.ts';

const CONTRACT = 'contract';
const FREE_FORM_FORMATS = ['int32', 'int64', 'float', 'double', 'byte', 'binary', 'decimal'];

type ValidateBody = (body: unknown) => readonly ErrorObject[];
const NO_ERRORS: readonly ErrorObject[] = [];

const strictValidators = new WeakMap<ContractDocument, ResponseValidator>();
const lenientValidators = new WeakMap<ContractDocument, ResponseValidator>();

/** Compares handlers' responses with the contract. */
export class ResponseValidator {
  readonly #contract: ContractDocument;
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();
  readonly #bodyValidators = new Map<string, ValidateBody | undefined>();

  private constructor(contract: ContractDocument, validateFormats: boolean) {
    this.#contract = contract;
    this.#ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, validateFormats });
    formats.default(this.#ajv);
    this.#ajv.addFormat('uri', isHttpUrl);
    for (const format of FREE_FORM_FORMATS) this.#ajv.addFormat(format, true);
    this.#ajv.addSchema(disallowAdditionalProperties(contract), CONTRACT);
  }

  /** Shared by the servers of one process. Without formats, it takes half the time. */
  static for(contract: ContractDocument, { validateFormats = true } = {}): ResponseValidator {
    const known = validateFormats ? strictValidators : lenientValidators;
    const validator = known.get(contract) ?? new ResponseValidator(contract, validateFormats);
    known.set(contract, validator);
    return validator;
  }

  /** The difference, in words; undefined if the contract declares the response. */
  findDifference(route: Route, reply: Reply): string | undefined {
    const { responses } = getOperation(this.#contract, route.method, route.path);
    const declared = responses[reply.status];
    if (!declared) {
      return `status ${reply.status} is not declared; declared are ${Object.keys(responses).join(', ')}`;
    }
    const types = this.#listMediaTypes(route, reply);
    if (types.length === 0) {
      return reply.body === undefined ? undefined : `status ${reply.status} is declared without a body`;
    }
    const judge = this.findBodyValidator(route, reply);
    if (!judge) {
      if (isRawBody(reply.body) && findDeclaredType(types, reply)) return undefined;
      return `content type ${getMediaType(reply)} is not declared; declared are ${types.join(', ')}`;
    }
    // after serialization, because JSON omits or rewrites some values
    const errors = judge(JSON.parse(JSON.stringify(reply.body ?? null)));
    return errors.length === 0 ? findStatusMismatch(reply) : errors.map(describeSchemaError).join('; ');
  }

  /** Checks the body of a response; undefined if the contract does not specify it. */
  findBodyValidator(route: Route, reply: Reply): ValidateBody | undefined {
    if (isRawBody(reply.body)) return undefined;
    const key = `${route.operationId} ${reply.status} ${getMediaType(reply)}`;
    const known = this.#bodyValidators.get(key);
    if (known || this.#bodyValidators.has(key)) return known;
    const judge = this.#createBodyValidator(route, reply);
    this.#bodyValidators.set(key, judge);
    return judge;
  }

  #createBodyValidator(route: Route, reply: Reply): ValidateBody | undefined {
    const type = findDeclaredType(this.#listMediaTypes(route, reply), reply);
    if (type === undefined) return undefined;
    const validate = this.#compile(buildSchemaPointer(route, reply.status, type, this.#contract));
    return (body) => (validate(body) ? NO_ERRORS : (validate.errors ?? NO_ERRORS));
  }

  #listMediaTypes(route: Route, { status }: Reply): string[] {
    const declared = getOperation(this.#contract, route.method, route.path).responses[status];
    return Object.keys((declared && resolveRef(this.#contract, declared).content) ?? {});
  }

  #compile(pointer: string): ValidateFunction {
    const validate = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: `${CONTRACT}${pointer}` });
    this.#compiled.set(pointer, validate);
    return validate;
  }
}

function findDeclaredType(types: readonly string[], reply: Reply): string | undefined {
  const type = getMediaType(reply);
  return types.find((one) => one === type || one === '*/*');
}

function describeSchemaError({ instancePath, message, params }: ErrorObject): string {
  const { additionalProperty } = params as { additionalProperty?: string };
  return `body${instancePath} ${additionalProperty ? `has the undeclared field '${additionalProperty}'` : message}`;
}

/** The documentation names one status for each code. */
function findStatusMismatch({ status, body }: Reply): string | undefined {
  const { code } = (body ?? {}) as { code?: ErrorCode };
  const documented = status >= 400 && code !== undefined ? ERROR_ADVICE[code]?.status : undefined;
  if (documented === undefined || documented === status) return undefined;
  return `${code} is documented with ${documented}`;
}

/** Clients must ignore unknown fields, but we must not send any, so that no column leaks unnoticed. */
function disallowAdditionalProperties<T>(value: T): T {
  if (Array.isArray(value)) return value.map(disallowAdditionalProperties) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, disallowAdditionalProperties(inner)]),
  );
  const isRecord = copy.type === 'object' && typeof copy.properties === 'object';
  return { ...(isRecord && { additionalProperties: false }), ...copy } as T;
}

const isRawBody = (body: unknown) =>
  Buffer.isBuffer(body) || body instanceof Readable || body instanceof PreparedBody;

function getMediaType({ headers, body }: Reply): string {
  const name = headers && Object.keys(headers).find((one) => one.toLowerCase() === 'content-type');
  const fallback = isRawBody(body) ? 'application/octet-stream' : 'application/json';
  return name ? (String(headers[name]).split(';')[0] ?? fallback) : fallback;
}

function buildSchemaPointer(route: Route, status: number, type: string, contract: ContractDocument): string {
  const response = getOperation(contract, route.method, route.path).responses[status];
  const shared = response && '$ref' in response ? response.$ref : undefined;
  const start = shared ?? `#/paths/${escapeStep(route.path)}/${route.method}/responses/${status}`;
  return `${start}/content/${escapeStep(type)}/schema`;
}

function escapeStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

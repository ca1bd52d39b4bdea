import type { ErrorObject } from 'ajv';
import type { NextFunction, Response } from 'express';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import { BadRequestError } from '../../platform/errors.ts';
import type { ContractDocument, Parameter, Schema } from '../contract-document.ts';
import { type FieldProblem, toProblems } from './problems.ts';
import { pruneToRequest, type RequestDocument, type RequestOperation } from './prune.ts';

/** The parts of a request as they came, before anything is known of their types. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** The same after validation: typed, with defaults, under the names of the contract. */
export interface ValidRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  cookie: Record<string, unknown>;
  body: unknown;
}

type Values = Record<string, unknown>;
type EovOptions = ConstructorParameters<typeof RequestValidator>[1];

const OPTIONS = {
  strict: false,
  strictNumbers: true,
  strictTuples: true,
  allowUnionTypes: false,
  validateSchema: false,
  coerceTypes: false,
  useDefaults: true,
  removeAdditional: false,
  validateFormats: true,
  formats: {},
  ajvFormats: { mode: 'fast' },
  serDesMap: {},
  allErrors: true,
  // errors carry their schema, so that a message can name both bounds
  verbose: true,
  allowUnknownQueryParameters: true,
} as const;

/**
 * Drives the request validator of express-openapi-validator for a single operation. Its own middlewares match the
 * path against every route of a document on each request; here the path has been matched already, and the document
 * holds this operation only, so the cost is the same however large the contract is.
 */
export class OperationValidator {
  readonly #inner: Inner;
  readonly #operation: RequestOperation;
  readonly #document: RequestDocument;
  readonly #path: string;
  readonly #method: string;
  readonly #declared: Record<Parameter['in'], readonly string[]>;

  constructor(contract: ContractDocument, method: string, path: string) {
    this.#document = pruneToRequest(contract, method, path);
    this.#method = method.toUpperCase();
    this.#path = path;
    new SchemaPreprocessor(this.#document as never, OPTIONS as never, false as never).preProcess();
    this.#inner = new Inner(this.#document);
    this.#operation = this.#document.paths[path]?.[method] as RequestOperation;
    this.#declared = namesByPlace(this.#operation.parameters);
  }

  /** `mediaType` is the one of the contract that the body came in; undefined when there is no body. */
  validate(raw: RawRequest, mediaType: string | undefined): ValidRequest {
    this.#checkBody(raw.body, mediaType);
    const request = this.#toValidatorRequest(raw, mediaType);
    try {
      this.#inner.validate(request as never, undefined as unknown as Response, noop);
    } catch (error) {
      throw this.#inner.failed ? invalidRequest(this.#problems(this.#inner.failed)) : error;
    }
    return {
      path: request.params,
      query: request.query,
      header: underContractNames(request.headers, this.#declared.header),
      cookie: request.cookies ?? {},
      body: raw.body,
    };
  }

  #toValidatorRequest(raw: RawRequest, mediaType: string | undefined): ValidatorRequest {
    const { params, query, headers, cookies, body } = raw;
    const declared = this.#declared;
    const picked = pickLowerCase(headers, declared.header);
    if (mediaType !== undefined) picked['content-type'] = mediaType;
    const request = new ValidatorRequest(this.#method, picked, pick(query, declared.query), body);
    if (declared.path.length > 0) request.params = { ...params };
    if (declared.cookie.length > 0) request.cookies = pick(cookies, declared.cookie);
    request.openapi = {
      expressRoute: this.#path,
      openApiRoute: this.#path,
      pathParams: request.params,
      schema: this.#operation,
    };
    return request;
  }

  /** Cases in which the validator would not name the field that is missing. */
  #checkBody(body: unknown, mediaType: string | undefined): void {
    const declared = this.#operation.requestBody;
    if (!declared) return;
    if (mediaType === undefined) {
      if (declared.required) throw invalidRequest([{ path: 'body', message: 'is required' }]);
      return;
    }
    const variants = variantsOf(declared.content[mediaType]?.schema);
    if (!variants) return;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw invalidRequest([{ path: 'body', message: 'must be an object' }]);
    }
    const chosen = (body as Values)[variants.property];
    if (variants.values.includes(chosen)) return;
    const message = `must be one of ${variants.values.join(', ')}`;
    throw invalidRequest([{ path: `body.${variants.property}`, message }]);
  }

  #problems(errors: readonly ErrorObject[]): FieldProblem[] {
    return toProblems(errors, this.#document.components.schemas as Record<string, Schema>);
  }
}

/** Keeps the errors with all that is known of them; the validator itself passes on less. */
class Inner extends RequestValidator {
  failed: readonly ErrorObject[] | undefined;

  constructor(document: RequestDocument) {
    super(document as never, OPTIONS as unknown as EovOptions);
    const { ajv } = this as unknown as { ajv: { errorsText(errors: readonly ErrorObject[]): string } };
    ajv.errorsText = (errors) => {
      this.failed = errors;
      return '';
    };
  }

  override validate(...args: Parameters<RequestValidator['validate']>): void {
    this.failed = undefined;
    super.validate(...args);
  }
}

/**
 * What the validator reads of an Express request. Only declared parameters are in it, and never the caller's own
 * content type: the validator compiles and keeps a schema for each one it sees.
 */
class ValidatorRequest {
  readonly method: string;
  readonly headers: Values;
  readonly body: unknown;
  readonly originalUrl = '';
  readonly path = '';
  params: Values = {};
  cookies: Values | undefined;
  openapi: object | undefined;
  readonly #query: Values;

  constructor(method: string, headers: Values, query: Values, body: unknown) {
    this.method = method;
    this.headers = headers;
    this.#query = query;
    this.body = body;
  }

  /** A getter, as in Express 5: the validator replaces it by what it made of the values. */
  get query(): Values {
    return this.#query;
  }
}

const noop: NextFunction = () => {};

export function invalidRequest(problems: readonly FieldProblem[]): BadRequestError {
  const [first, ...more] = problems;
  const name = first?.path.replace(/^(path|query|header|cookie|body)\./, '') ?? 'request';
  const rest = more.length > 0 ? ` (and ${more.length} more: see details)` : '';
  return new BadRequestError('validation_failed', `${name} ${first?.message ?? 'is not valid'}${rest}`, {
    details: { details: problems },
  });
}

function variantsOf(schema: Schema | undefined) {
  const { discriminator } = schema ?? {};
  if (!discriminator?.mapping) return undefined;
  return { property: discriminator.propertyName, values: Object.keys(discriminator.mapping) as unknown[] };
}

function namesByPlace(parameters: readonly Parameter[]): Record<Parameter['in'], readonly string[]> {
  const named = (place: Parameter['in']) =>
    parameters.filter((one) => one.in === place).map(({ name }) => name);
  return { path: named('path'), query: named('query'), header: named('header'), cookie: named('cookie') };
}

function pick(values: Readonly<Values>, names: readonly string[]): Values {
  const picked: Values = {};
  for (const name of names) {
    if (values[name] !== undefined) picked[name] = values[name];
  }
  return picked;
}

function pickLowerCase(headers: Readonly<Values>, names: readonly string[]): Values {
  const picked: Values = {};
  for (const name of names) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) picked[name.toLowerCase()] = value;
  }
  return picked;
}

function underContractNames(headers: Values, names: readonly string[]): Values {
  const named: Values = {};
  for (const name of names) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) named[name] = value;
  }
  return named;
}

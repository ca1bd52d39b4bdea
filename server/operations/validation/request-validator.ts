import type { ErrorObject } from 'ajv';
import {
  type ContractDocument,
  type OperationObject,
  operationAt,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../contract/contract-document.ts';
import { BadRequestError } from '../../foundation/platform/errors.ts';
import { LibraryValidator } from './library-validator.ts';
import { type FieldProblem, toProblems } from './problems.ts';
import { pruneToRequest, type RequestDocument, type RequestOperation } from './prune.ts';
import { checkText } from './safe-value.ts';
import { unsupportedMedia } from './unsupported-media.ts';
import {
  namesByPlace,
  pick,
  pickLowerCase,
  underContractNames,
  ValidatorInput,
  type Values,
} from './validator-input.ts';

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

/**
 * Drives the request validator of express-openapi-validator for a single operation. Its own middlewares match the
 * path against every route of a document on each request; here the path has been matched already, and the document
 * holds this operation only, so the cost is the same however large the contract is.
 */
export class OperationValidator {
  static readonly #compiled = new WeakMap<OperationObject, OperationValidator>();
  readonly #inner: LibraryValidator;
  readonly #operation: RequestOperation;
  readonly #document: RequestDocument;
  readonly #path: string;
  readonly #method: string;
  readonly #declared: Record<Parameter['in'], readonly string[]>;
  /** What the library is given once it knows the operation: of the parameters those that it has to parse. */
  readonly #parsed: RequestOperation;
  readonly #known = new Set<string | undefined>();
  /** A request that says nothing is valid, and stays as it is. */
  readonly #takesNothing: boolean;

  private constructor(contract: ContractDocument, method: string, path: string) {
    this.#document = pruneToRequest(contract, method, path);
    this.#method = method.toUpperCase();
    this.#path = path;
    this.#inner = new LibraryValidator(this.#document);
    this.#operation = this.#document.paths[path]?.[method] as RequestOperation;
    const { parameters } = this.#operation;
    this.#declared = namesByPlace(parameters);
    this.#parsed = { ...this.#operation, parameters: parameters.filter((one) => !this.#isText(one)) };
    this.#takesNothing = !this.#operation.requestBody && parameters.every((one) => this.#isLeftOut(one));
  }

  /** Compiling takes long: the servers of one process, of which tests start hundreds, share what is compiled. */
  static for(contract: ContractDocument, method: string, path: string): OperationValidator {
    const operation = operationAt(contract, method, path);
    const validator =
      OperationValidator.#compiled.get(operation) ?? new OperationValidator(contract, method, path);
    OperationValidator.#compiled.set(operation, validator);
    return validator;
  }

  /** `mediaType` is the one of the contract that the body came in; undefined when there is no body. */
  validate(raw: RawRequest, mediaType: string | undefined): ValidRequest {
    if (this.#takesNothing && this.#saysNothing(raw)) {
      return { path: {}, query: {}, header: {}, cookie: {}, body: raw.body };
    }
    this.#checkBody(raw.body, mediaType);
    const request = this.#toValidatorInput(raw, mediaType);
    try {
      this.#inner.validate(request as never, undefined as never, noop);
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

  #toValidatorInput(raw: RawRequest, mediaType: string | undefined): ValidatorInput {
    const { params, query, headers, cookies, body } = raw;
    const declared = this.#declared;
    const picked = readable(pickLowerCase(headers, declared.header));
    if (mediaType !== undefined) picked['content-type'] = mediaType;
    const request = new ValidatorInput(this.#method, picked, readable(pick(query, declared.query)), body);
    if (declared.path.length > 0) request.params = { ...params };
    if (declared.cookie.length > 0) request.cookies = pick(cookies, declared.cookie);
    request.openapi = {
      expressRoute: this.#path,
      openApiRoute: this.#path,
      pathParams: request.params,
      schema: this.#known.has(mediaType) ? this.#parsed : this.#operation,
    };
    this.#known.add(mediaType);
    return request;
  }

  /** The library walks through the schemas of parameters on each request, to parse those that are more than text. */
  #isText({ schema }: Parameter): boolean {
    const { type } = resolveRef<Schema>(this.#document, schema);
    return typeof type === 'string' && type !== 'array' && type !== 'object';
  }

  /** It may be, and then nothing takes its place. */
  #isLeftOut({ required, schema }: Parameter): boolean {
    return !required && resolveRef<Schema>(this.#document, schema).default === undefined;
  }

  #saysNothing({ query, headers, cookies }: RawRequest): boolean {
    const { query: inQuery, header: inHeaders, cookie: inCookies } = this.#declared;
    return (
      inHeaders.every((name) => headers[name.toLowerCase()] === undefined) &&
      inQuery.every((name) => query[name] === undefined) &&
      (inCookies.length === 0 || inCookies.every((name) => cookies[name] === undefined))
    );
  }

  /** Cases in which the validator would not name the field that is missing. */
  #checkBody(body: unknown, mediaType: string | undefined): void {
    const declared = this.#operation.requestBody;
    if (!declared) return;
    if (mediaType === undefined) {
      if (declared.required) throw invalidRequest([{ path: 'body', message: 'is required' }]);
      return;
    }
    const content = declared.content[mediaType];
    if (!content) throw unsupportedMedia(`Send the body as ${Object.keys(declared.content).join(' or ')}`);
    const variants = variantsOf(content.schema);
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

/** Only declared parameters are looked at; what else was sent is nobody's business. */
function readable(picked: Values): Values {
  for (const name in picked) checkText(String(picked[name]));
  return picked;
}

const noop = () => {};

function invalidRequest(problems: readonly FieldProblem[]): BadRequestError {
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

import type { ErrorObject } from 'ajv';
import { type FieldProblem, toFieldProblems } from '../../../shared/validation/field-problems.ts';
import {
  type ContractDocument,
  getOperation,
  type OperationObject,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../contract/contract-document.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { LibraryValidator } from './library-validator.ts';
import { buildRequestDocument, type RequestDocument, type RequestOperation } from './request-document.ts';
import { assertSafeText } from './safe-value.ts';
import { unsupportedMediaError } from './unsupported-media.ts';
import {
  groupNamesByLocation,
  pick,
  pickLowerCase,
  restoreHeaderNames,
  ValidatorInput,
  type Values,
} from './validator-input.ts';

/** The raw parts of a request. */
export interface RawRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** The parts after validation: typed, with defaults, under the names of the contract. */
export interface ValidRequest {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  cookie: Record<string, unknown>;
  body: unknown;
}

/**
 * Runs the request validator of express-openapi-validator for a single operation. Its middleware matches the path
 * against every route on each request. Here the path is already matched and the document contains only this
 * operation, so the cost does not depend on the size of the contract.
 */
export class OperationValidator {
  static readonly #compiled = new WeakMap<OperationObject, OperationValidator>();
  readonly #validator: LibraryValidator;
  readonly #operation: RequestOperation;
  readonly #document: RequestDocument;
  readonly #path: string;
  readonly #method: string;
  readonly #declared: Record<Parameter['in'], readonly string[]>;
  /** The operation that the library gets, with only the parameters that it must parse. */
  readonly #compiledOperation: RequestOperation;
  readonly #compiledMediaTypes = new Set<string | undefined>();
  /** An empty request is valid and stays unchanged. */
  readonly #hasOnlyOptionalInput: boolean;

  private constructor(contract: ContractDocument, method: string, path: string) {
    this.#document = buildRequestDocument(contract, method, path);
    this.#method = method.toUpperCase();
    this.#path = path;
    this.#validator = new LibraryValidator(this.#document);
    this.#operation = this.#document.paths[path]?.[method] as RequestOperation;
    const { parameters } = this.#operation;
    this.#declared = groupNamesByLocation(parameters);
    this.#compiledOperation = {
      ...this.#operation,
      parameters: parameters.filter((one) => !this.#isScalar(one)),
    };
    this.#hasOnlyOptionalInput =
      !this.#operation.requestBody && parameters.every((one) => this.#isOmittable(one));
  }

  /** Compiling is slow, so the servers of one process, of which tests start hundreds, share the result. */
  static for(contract: ContractDocument, method: string, path: string): OperationValidator {
    const operation = getOperation(contract, method, path);
    const validator =
      OperationValidator.#compiled.get(operation) ?? new OperationValidator(contract, method, path);
    OperationValidator.#compiled.set(operation, validator);
    return validator;
  }

  /** `mediaType` is the contract's media type of the body; undefined without body. */
  validate(raw: RawRequest, mediaType: string | undefined): ValidRequest {
    if (this.#hasOnlyOptionalInput && this.#isEmptyRequest(raw)) {
      return { path: {}, query: {}, header: {}, cookie: {}, body: raw.body };
    }
    this.#assertBody(raw.body, mediaType);
    const request = this.#toValidatorInput(raw, mediaType);
    try {
      this.#validator.validate(request as never, undefined as never, noop);
    } catch (error) {
      throw this.#validator.lastErrors
        ? invalidFieldsError(this.#toFieldProblems(this.#validator.lastErrors))
        : error;
    }
    return {
      path: request.params,
      query: request.query,
      header: restoreHeaderNames(request.headers, this.#declared.header),
      cookie: request.cookies ?? {},
      body: raw.body,
    };
  }

  #toValidatorInput(raw: RawRequest, mediaType: string | undefined): ValidatorInput {
    const { params, query, headers, cookies, body } = raw;
    const declared = this.#declared;
    const picked = assertSafeTexts(pickLowerCase(headers, declared.header));
    if (mediaType !== undefined) picked['content-type'] = mediaType;
    const request = new ValidatorInput(
      this.#method,
      picked,
      assertSafeTexts(pick(query, declared.query)),
      body,
    );
    if (declared.path.length > 0) request.params = { ...params };
    if (declared.cookie.length > 0) request.cookies = pick(cookies, declared.cookie);
    request.openapi = {
      expressRoute: this.#path,
      openApiRoute: this.#path,
      pathParams: request.params,
      schema: this.#compiledMediaTypes.has(mediaType) ? this.#compiledOperation : this.#operation,
    };
    this.#compiledMediaTypes.add(mediaType);
    return request;
  }

  /** The library walks the parameter schemas on each request, to parse those that are not plain text. */
  #isScalar({ schema }: Parameter): boolean {
    const { type } = resolveRef<Schema>(this.#document, schema);
    return typeof type === 'string' && type !== 'array' && type !== 'object';
  }

  /** It may be null, and then there is no default. */
  #isOmittable({ required, schema }: Parameter): boolean {
    return !required && resolveRef<Schema>(this.#document, schema).default === undefined;
  }

  #isEmptyRequest({ query, headers, cookies }: RawRequest): boolean {
    const { query: inQuery, header: inHeaders, cookie: inCookies } = this.#declared;
    return (
      inHeaders.every((name) => headers[name.toLowerCase()] === undefined) &&
      inQuery.every((name) => query[name] === undefined) &&
      (inCookies.length === 0 || inCookies.every((name) => cookies[name] === undefined))
    );
  }

  /** Cases in which the validator would not name the missing field. */
  #assertBody(body: unknown, mediaType: string | undefined): void {
    const declared = this.#operation.requestBody;
    if (!declared) return;
    if (mediaType === undefined) {
      if (declared.required) throw invalidFieldsError([{ path: 'body', message: 'is required' }]);
      return;
    }
    const content = declared.content[mediaType];
    if (!content)
      throw unsupportedMediaError(`Send the body as ${Object.keys(declared.content).join(' or ')}.`);
    const variants = findVariants(content.schema);
    if (!variants) return;
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw invalidFieldsError([{ path: 'body', message: 'must be an object' }]);
    }
    const chosen = (body as Values)[variants.property];
    if (variants.values.includes(chosen)) return;
    const message = `must be one of ${variants.values.join(', ')}`;
    throw invalidFieldsError([{ path: `body.${variants.property}`, message }]);
  }

  #toFieldProblems(errors: readonly ErrorObject[]): FieldProblem[] {
    return toFieldProblems(errors, this.#document.components.schemas as Record<string, Schema>);
  }
}

/** Only declared parameters are validated; others are ignored. */
function assertSafeTexts(picked: Values): Values {
  for (const name in picked) assertSafeText(String(picked[name]));
  return picked;
}

const noop = () => {};

function findVariants(schema: Schema | undefined) {
  const { discriminator } = schema ?? {};
  if (!discriminator?.mapping) return undefined;
  return { property: discriminator.propertyName, values: Object.keys(discriminator.mapping) as unknown[] };
}

import { parse as parseUrl } from 'node:url';
import type { ErrorObject } from 'ajv';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import { isHttpUrl } from '../../foundation/platform/http-url.ts';
import type { RequestDocument } from './request-document.ts';

type EovOptions = ConstructorParameters<typeof RequestValidator>[1];

const OPTIONS = {
  strict: false,
  // if true, bounds are not compared with Infinity, which a query can contain
  strictNumbers: false,
  strictTuples: true,
  allowUnionTypes: false,
  validateSchema: false,
  coerceTypes: false,
  useDefaults: true,
  removeAdditional: false,
  validateFormats: true,
  formats: { uri: { type: 'string', validate: isHttpUrl } },
  ajvFormats: { mode: 'fast' },
  serDesMap: {},
  allErrors: true,
  // errors include their schema, so that a message can name both bounds
  verbose: true,
  allowUnknownQueryParameters: true,
} as const;

/**
 * The only file that uses modules that the library does not export. Its middleware costs 1.4 ms of CPU per request
 * with 200 paths, 0.36 ms with 5 and 0.19 ms without it, and its errors lack the schemas that our messages name. So
 * its request validator is used alone, for one operation, and the errors are captured before it shortens them.
 * `library-validator.test.ts` fails if the library changes.
 */
export class LibraryValidator extends RequestValidator {
  lastErrors: readonly ErrorObject[] | undefined;

  constructor(document: RequestDocument) {
    new SchemaPreprocessor(document as never, OPTIONS as never, false as never).preProcess();
    super(document as never, OPTIONS as unknown as EovOptions);
    const { ajv } = this as unknown as { ajv: { errorsText(errors: readonly ErrorObject[]): string } };
    ajv.errorsText = (errors) => {
      this.lastErrors = errors;
      return '';
    };
  }

  override validate(...args: Parameters<RequestValidator['validate']>): void {
    this.lastErrors = undefined;
    super.validate(...args);
  }
}

/**
 * The library calls url.parse for every request, and Node inspects the call stack on each call until it has warned
 * once about the deprecation. The warning is triggered and discarded here.
 */
function suppressUrlParseWarning(): void {
  const { noDeprecation } = process;
  process.noDeprecation = true;
  parseUrl('');
  process.noDeprecation = noDeprecation ?? false;
}

suppressUrlParseWarning();

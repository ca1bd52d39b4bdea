import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ToolSchema } from '../../generated/tools.gen.ts';

/** One validator per schema, compiled on first use. */
export class ToolValidators {
  readonly #ajv: Ajv2020;
  readonly #compiled = new WeakMap<ToolSchema, ValidateFunction>();

  constructor(options: Options) {
    this.#ajv = new Ajv2020(options);
  }

  validate(schema: ToolSchema, value: unknown): ErrorObject[] {
    let validate = this.#compiled.get(schema);
    if (!validate) {
      validate = this.#ajv.compile(schema);
      this.#compiled.set(schema, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []);
  }
}

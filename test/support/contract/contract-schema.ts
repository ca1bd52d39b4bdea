import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { loadContract, type Schema } from '../../../server/contract/contract-document.ts';

/** Why a value does not match a schema of the contract; null if it does. */
export function findContractErrors(schema: string, value: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(loadContract(), 'contract');
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  return validate(value) ? null : validate.errors;
}

let cachedAjv: Ajv2020 | undefined;

/** The same for any schema that references those of the contract, formats included. */
export function findSchemaErrors(schema: Schema, value: unknown): unknown {
  cachedAjv ??= createContractAjv();
  // references of the contract, from a separate schema
  const within = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
  const validate = cachedAjv.compile(within);
  return validate(value) ? null : validate.errors;
}

function createContractAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  formats.default(ajv);
  return ajv.addSchema(loadContract(), 'contract');
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import { loadContract } from '../../../server/contract/contract-document.ts';

/** What keeps a value from being what a schema of the contract says; null when nothing does. */
export function differenceTo(schema: string, value: unknown): unknown {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(loadContract(), 'contract');
  const validate = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  return validate(value) ? null : validate.errors;
}

import { loadContract, resolveRef, type Schema } from '../../contract/contract-document.ts';

/** The categories of the contract. */
export function listCategories(): readonly string[] {
  return resolveRef<Schema>(loadContract(), { $ref: '#/components/schemas/Category' }).enum as string[];
}

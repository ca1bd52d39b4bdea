import { loadContract, resolveRef, type Schema } from '../../contract/contract-document.ts';

let known: readonly string[] | undefined;

/** The categories, as the contract lists them. */
export function categories(): readonly string[] {
  known ??= resolveRef<Schema>(loadContract(), { $ref: '#/components/schemas/Category' }).enum as string[];
  return known;
}

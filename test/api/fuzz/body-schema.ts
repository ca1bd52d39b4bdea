import { loadContract, resolveRef, type Schema } from '../../../server/contract/contract-document.ts';
import type { ServedOperation } from '../statuses/operations.ts';

/** The schema of an operation's body; undefined where it takes none. */
export function bodySchema({ route, bodyType }: ServedOperation): Schema | undefined {
  const contract = loadContract();
  const { requestBody } = contract.paths[route.path]?.[route.method] ?? {};
  if (!requestBody || bodyType === undefined) return undefined;
  return resolveRef(contract, requestBody).content[bodyType]?.schema;
}

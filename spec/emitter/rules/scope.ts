import type { Namespace, Operation, Type } from '@typespec/compiler';
import { API_NAMESPACE } from '../emit/contract.ts';

function within(namespace: Namespace | undefined): boolean {
  return namespace !== undefined && (namespace.name === API_NAMESPACE || within(namespace.namespace));
}

/** Whether a type is part of the service, rather than of a library or of the tools. */
export function isOurs(type: Type & { namespace?: Namespace }): boolean {
  return within(type.namespace);
}

export function isOurOperation(operation: Operation): boolean {
  return within(operation.interface?.namespace ?? operation.namespace);
}

import type { Namespace, Operation, Type } from '@typespec/compiler';
import { API_NAMESPACE } from '../emit/contract.ts';

function isInApiNamespace(namespace: Namespace | undefined): boolean {
  return (
    namespace !== undefined && (namespace.name === API_NAMESPACE || isInApiNamespace(namespace.namespace))
  );
}

/** Whether a type belongs to the service, not to a library or tool. */
export function isOwnType(type: Type & { namespace?: Namespace }): boolean {
  return isInApiNamespace(type.namespace);
}

export function isOwnOperation(operation: Operation): boolean {
  return isInApiNamespace(operation.interface?.namespace ?? operation.namespace);
}

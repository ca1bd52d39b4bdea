import { type Act, type ActCondition, authorityTable } from '../../../generated/authority.gen.ts';
import type { Route } from '../../../generated/routes.gen.ts';
import type { ValidRequest } from '../validation/request-validator.ts';

type ActRequest = Pick<ValidRequest, 'body' | 'header'>;

/** The acts of a request, as the contract declares them for its operation. */
export function listRequestedActs({ authority }: Pick<Route, 'authority'>, request: ActRequest): Act[] {
  return authority.filter(({ when }) => !when || isConditionMet(when, request)).map(({ act }) => act);
}

/** All acts of an operation. */
export function listDeclaredKinds({ authority }: Pick<Route, 'authority'>) {
  return new Set(authority.map(({ act }) => authorityTable[act].kind));
}

function isConditionMet(
  { fields = [], field, equals, headers = [] }: ActCondition,
  { body, header }: ActRequest,
): boolean {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (fields.some((name) => sent[name] !== undefined)) return true;
  if (field !== undefined && sent[field] === equals) return true;
  return headers.some((name) => header[name] !== undefined);
}

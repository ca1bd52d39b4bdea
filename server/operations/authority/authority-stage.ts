import { type Act, authorityTable, type Proof } from '../../../generated/authority.gen.ts';
import type { Route } from '../../../generated/routes.gen.ts';
import type { Reply } from '../../contract/reply.ts';
import { AppError } from '../../foundation/platform/errors.ts';
import { runAsOperation } from '../../foundation/platform/operation-authority.ts';
import { findCustodyProofError } from '../../identity/custody.ts';
import type { Call } from '../call.ts';
import type { Operation } from '../operation.ts';
import type { ValidRequest } from '../validation/request-validator.ts';
import { listRequestedActs } from './requested-acts.ts';
import { requireScopes } from './scopes.ts';

/** The part of a call that this stage reads. */
interface AuthorizedCall extends Pick<Call, 'caller' | 'acts' | 'authority'> {
  readonly operation: Pick<Operation, 'authorityKinds'> & {
    readonly route: Pick<Route, 'operationId' | 'authority' | 'scopes'>;
  };
}

/** Runs a handler if the caller has given the proof that the authority table requires. */
export async function runAuthorized(
  call: AuthorizedCall,
  request: ValidRequest,
  handle: () => Promise<Reply>,
): Promise<Reply> {
  const { route, authorityKinds } = call.operation;
  const acts = listRequestedActs(route, request);
  call.acts = acts;
  requireScopes(call.caller, route.scopes, acts);
  try {
    await checkCustodyProof(call, acts);
    return await runAsOperation({ operationId: route.operationId, kinds: authorityKinds }, handle);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await call.authority.releaseSignature();
    throw error;
  }
}

/** Whether the caller may see a stored response. A retry may carry the signature that the request used up. */
export function authorizeReplay({ operation, caller }: AuthorizedCall, request: ValidRequest): void {
  const acts = listRequestedActs(operation.route, request);
  requireScopes(caller, operation.route.scopes, acts);
  const refusal =
    acts.some((act) => authorityTable[act].proof === 'custody') && findCustodyProofError(caller);
  if (refusal) throw refusal;
}

async function checkCustodyProof({ authority }: AuthorizedCall, acts: readonly Act[]): Promise<void> {
  const takes = (proof: Proof) => acts.some((act) => authorityTable[act].proof === proof);
  if (takes('custody')) await authority.requireCustodyProof();
  else if (takes('custody or delay')) await authority.consumeCustodyProof();
}

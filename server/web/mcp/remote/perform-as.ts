import type { PerformOperation } from '../../../../shared/tools/hires/market-answer.ts';
import type { Caller } from '../../../identity/caller.ts';
import { callDirectly, type DirectRequest } from '../../../operations/direct-call.ts';
import type { KnownCaller } from '../../../operations/input.ts';
import type { OperationReply } from '../../../operations/operation-reply.ts';
import type { Operations } from '../../../operations/operations.ts';
import { readAnswerBody } from '../answer-body.ts';
import type { Session } from './session.ts';

/** The holder of an order token is not a party of the order and would be rejected under its own credential. */
const ORDER_TOKEN = 'access_token';

/** Performs an operation for the caller that the MCP endpoint authenticated. */
export function performAs(
  operations: Operations,
  { caller, request }: Session,
  operationId: string,
  parts: Pick<DirectRequest, 'path' | 'query' | 'header' | 'body'>,
): Promise<OperationReply> {
  const known = parts.query?.[ORDER_TOKEN] === undefined ? { knownCaller: toKnownCaller(caller) } : {};
  const { address, requestId } = request;
  return callDirectly(operations, operationId, {
    ...parts,
    ...known,
    address,
    requestId,
    get signal() {
      return request.signal;
    },
  });
}

/** The same for one caller, with the body as an object. */
export function bindPerform(operations: Operations, session: Session): PerformOperation {
  return async (operationId, request) => {
    const answer = await performAs(operations, session, operationId, request);
    return { ...answer, body: await readAnswerBody(answer) };
  };
}

/** Users have the same identity as with an identity token. */
function toKnownCaller(caller: Caller): KnownCaller {
  return { credential: caller.kind === 'agent' ? 'api_key' : 'idp', caller };
}

import { createRule, type Operation, type Program, paramMessage } from '@typespec/compiler';
import { getHttpOperation, type HttpOperation } from '@typespec/http';
import { ACTS } from '../authority.ts';
import { state } from '../state.ts';
import { isOwnOperation } from './is-ours.ts';

function listDeclaredStatuses(http: HttpOperation): Set<number> {
  return new Set(
    http.responses.map((response) => response.statusCodes).filter((code) => typeof code === 'number'),
  );
}

function hasRateLimit(program: Program, operation: Operation): boolean {
  const { rateLimit, callerLimit, failureLimit } = state;
  return [rateLimit, callerLimit, failureLimit].some((limit) => limit.has(program, operation));
}

/** The errors that follow from the operation's declarations. */
function listExpectedFailures(
  program: Program,
  operation: Operation,
  http: HttpOperation,
): [status: number, because: string][] {
  const expected: [number, string][] = [[500, 'anything can fail']];
  const { properties, body } = http.parameters;
  if (properties.length > 0) expected.push([400, 'its parameters or body can be invalid']);
  if (body)
    expected.push([413, 'its body can be too large'], [415, 'its body can have another content type']);
  const { required, accepted = [] } = state.credentials.get(program, operation) ?? {};
  if (required) expected.push([401, 'it needs a credential']);
  else if (accepted.length > 0) expected.push([401, 'a credential that is sent may not verify']);
  if (accepted.includes('api_key') && !accepted.includes('mcp_oauth'))
    expected.push([403, 'an API key may lack the scope']);
  const acts = state.authority.get(program, operation) ?? [];
  if (acts.some(({ act }) => ACTS[act].proof === 'custody'))
    expected.push([403, 'the credential may be no custody proof']);
  if (accepted.includes('x402'))
    expected.push([402, 'it may not be paid for'], [409, 'the payment may have been used']);
  if (http.path.includes('{')) expected.push([404, 'what its path names may not exist']);
  if (hasRateLimit(program, operation)) expected.push([429, 'it has a rate limit']);
  return expected;
}

export const operationErrors = createRule({
  name: 'operation-errors',
  severity: 'warning',
  description: 'Every operation declares the errors it can give.',
  messages: {
    default: paramMessage`Declare ${'status'} among its answers: ${'because'}.`,
    unreachable: paramMessage`It declares ${'status'} without ${'without'}.`,
  },
  create: (context) => ({
    operation(operation) {
      if (!isOwnOperation(operation)) return;
      const [http] = getHttpOperation(context.program, operation);
      const declared = listDeclaredStatuses(http);
      for (const [status, because] of listExpectedFailures(context.program, operation, http)) {
        if (!declared.has(status))
          context.reportDiagnostic({
            messageId: 'default',
            format: { status: `${status}`, because },
            target: operation,
          });
      }
      if (declared.has(429) && !hasRateLimit(context.program, operation)) {
        context.reportDiagnostic({
          messageId: 'unreachable',
          format: { status: '429', without: '@rateLimit' },
          target: operation,
        });
      }
    },
  }),
});

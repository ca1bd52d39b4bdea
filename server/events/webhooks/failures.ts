import { REQUEST_TIMEOUT_MS } from './delivery-policy.ts';
import { EndpointRefusedError } from './errors.ts';

const SECONDS = `${REQUEST_TIMEOUT_MS / 1000} seconds`;

/** What is wrong with a response; null if it is a success. */
export function describeStatusProblem(statusCode: number): string | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  const redirect = statusCode >= 300 && statusCode < 400;
  return `The endpoint responded with ${statusCode}.${redirect ? ' Redirects are not followed.' : ''}`;
}

/**
 * Why there is no complete response. Messages of the network stack are not passed on, because they contain addresses.
 */
export function describeFailure(error: unknown, outOfTime: boolean, statusCode: number | null): string {
  if (outOfTime) {
    return statusCode === null
      ? `No response within ${SECONDS}.`
      : `The response did not end within ${SECONDS}.`;
  }
  if (error instanceof EndpointRefusedError) return error.message;
  const code = findErrorCode(error);
  return (
    MESSAGES_BY_CODE[code] ??
    (isTlsErrorCode(code) ? `The TLS handshake failed (${code}).` : `The request failed (${code}).`)
  );
}

const CONNECTION_CLOSED = 'The endpoint closed the connection.';
const UNRESOLVED = 'The host of the endpoint does not resolve.';
const UNREACHABLE = 'The endpoint is unreachable.';

const MESSAGES_BY_CODE: Record<string, string> = {
  ECONNREFUSED: 'The endpoint refused the connection.',
  ECONNRESET: CONNECTION_CLOSED,
  EPIPE: CONNECTION_CLOSED,
  UND_ERR_SOCKET: CONNECTION_CLOSED,
  ENOTFOUND: UNRESOLVED,
  EAI_AGAIN: UNRESOLVED,
  ENODATA: UNRESOLVED,
  ESERVFAIL: UNRESOLVED,
  EREFUSED: UNRESOLVED,
  ETIMEOUT: UNRESOLVED,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  UND_ERR_HEADERS_OVERFLOW: 'The response headers are too large.',
};

function isTlsErrorCode(code: string): boolean {
  return /^(ERR_)?(SSL|TLS)|CERT|SIGNATURE|ISSUER/.test(code);
}

/** If several addresses fail, the error contains one error for each. */
function findErrorCode(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: unknown[] };
  if (typeof code === 'string') return code;
  return errors?.[0] ? findErrorCode(errors[0]) : 'unknown';
}

import type { CrashSafety } from '../../../generated/routes.gen.ts';
import type { ValidRequest } from '../validation/request-validator.ts';

/**
 * Whether this request, repeated after a crash, runs again and finds its earlier result. Otherwise it runs in one
 * transaction with its stored response. The contract declares it per operation.
 */
export function isRepeatable(safety: CrashSafety, { header, body }: ValidRequest): boolean {
  switch (safety) {
    case 'one transaction':
      return false;
    case 'repeatable':
      return true;
    case 'repeatable when paid by header':
      return header['X-PAYMENT'] !== undefined || header['PAYMENT-SIGNATURE'] !== undefined;
    case 'repeatable when the action is pay':
      return (body as { action?: unknown }).action === 'pay';
  }
}

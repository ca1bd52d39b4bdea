import type { CrashSafety } from '../../../generated/routes.gen.ts';
import type { ValidRequest } from '../validation/request-validator.ts';

/**
 * Whether this request, sent again after a crash, is run again and finds what it did. One that is not runs in a
 * transaction that also keeps its answer. The contract says which, by operation.
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

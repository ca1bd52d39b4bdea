import type { routes } from '../../../generated/routes.gen.ts';
import type { ValidRequest } from '../validation/request-validator.ts';

/**
 * Why a request that is asked again after a crash is not done twice.
 * - `one transaction`: the answer is committed together with what was done; there is both or neither.
 * - `repeatable`: it asks a chain or another service, for which no transaction may wait. Doing it again finds what was
 *   done, by rows that exist once: the claim of a payment, or a transfer named by `context.idempotencyId`.
 */
export type CrashSafety = 'one transaction' | 'repeatable';

type IdempotentOperation = Extract<(typeof routes)[number], { idempotent: true }>['operationId'];

/** Every operation that takes a key has to be here. */
const SAFETY: Record<IdempotentOperation, CrashSafety | ((request: ValidRequest) => CrashSafety)> = {
  admin_mediate: 'one transaction',
  bounties_accept: 'repeatable',
  bounties_claim: 'one transaction',
  bounties_create: 'one transaction',
  earn_deposit: 'repeatable',
  earn_withdraw: 'repeatable',
  fees_collect: 'repeatable',
  fees_payout: 'repeatable',
  identityMint_mint: 'repeatable',
  messages_send: 'one transaction',
  orders_create: ({ header }) => (carriesPayment(header) ? 'repeatable' : 'one transaction'),
  orders_deliver: 'one transaction',
  orders_generate: 'one transaction',
  orders_quote: 'one transaction',
  orders_retryPayout: 'repeatable',
  orders_update: ({ body }) => (isPayment(body) ? 'repeatable' : 'one transaction'),
  reviews_create: 'one transaction',
  services_create: 'one transaction',
  swap_execute: 'repeatable',
  tokens_launch: 'repeatable',
  tokens_register: 'repeatable',
  wallets_send: 'repeatable',
  wallets_withdraw: 'repeatable',
  webhooks_sendTest: 'one transaction',
  x402_discover: 'repeatable',
  x402_discoverService: 'repeatable',
  x402_hireService: 'repeatable',
  x402_pay: 'repeatable',
};

export function crashSafetyOf(operationId: string, request: ValidRequest): CrashSafety {
  const safety = SAFETY[operationId as IdempotentOperation];
  return typeof safety === 'function' ? safety(request) : safety;
}

function carriesPayment(header: ValidRequest['header']): boolean {
  return header['X-PAYMENT'] !== undefined || header['PAYMENT-SIGNATURE'] !== undefined;
}

function isPayment(body: unknown): boolean {
  return (body as { action?: unknown }).action === 'pay';
}

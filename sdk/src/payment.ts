import type { PaymentRequiredError } from './status-errors.ts';

/** The headers that prove a payment, sent along with the request that is paid for. */
export type PaymentProof = Record<string, string>;

/** Pays what a 402 asks for, or throws. */
export type PaymentHandler = (demand: PaymentRequiredError) => Promise<PaymentProof>;

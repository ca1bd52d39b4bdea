import type { PaymentProof } from './payment.ts';
import type { PaymentRequiredError } from './status-errors.ts';

/** Pays what a 402 asks for, or throws. */
export type PaymentHandler = (demand: PaymentRequiredError) => Promise<PaymentProof>;

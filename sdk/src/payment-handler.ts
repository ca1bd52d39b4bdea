import type { PaymentProof } from './payment.ts';
import type { PaymentRequiredError } from './status-errors.ts';

/** Pays a 402, or throws. */
export type PaymentHandler = (demand: PaymentRequiredError) => Promise<PaymentProof>;

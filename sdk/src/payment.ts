/** The headers that prove a payment, sent with the paid request. */
export type PaymentProof = Record<string, string>;

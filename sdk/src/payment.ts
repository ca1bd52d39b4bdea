/** The headers that prove a payment, sent along with the request that is paid for. */
export type PaymentProof = Record<string, string>;

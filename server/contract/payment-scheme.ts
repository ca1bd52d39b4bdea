/** Whether an `Authorization` header carries a payment (the Machine Payments Protocol) instead of a token. */
export function isPaymentScheme(authorization: string | string[] | undefined): authorization is string {
  return typeof authorization === 'string' && /^Payment /i.test(authorization);
}

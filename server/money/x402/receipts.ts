import { type JWSSignedReceipt, type JWSSigner, OFFER_RECEIPT } from '@x402/extensions/offer-receipt';
import type { PaymentOption } from '../payments/payment-option.ts';
import type { PaymentOptions } from '../payments/payment-options.ts';
import type { PaymentProof } from '../payments/proof.ts';
import { buildSettlementHeaders, type SettledPayment } from './convert.ts';
import { signStatement } from './sign-statement.ts';

type SettlementHeaders = Partial<ReturnType<typeof buildSettlementHeaders>>;

/** What was paid for. */
export interface Purchase {
  payment: SettledPayment;
  paidAt: Date;
  chargedMicro: bigint;
  /** Its URL, as in the challenge. */
  resource: string;
  /** The created order, if there is one. */
  orderId?: string;
}

/** The receipt for the payer. */
export interface PaymentReceipt {
  /** Absent if nothing is signed. */
  receipt?: JWSSignedReceipt;
  /** For signed payloads: the transaction that settled it. */
  headers: SettlementHeaders;
}

export interface ReceiptsOptions {
  signer: JWSSigner | undefined;
  paymentOptions: PaymentOptions;
}

const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { receipt: { type: 'object' } },
  required: ['receipt'],
};

/** Issues signed receipts. */
export class Receipts {
  readonly #options: ReceiptsOptions;

  constructor(options: ReceiptsOptions) {
    this.#options = options;
  }

  async issue(purchase: Purchase, proof: PaymentProof | undefined): Promise<PaymentReceipt> {
    const { signer, paymentOptions } = this.#options;
    const options = await paymentOptions.listReachable();
    const option = options.find(({ network }) => network === purchase.payment.network);
    const receipt = signer && option && (await signReceipt(signer, purchase, option));
    if (proof?.kind !== 'signed') return { headers: {}, ...(receipt && { receipt }) };
    const extensions = receipt && { [OFFER_RECEIPT]: { info: { receipt }, schema: SCHEMA } };
    const headers = buildSettlementHeaders(purchase.payment, proof, option, extensions);
    return { headers, ...(receipt && { receipt }) };
  }
}

async function signReceipt(
  signer: JWSSigner,
  { payment, paidAt, chargedMicro, resource, orderId }: Purchase,
  { nameV2, asset }: PaymentOption,
): Promise<JWSSignedReceipt> {
  return signStatement(signer, {
    version: 1,
    network: nameV2,
    resourceUrl: resource,
    payer: payment.payer,
    issuedAt: Math.floor(paidAt.getTime() / 1000),
    transaction: payment.reference,
    amount: chargedMicro.toString(),
    asset,
    ...(orderId !== undefined && { orderId }),
  });
}

import type { PaidResource, PaymentRequirementsV2 } from '../../generated/client.gen.ts';
import type { PaymentNetwork } from '../../generated/vocabulary.gen.ts';
import type { PaymentProof } from './payment.ts';

/** A wallet that pays on one network, in one token. Created by `accountPayer` and `keypairPayer`. */
export interface Payer {
  /** CAIP-2 name, such as `eip155:8453`. */
  readonly network: string;
  /** The USDC contract or mint. No other token is ever paid. */
  readonly asset: string;
  /** Pays, or signs a payment, and returns the headers that prove it. */
  pay(requirements: PaymentRequirementsV2, resource: PaidResource): Promise<PaymentProof>;
}

/** A wallet that sends its own transactions. Created by `walletPayer` and `sendingPayer`. */
export interface SendingPayer extends Payer {
  /** The service's name of the network. */
  readonly paymentNetwork: PaymentNetwork;
  /**
   * Sends USDC in its smallest unit; returns the transaction's reference, even if its outcome is unknown. The
   * transfer carries `lock`, if given: see `lockPayment`.
   */
  send(to: string, amount: bigint, lock?: string): Promise<string>;
}

/** EVM addresses are case-insensitive. */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());
}

import type { PaidResource, PaymentRequirementsV2 } from '../../generated/client.gen.ts';
import type { PaymentNetwork } from '../../generated/vocabulary.gen.ts';
import type { PaymentProof } from './payment.ts';

/** A wallet that pays on one network, in one token. `accountPayer` and `keypairPayer` make one. */
export interface Payer {
  /** CAIP-2 name, such as `eip155:8453`. */
  readonly network: string;
  /** The USDC contract or mint. Nothing else is ever paid with. */
  readonly asset: string;
  /** Pays, or signs what pays, and returns the headers that prove it. */
  pay(requirements: PaymentRequirementsV2, resource: PaidResource): Promise<PaymentProof>;
}

/** A wallet that sends transactions of its own. `walletPayer` and `sendingPayer` make one. */
export interface SendingPayer extends Payer {
  /** What the service calls the network. */
  readonly paymentNetwork: PaymentNetwork;
  /**
   * Sends USDC in its smallest unit; returns the reference of the transaction, even if its fate is not known. The
   * transfer carries `lock`, where one is given: see `lockPayment`.
   */
  send(to: string, amount: bigint, lock?: string): Promise<string>;
}

/** Addresses on EVM may be written in either case. */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || (one.startsWith('0x') && one.toLowerCase() === other.toLowerCase());
}

import type { PaymentChain } from '../../../generated/vocabulary.gen.ts';
import { isReferenceOf, normaliseReference } from '../../chain/reference.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { PaymentMethod } from './order.entity.ts';

export type { PaymentChain };

export interface Payment {
  network: Network;
  /** In the one spelling under which it can be claimed. */
  reference: string;
  isNetworkGuessed?: boolean | undefined;
}

const NETWORK_OF: Record<PaymentChain, Network> = {
  solana: 'solana-mainnet',
  base: 'base-mainnet',
  alt: 'alt-mainnet',
};

export const METHOD_OF: Record<Network, PaymentMethod> = {
  'solana-mainnet': 'usdc-sol',
  'base-mainnet': 'usdc-base',
  'alt-mainnet': 'usdc-alt',
};

const CHAIN_OF: Record<Network, PaymentChain> = {
  'solana-mainnet': 'solana',
  'base-mainnet': 'base',
  'alt-mainnet': 'alt',
};

export function chainOf(network: Network): PaymentChain {
  return CHAIN_OF[network];
}

export function networkOf(chain: PaymentChain): Network {
  return NETWORK_OF[chain];
}

/**
 * The chain is told by the shape of the reference where it is not named; a hash is then taken to be of Base. What is a
 * transaction of another chain is looked for there when it is received.
 */
export function paymentFrom(reference: string, chain: PaymentChain | undefined): Payment {
  const isHash = reference.startsWith('0x');
  const network = networkOf(chain ?? (isHash ? 'base' : 'solana'));
  const guess = chain === undefined && isHash ? { isNetworkGuessed: true } : {};
  const [fitting] = [network, ...Object.values(NETWORK_OF)].filter((one) => isReferenceOf(one, reference));
  if (!fitting) {
    throw invalidFields([{ path: 'body.escrow_tx_hash', message: `is no transaction of ${network}` }]);
  }
  return { network, reference: normaliseReference(fitting, reference), ...guess };
}

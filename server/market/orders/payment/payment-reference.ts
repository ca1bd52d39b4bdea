import type { PaymentChain } from '../../../../generated/vocabulary.gen.ts';
import { isReference, normaliseReference } from '../../../chain/reference.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import type { PaymentMethod } from '../order.entity.ts';

export type { PaymentChain };

export interface PaymentReference {
  network: Network;
  /** In the one spelling under which it can be claimed. */
  reference: string;
  isNetworkGuessed?: boolean | undefined;
}

const NETWORK_BY_CHAIN: Record<PaymentChain, Network> = {
  solana: 'solana-mainnet',
  base: 'base-mainnet',
  alt: 'alt-mainnet',
};

export const METHOD_BY_NETWORK: Record<Network, PaymentMethod> = {
  'solana-mainnet': 'usdc-sol',
  'base-mainnet': 'usdc-base',
  'alt-mainnet': 'usdc-alt',
};

const CHAIN_BY_NETWORK: Record<Network, PaymentChain> = {
  'solana-mainnet': 'solana',
  'base-mainnet': 'base',
  'alt-mainnet': 'alt',
};

export function toPaymentChain(network: Network): PaymentChain {
  return CHAIN_BY_NETWORK[network];
}

export function toNetwork(chain: PaymentChain): Network {
  return NETWORK_BY_CHAIN[chain];
}

/**
 * The chain is told by the shape of the reference where it is not named; a hash is then taken to be of Base. What is a
 * transaction of another chain is looked for there when it is received.
 */
export function parsePaymentReference(reference: string, chain: PaymentChain | undefined): PaymentReference {
  const isHash = reference.startsWith('0x');
  const network = toNetwork(chain ?? (isHash ? 'base' : 'solana'));
  const guessed = chain === undefined && isHash ? { isNetworkInferred: true } : {};
  const [fitting] = [network, ...Object.values(NETWORK_BY_CHAIN)].filter((one) =>
    isReference(one, reference),
  );
  if (!fitting) {
    throw invalidFieldsError([{ path: 'body.escrow_tx_hash', message: `is no transaction of ${network}` }]);
  }
  return { network, reference: normaliseReference(fitting, reference), ...guessed };
}

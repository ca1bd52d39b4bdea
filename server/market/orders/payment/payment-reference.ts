import type { PaymentChain } from '../../../../generated/vocabulary.gen.ts';
import { isReference, normaliseReference } from '../../../chain/reference.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import type { PaymentMethod } from '../order.entity.ts';

export type { PaymentChain };

export interface PaymentReference {
  network: Network;
  /** In canonical form, under which it can be spent. */
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
 * Without a given chain, the format of the reference decides; a hash is assumed to be of Base. Transactions of other
 * chains are searched when the payment is received.
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

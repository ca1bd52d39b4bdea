import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { KeyFamily } from '../../identity/agent-wallet.entity.ts';

/** The network of a wallet's chain, and its key family. */
export const WALLET_CHAINS: Record<WalletChain, { network: Network; family: KeyFamily }> = {
  solana: { network: 'solana-mainnet', family: 'solana' },
  base: { network: 'base-mainnet', family: 'evm' },
};

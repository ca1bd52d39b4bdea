import { isAddress } from 'viem';
import type { WalletChain } from '../../../generated/vocabulary.gen.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { KeyFamily } from '../../identity/agent-wallet.entity.ts';
import { chainOfAddress } from '../../identity/wallet.ts';

/** Where the wallet of a chain is, and whose keys it takes. */
export const WALLET_CHAINS: Record<WalletChain, { network: Network; family: KeyFamily }> = {
  solana: { network: 'solana-mainnet', family: 'solana' },
  base: { network: 'base-mainnet', family: 'evm' },
};

/** Money sent to a mistyped address, or to one of another chain, is gone. */
export function requireAddress(path: string, chain: WalletChain, address: string): void {
  if (chainOfAddress(address) !== chain)
    throw invalidFields([{ path, message: `is no address of a wallet on ${chain}` }]);
  if (chain === 'base' && !isAddress(address)) {
    const message = 'is mistyped: the capitals of the address do not fit its digits';
    throw invalidFields([{ path, message }]);
  }
}

import type { LocalAccount } from 'viem';
import type { WalletSigner } from '../wallet.ts';

/**
 * Signs requests with a viem account.
 *
 * @example
 * const signer = accountSigner(privateKeyToAccount('0x…'));
 * const market = new AgentMarket({ baseUrl, signer });
 */
export function accountSigner(account: Pick<LocalAccount, 'address' | 'signMessage'>): WalletSigner {
  return { address: account.address, sign: (message) => account.signMessage({ message }) };
}

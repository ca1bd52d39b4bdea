import { type Address, concat, encodeFunctionData, erc20Abi, stringToHex } from 'viem';
import type { PaymentNetwork } from '../../../generated/vocabulary.gen.ts';
import { createSendingPayer } from '../create-sending-payer.ts';
import type { SendingPayer } from '../payer.ts';
import { sendTransaction, type Wallet } from './send-transaction.ts';
import { getUsdcAddress } from './usdc.ts';

export interface WalletPayerOptions {
  /** The USDC contract, on chains other than Base and Base Sepolia. */
  usdc?: Address | undefined;
  /** The service's name of the chain; `base-mainnet` by default. */
  paymentNetwork?: PaymentNetwork | undefined;
}

/**
 * Pays with its own transaction, for wallets that send rather than sign. The transfer is locked: nobody else who sees
 * it can spend it.
 *
 * @example
 * const wallet = createWalletClient({ account, chain: base, transport: http() });
 * const payment = payWith(walletPayer(wallet), { maxUsd: '30.00' });
 */
export function walletPayer(
  wallet: Wallet,
  { usdc, paymentNetwork = 'base-mainnet' }: WalletPayerOptions = {},
): SendingPayer {
  const asset = getUsdcAddress(wallet.chain.id, usdc);
  return createSendingPayer({
    network: `eip155:${wallet.chain.id}`,
    asset,
    paymentNetwork,
    send(to, amount, lock = '') {
      const args = [to as Address, amount] as const;
      const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
      // the token ignores extra calldata
      return sendTransaction(wallet, asset, concat([transfer, stringToHex(lock)]));
    },
  });
}

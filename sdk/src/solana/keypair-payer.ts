import { bytesToBase64 } from '../base64.ts';
import { createSendingPayer } from '../create-sending-payer.ts';
import type { Payer, SendingPayer } from '../payer.ts';
import { encodePaymentHeader } from '../signed-payment.ts';
import { waitForConfirmation } from './confirmation.ts';
import { getSignature } from './message.ts';
import { isRpcRejection, type KitRpc, toSolanaRpc, type Web3Connection } from './rpc.ts';
import { buildTransfer } from './transfer.ts';
import {
  getAddress,
  type Keypair,
  type KitTransactionSigner,
  signTransfer,
  type TransactionSigner,
} from './wallet.ts';

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';

/** The issuer's USDC mints, by cluster. */
const USDC: Record<string, string> = {
  [MAINNET]: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  [DEVNET]: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
};

export interface KeypairPayerOptions {
  /** Provides the blockhash and accepts transactions: of `@solana/web3.js`, or the RPC of `@solana/kit`. */
  connection: Web3Connection | KitRpc;
  /** `mainnet` by default. A local cluster uses the name of devnet. */
  cluster?: 'mainnet' | 'devnet' | undefined;
  /** The mint of USDC, on your own cluster. */
  usdc?: string | undefined;
}

/** How a wallet pays on its cluster. */
function createTransferSigner(
  wallet: TransactionSigner,
  { connection, cluster = 'mainnet', usdc }: KeypairPayerOptions,
) {
  const network = cluster === 'mainnet' ? MAINNET : DEVNET;
  const mint = usdc ?? USDC[network] ?? '';
  const payer = getAddress(wallet);
  const node = toSolanaRpc(connection);
  return {
    network,
    asset: mint,
    payer,
    node,
    async sign(to: string, amount: bigint, feePayer: string, memo?: string) {
      const { blockhash, lastValidBlockHeight } = await node.getLatestBlockhash();
      const unsigned = await buildTransfer({ payer, feePayer, mint, to, amount, blockhash, memo });
      return { transaction: await signTransfer(wallet, unsigned), lastValidBlockHeight };
    },
  };
}

/**
 * Pays by signing a transfer that the service submits and pays the fees of. Takes a keypair of `@solana/web3.js` or a
 * signer of `@solana/kit`. A browser wallet may change what it signs, so it sends itself (`sendingPayer`).
 *
 * @example
 * const connection = createSolanaRpc('https://api.mainnet-beta.solana.com');
 * const payment = payWith(keypairPayer(keypair, { connection }), { maxUsd: '30.00' });
 */
export function keypairPayer(keypair: Keypair | KitTransactionSigner, options: KeypairPayerOptions): Payer {
  const { network, asset, sign } = createTransferSigner(keypair, options);
  return {
    network,
    asset,
    async pay(due, resource) {
      const { feePayer } = due.extra as { feePayer: string };
      const { transaction } = await sign(due.payTo, BigInt(due.amount), feePayer);
      return encodePaymentHeader(due, resource, { transaction: bytesToBase64(transaction) });
    },
  };
}

/**
 * Pays with its own transaction, fees included: with a keypair, a signer of `@solana/kit`, or a browser wallet
 * (`standardWallet`). The transfer is locked: nobody else who sees it can spend it.
 *
 * @example
 * const payment = payWith(sendingPayer(keypair, { connection }), { maxUsd: '30.00' });
 */
export function sendingPayer(wallet: TransactionSigner, options: KeypairPayerOptions): SendingPayer {
  const { network, asset, payer, node, sign } = createTransferSigner(wallet, options);
  return createSendingPayer({
    network,
    asset,
    paymentNetwork: 'solana-mainnet',
    async send(to, amount, lock) {
      const { transaction, lastValidBlockHeight } = await sign(to, amount, payer, lock);
      const signature = getSignature(transaction);
      let lost: Error | undefined;
      await node.sendTransaction(transaction).catch((error) => {
        if (isRpcRejection(error)) throw error;
        // without a response, it may still have been sent
        lost = error;
      });
      // once sent, the service determines whether it has arrived
      const came = await waitForConfirmation(node, signature, lastValidBlockHeight).catch(() => true);
      if (lost && !came) throw lost;
      return signature;
    },
  });
}

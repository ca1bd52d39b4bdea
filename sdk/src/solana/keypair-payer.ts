import { base58 } from '@scure/base';
import {
  type Connection,
  type Keypair,
  PublicKey,
  SendTransactionError,
  type VersionedTransaction,
} from '@solana/web3.js';
import { bytesToBase64 } from '../base64.ts';
import { type Payer, payerThatSends, type SendingPayer } from '../payer.ts';
import { signedPayment } from '../signed-payment.ts';
import { whenConfirmed } from './confirmation.ts';
import { unsignedTransfer } from './transfer.ts';

const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';

/** USDC as its issuer made it, by cluster. */
const USDC: Record<string, string> = {
  [MAINNET]: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  [DEVNET]: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
};

export interface KeypairPayerOptions {
  /** Says on which block a payment is based, and takes transactions. */
  connection: Connection;
  /** `mainnet` unless set. A local cluster goes by the name of devnet. */
  cluster?: 'mainnet' | 'devnet' | undefined;
  /** The mint of USDC, on clusters of your own. */
  usdc?: string | undefined;
}

/** A wallet that signs transactions itself, as browser wallets do. */
export interface TransactionSigner {
  publicKey: PublicKey;
  signTransaction(transaction: VersionedTransaction): Promise<VersionedTransaction>;
}

/** How a wallet pays on its cluster. */
function walletOf(
  payer: Keypair | TransactionSigner,
  { connection, cluster = 'mainnet', usdc }: KeypairPayerOptions,
) {
  const network = cluster === 'mainnet' ? MAINNET : DEVNET;
  const asset = usdc ?? USDC[network] ?? '';
  return {
    network,
    asset,
    async sign(to: string, amount: bigint, feePayer: PublicKey, lock?: string) {
      const latest = await connection.getLatestBlockhash();
      const mint = new PublicKey(asset);
      const { blockhash } = latest;
      const unsigned = unsignedTransfer({
        payer: payer.publicKey,
        feePayer,
        mint,
        to: new PublicKey(to),
        amount,
        blockhash,
        memo: lock,
      });
      const signed = await signedBy(payer, unsigned);
      const [signature = new Uint8Array()] = signed.signatures;
      return { latest, bytes: signed.serialize(), signature: base58.encode(signature) };
    },
  };
}

async function signedBy(
  payer: Keypair | TransactionSigner,
  transaction: VersionedTransaction,
): Promise<VersionedTransaction> {
  if ('signTransaction' in payer) return payer.signTransaction(transaction);
  transaction.sign([payer]);
  return transaction;
}

/**
 * Pays by signing a transfer that the service sends and pays the fees of.
 *
 * @example
 * const connection = new Connection('https://api.mainnet-beta.solana.com');
 * const payment = payWith(keypairPayer(keypair, { connection }), { maxUsd: '30.00' });
 */
export function keypairPayer(keypair: Keypair, options: KeypairPayerOptions): Payer {
  const { network, asset, sign } = walletOf(keypair, options);
  return {
    network,
    asset,
    async pay(due, resource) {
      const { feePayer } = due.extra as { feePayer: string };
      const { bytes } = await sign(due.payTo, BigInt(due.amount), new PublicKey(feePayer));
      return signedPayment(due, resource, { transaction: bytesToBase64(bytes) });
    },
  };
}

/**
 * Pays with a transaction of its own, fees included, from a keypair or from a wallet that signs transactions. The payment is proven by its signature, and locked: nobody else who
 * sees it can pay with it.
 *
 * @example
 * const payment = payWith(sendingPayer(keypair, { connection }), { maxUsd: '30.00' });
 */
export function sendingPayer(
  wallet: Keypair | TransactionSigner,
  options: KeypairPayerOptions,
): SendingPayer {
  const { network, asset, sign } = walletOf(wallet, options);
  const { connection } = options;
  return payerThatSends({
    network,
    asset,
    paymentNetwork: 'solana-mainnet',
    async send(to, amount, lock) {
      const { bytes, latest, signature } = await sign(to, amount, wallet.publicKey, lock);
      let lost: Error | undefined;
      await connection.sendRawTransaction(bytes).catch((error) => {
        if (error instanceof SendTransactionError) throw error;
        // that no answer came does not say that nothing was sent
        lost = error;
      });
      // once sent it counts: the service says itself whether it has arrived
      const came = await whenConfirmed(connection, signature, latest.lastValidBlockHeight).catch(() => true);
      if (lost && !came) throw lost;
      return signature;
    },
  });
}

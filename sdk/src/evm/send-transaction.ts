import {
  type Account,
  BaseError,
  type Chain,
  type Hash,
  type Hex,
  keccak256,
  publicActions,
  RpcRequestError,
  TransactionNotFoundError,
  type Transport,
  type WalletClient,
} from 'viem';
import { PaymentReplacedError } from '../payment-errors.ts';

export type Wallet = WalletClient<Transport, Chain, Account>;

/**
 * Sends a call and returns the transaction hash once it is mined, or the last known hash: once it is sent, the
 * service determines whether it has arrived.
 */
export async function sendTransaction(wallet: Wallet, to: Hex, data: Hex): Promise<Hash> {
  const hash = await submitTransaction(wallet, to, data);
  let replaced: Hash | undefined;
  const receipt = await wallet
    .extend(publicActions)
    .waitForTransactionReceipt({
      hash,
      onReplaced({ reason, transaction }) {
        if (reason !== 'repriced') replaced = transaction.hash;
      },
    })
    .catch(() => undefined);
  if (replaced) throw new PaymentReplacedError(replaced);
  // the hash changes if the wallet's owner replaced it with a higher fee
  return receipt?.transactionHash ?? hash;
}

/** A local account signs first, so that the hash is known even if the node's response is lost. */
async function submitTransaction(wallet: Wallet, to: Hex, data: Hex): Promise<Hash> {
  if (wallet.account.type !== 'local') return wallet.sendTransaction({ to, data });
  const request = await wallet.prepareTransactionRequest({ to, data });
  const serializedTransaction = await wallet.signTransaction(request);
  const hash = keccak256(serializedTransaction);
  await wallet.sendRawTransaction({ serializedTransaction }).catch(async (error) => {
    // a repeated request is rejected because of the first one
    if (isRpcRejection(error) && !(await isTransactionKnown(wallet, hash))) throw error;
  });
  return hash;
}

function isRpcRejection(error: unknown): boolean {
  return error instanceof BaseError && error.walk((one) => one instanceof RpcRequestError) !== null;
}

function isTransactionKnown(wallet: Wallet, hash: Hash): Promise<boolean> {
  return wallet
    .extend(publicActions)
    .getTransaction({ hash })
    .then(
      () => true,
      (error) => !(error instanceof TransactionNotFoundError),
    );
}

export { type KeypairPayerOptions, keypairPayer, sendingPayer } from './solana/keypair-payer.ts';
export { keypairSigner } from './solana/keypair-signer.ts';
export type { KitRpc, Web3Connection } from './solana/rpc.ts';
export {
  type BrowserWallet,
  type Keypair,
  type KitMessageSigner,
  type KitTransactionSigner,
  type MessageSigner,
  type StandardWallet,
  type StandardWalletOptions,
  standardWallet,
  type TransactionSigner,
} from './solana/wallet.ts';

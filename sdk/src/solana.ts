export {
  type KeypairPayerOptions,
  keypairPayer,
  sendingPayer,
  type TransactionSigner,
} from './solana/keypair-payer.ts';
export { keypairSigner, type MessageSigner } from './solana/keypair-signer.ts';

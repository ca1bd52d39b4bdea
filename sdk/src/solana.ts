export { type KeypairPayerOptions, keypairPayer, sendingPayer } from './solana/keypair-payer.ts';
export { keypairSigner, type MessageSigner } from './solana/keypair-signer.ts';

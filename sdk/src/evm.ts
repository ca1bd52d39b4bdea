export { type AccountPayerOptions, accountPayer } from './evm/account-payer.ts';
export { accountSigner } from './evm/account-signer.ts';
export { type WalletPayerOptions, walletPayer } from './evm/wallet-payer.ts';

export { type AccountPayerOptions, accountPayer } from './evm/account-payer.ts';
export { accountSigner } from './evm/account-signer.ts';
export {
  type Provider,
  type ProviderPayerOptions,
  type ProviderSignerOptions,
  providerPayer,
  providerSigner,
} from './evm/provider.ts';
export { type WalletPayerOptions, walletPayer } from './evm/wallet-payer.ts';

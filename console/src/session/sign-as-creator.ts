import { signWallet } from '@agent-market/sdk';
import type { Wallet } from './session.ts';

/** Proves that this wallet created a token. */
export async function signAsTokenCreator(wallet: Wallet | undefined) {
  if (!wallet) throw new Error('Sign in with the wallet that created the token.');
  return { ...(await signWallet(wallet.signer)), token_creator_wallet: wallet.address };
}

import { UnauthorizedError } from '../platform/errors.ts';
import type { ContractWallets } from './contract-wallet.ts';
import { verifyEvmKeySignature } from './evm-signature.ts';
import { verifySolanaSignature } from './solana-signature.ts';
import { chainOfAddress, type WalletChain } from './wallet.ts';

export interface SignedWallet {
  /** As sent: it stands in the signed message like this. */
  wallet: string;
  signature: string;
  /** Unix milliseconds. */
  timestamp: number;
  /** Must agree with the shape of the address. */
  chain?: WalletChain | undefined;
  /** Who sent it, by network address. */
  sender: string;
}

const OLDEST_MS = 5 * 60 * 1000;
const MOST_AHEAD_MS = 30 * 1000;

export function walletMessage(wallet: string, timestamp: number): string {
  return `market:${wallet}:${timestamp}`;
}

/** Proves that a wallet signed our message a short while ago. */
export class WalletSignatures {
  readonly #contracts: ContractWallets;

  constructor(contracts: ContractWallets) {
    this.#contracts = contracts;
  }

  /** Answers with the wallet's chain; throws 401 when the proof is not good, 503 when the chain must be asked and is out of reach. */
  async verify(signed: SignedWallet): Promise<WalletChain> {
    const chain = requireChain(signed);
    requireFresh(signed.timestamp);
    const good = await (chain === 'solana' ? verifySolana(signed) : this.#verifyEvm(signed));
    if (!good) throw invalid('wallet_sig is not a signature of this wallet over this message');
    return chain;
  }

  async #verifyEvm({ wallet, signature, timestamp, sender }: SignedWallet): Promise<boolean> {
    const message = walletMessage(wallet, timestamp);
    const verdict = await verifyEvmKeySignature(wallet, message, signature);
    return verdict === 'not_this_key'
      ? this.#contracts.verify(wallet, message, signature, sender)
      : verdict === 'good';
  }
}

async function verifySolana({ wallet, signature, timestamp }: SignedWallet): Promise<boolean> {
  return verifySolanaSignature(wallet, walletMessage(wallet, timestamp), signature);
}

function requireChain({ wallet, chain }: SignedWallet): WalletChain {
  const actual = chainOfAddress(wallet);
  if (!actual) throw invalid('wallet is neither a Solana nor an EVM address');
  if (chain !== undefined && chain !== actual) throw invalid(`wallet is not an address on ${chain}`);
  return actual;
}

/** By the real time, whatever the service's clock says: clients sign by their own watches. */
function requireFresh(timestamp: number): void {
  const age = Date.now() - timestamp;
  if (age > OLDEST_MS) {
    throw new UnauthorizedError(
      'expired_credentials',
      'The wallet signature is older than 5 minutes: sign again',
    );
  }
  if (age < -MOST_AHEAD_MS) throw invalid('wallet_sig_ts lies in the future: check the clock');
}

function invalid(message: string): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', message);
}

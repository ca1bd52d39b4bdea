import type { EIP1193Provider } from 'viem';
import { discoverWallets, type StandardWallet } from './discover-wallets.ts';

/** An announced EVM wallet (EIP-6963). */
export interface DiscoveredEvmWallet {
  kind: 'evm';
  id: string;
  name: string;
  provider: EIP1193Provider;
}

/** An announced Solana wallet (Wallet Standard). */
export interface DiscoveredSolanaWallet {
  kind: 'solana';
  id: string;
  name: string;
  wallet: StandardWallet;
}

export type DiscoveredWallet = DiscoveredEvmWallet | DiscoveredSolanaWallet;

interface Announcement {
  info: { rdns: string; name: string };
  provider: EIP1193Provider;
}

const REQUIRED_FEATURES = ['standard:connect', 'solana:signMessage'] as const;

const walletsById = new Map<string, DiscoveredWallet>();
const listeners = new Set<() => void>();
let snapshot: DiscoveredWallet[] = [];

function notifyListeners(): void {
  snapshot = [...walletsById.values()];
  for (const listener of listeners) listener();
}

window.addEventListener('eip6963:announceProvider', (event) => {
  const { info, provider } = (event as CustomEvent<Announcement>).detail;
  const id = `evm:${info.rdns}`;
  walletsById.set(id, { kind: 'evm', id, name: info.name, provider });
  notifyListeners();
});

const getWalletId = ({ name }: StandardWallet) => `solana:${name}`;

function supportsSolanaSigning({ chains, features }: StandardWallet): boolean {
  return (
    chains.some((chain) => chain.startsWith('solana:')) && REQUIRED_FEATURES.every((name) => name in features)
  );
}

discoverWallets(
  (wallet) => {
    const id = getWalletId(wallet);
    if (supportsSolanaSigning(wallet)) walletsById.set(id, { kind: 'solana', id, name: wallet.name, wallet });
    notifyListeners();
  },
  (wallet) => {
    walletsById.delete(getWalletId(wallet));
    notifyListeners();
  },
);

export function subscribeToWallets(listener: () => void): () => void {
  listeners.add(listener);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => listeners.delete(listener);
}

export const listDiscoveredWallets = (): DiscoveredWallet[] => snapshot;

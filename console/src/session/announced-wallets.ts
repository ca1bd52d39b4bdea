import type { EIP1193Provider } from 'viem';
import { meetWallets, type StandardWallet } from './wallet-standard.ts';

/** A wallet for EVM chains that told the page that it is there (EIP-6963). */
export interface EvmAnnounced {
  kind: 'evm';
  id: string;
  name: string;
  provider: EIP1193Provider;
}

/** A wallet for Solana that told the page that it is there (Wallet Standard). */
export interface SolanaAnnounced {
  kind: 'solana';
  id: string;
  name: string;
  wallet: StandardWallet;
}

export type AnnouncedWallet = EvmAnnounced | SolanaAnnounced;

interface Announcement {
  info: { rdns: string; name: string };
  provider: EIP1193Provider;
}

const NEEDED = ['standard:connect', 'solana:signMessage'] as const;

const found = new Map<string, AnnouncedWallet>();
const listeners = new Set<() => void>();
let snapshot: AnnouncedWallet[] = [];

function tell(): void {
  snapshot = [...found.values()];
  for (const listener of listeners) listener();
}

window.addEventListener('eip6963:announceProvider', (event) => {
  const { info, provider } = (event as CustomEvent<Announcement>).detail;
  const id = `evm:${info.rdns}`;
  found.set(id, { kind: 'evm', id, name: info.name, provider });
  tell();
});

const idOf = ({ name }: StandardWallet) => `solana:${name}`;

function signsForSolana({ chains, features }: StandardWallet): boolean {
  return chains.some((chain) => chain.startsWith('solana:')) && NEEDED.every((name) => name in features);
}

meetWallets(
  (wallet) => {
    const id = idOf(wallet);
    if (signsForSolana(wallet)) found.set(id, { kind: 'solana', id, name: wallet.name, wallet });
    tell();
  },
  (wallet) => {
    found.delete(idOf(wallet));
    tell();
  },
);

export function watchWallets(listener: () => void): () => void {
  listeners.add(listener);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => listeners.delete(listener);
}

export const announcedWallets = (): AnnouncedWallet[] => snapshot;

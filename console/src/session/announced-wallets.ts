import type { EIP1193Provider } from 'viem';

/** A wallet that told the page that it is there (EIP-6963). */
export interface AnnouncedWallet {
  id: string;
  name: string;
  provider: EIP1193Provider;
}

interface Announcement {
  info: { rdns: string; name: string };
  provider: EIP1193Provider;
}

const found = new Map<string, AnnouncedWallet>();
const listeners = new Set<() => void>();
let snapshot: AnnouncedWallet[] = [];

window.addEventListener('eip6963:announceProvider', (event) => {
  const { info, provider } = (event as CustomEvent<Announcement>).detail;
  found.set(info.rdns, { id: info.rdns, name: info.name, provider });
  snapshot = [...found.values()];
  for (const listener of listeners) listener();
});

export function watchWallets(listener: () => void): () => void {
  listeners.add(listener);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  return () => listeners.delete(listener);
}

export const announcedWallets = (): AnnouncedWallet[] => snapshot;

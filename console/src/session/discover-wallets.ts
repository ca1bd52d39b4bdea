/** The part of the Wallet Standard that the console uses to discover Solana wallets. */
export interface StandardWallet {
  name: string;
  chains: readonly string[];
  features: Readonly<Record<string, unknown>>;
}

interface StandardAccount {
  address: string;
  chains: readonly string[];
}

/** The feature that reveals accounts; the SDK handles signing. */
export interface ConnectFeature {
  'standard:connect': {
    connect(options: { silent: boolean }): Promise<{ accounts: readonly StandardAccount[] }>;
  };
}

interface Registry {
  /** Returns the function that removes the wallets again. */
  register(...wallets: StandardWallet[]): () => void;
}

type RegisterCallback = (registry: Registry) => void;

/** Wallets may load before the page or after it: both announce themselves. */
export function discoverWallets(
  onRegister: (wallet: StandardWallet) => void,
  onUnregister: (wallet: StandardWallet) => void,
): void {
  const registry: Registry = {
    register(...wallets) {
      wallets.forEach(onRegister);
      return () => wallets.forEach(onUnregister);
    },
  };
  window.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent<RegisterCallback>).detail(registry),
  );
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: registry }));
}

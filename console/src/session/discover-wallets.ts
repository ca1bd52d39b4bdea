/** What the console uses of the Wallet Standard, by which wallets for Solana tell a page that they are there. */
export interface StandardWallet {
  name: string;
  chains: readonly string[];
  features: Readonly<Record<string, unknown>>;
}

interface StandardAccount {
  address: string;
  chains: readonly string[];
}

/** The feature by which a wallet shows its accounts; what it signs with is the SDK's business. */
export interface ConnectFeature {
  'standard:connect': {
    connect(options: { silent: boolean }): Promise<{ accounts: readonly StandardAccount[] }>;
  };
}

interface Registry {
  /** Returns what takes the wallets out again. */
  register(...wallets: StandardWallet[]): () => void;
}

type RegisterCallback = (registry: Registry) => void;

/** Wallets may be loaded before the page or after it: the page says that it is ready, and each of them when it is. */
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

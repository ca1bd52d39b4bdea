import { type BrowserWallet, keypairSigner, sendingPayer, standardWallet } from '@agent-market/sdk/solana';
import { Connection, Keypair } from '@solana/web3.js';
import { settings } from '../settings.ts';
import { createCachingSigner } from './caching-signer.ts';
import type { ConnectFeature } from './discover-wallets.ts';
import type { DiscoveredSolanaWallet } from './discovered-wallets.ts';
import { SANDBOX_IDS } from './sandbox.ts';
import type { Wallet } from './session.ts';

/** Everything that needs the Solana library, which is loaded when a wallet is first used. */
const STORAGE_KEY = 'sandbox-wallet-solana';

/** A temporary wallet of this browser, for the sandbox only. */
export function createSandboxWallet(): Wallet {
  const kept = localStorage.getItem(STORAGE_KEY);
  const keypair = kept ? Keypair.fromSecretKey(Uint8Array.from(JSON.parse(kept))) : Keypair.generate();
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...keypair.secretKey]));
  return createWallet(SANDBOX_IDS.solana, 'Sandbox wallet', keypair);
}

/** A browser wallet. Undefined if it has no account for us; without `ask`, the user is not prompted. */
export async function connectStandardWallet(
  { id, name, wallet }: DiscoveredSolanaWallet,
  ask: boolean,
): Promise<Wallet | undefined> {
  const features = wallet.features as unknown as ConnectFeature;
  const { accounts } = await features['standard:connect'].connect({ silent: !ask });
  const account = accounts.find(({ chains }) => chains.some((chain) => chain.startsWith('solana:')));
  if (!account) return undefined;
  return createWallet(
    id,
    name,
    standardWallet(wallet, { account, chain: `solana:${settings.solana.cluster}` }),
  );
}

function createWallet(id: string, name: string, owner: Keypair | BrowserWallet): Wallet {
  const { rpcUrl, cluster, usdc } = settings.solana;
  const signer = keypairSigner(owner);
  return {
    id,
    name,
    address: signer.address,
    networks: rpcUrl ? ['solana-mainnet'] : [],
    signsLocally: true,
    signer: createCachingSigner(signer),
    async createPayer() {
      const connection = new Connection(rpcUrl ?? '', 'confirmed');
      return sendingPayer(owner, { connection, cluster, usdc });
    },
  };
}

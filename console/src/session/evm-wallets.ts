import type { PaymentNetwork } from '@agent-market/sdk';
import { accountSigner, providerPayer, providerSigner, walletPayer } from '@agent-market/sdk/evm';
import { type Address, createWalletClient, defineChain, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { settings } from '../settings.ts';
import { createCachingSigner } from './caching-signer.ts';
import type { DiscoveredEvmWallet } from './discovered-wallets.ts';
import { getSandboxNetwork, SANDBOX_IDS } from './sandbox.ts';
import type { Wallet } from './session.ts';

/** Everything that needs viem, which is loaded when a wallet is first used. */
const STORAGE_KEY = 'sandbox-wallet';

const networks = settings.networks.map(({ network }) => network);

/** A temporary wallet of this browser, for the sandbox only. */
export function createSandboxWallet(): Wallet {
  const key = (localStorage.getItem(STORAGE_KEY) ?? generatePrivateKey()) as Address;
  localStorage.setItem(STORAGE_KEY, key);
  const account = privateKeyToAccount(key);
  return {
    id: SANDBOX_IDS.evm,
    name: 'Sandbox wallet',
    address: account.address,
    networks,
    signsLocally: true,
    signer: createCachingSigner(accountSigner(account)),
    async createPayer(network) {
      const { rpc_url } = await getSandboxNetwork(network);
      const { chainId, usdc } = getChain(network);
      const chain = defineChain({
        id: chainId,
        name: network,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [rpc_url] } },
      });
      const client = createWalletClient({ account, chain, transport: http() });
      return walletPayer(client, { usdc, paymentNetwork: network });
    },
  };
}

/** A browser wallet. Undefined if it has no account for us; without `ask`, the user is not prompted. */
export async function connectInjectedWallet(
  { id, name, provider }: DiscoveredEvmWallet,
  ask: boolean,
): Promise<Wallet | undefined> {
  const [address] = await provider.request({ method: ask ? 'eth_requestAccounts' : 'eth_accounts' });
  if (!address) return undefined;
  return {
    id,
    name,
    address,
    networks,
    signsLocally: false,
    signer: createCachingSigner(await providerSigner(provider, { address })),
    async createPayer(network) {
      const { chainId, usdc } = getChain(network);
      return providerPayer(provider, { address, chainId, usdc, paymentNetwork: network });
    },
  };
}

function getChain(network: PaymentNetwork) {
  const found = settings.networks.find((one) => one.network === network);
  if (!found) throw new Error(`${network} is not available here.`);
  return found;
}

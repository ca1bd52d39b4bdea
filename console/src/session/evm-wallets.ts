import type { PaymentNetwork } from '@agent-market/sdk';
import { accountSigner, providerPayer, providerSigner, walletPayer } from '@agent-market/sdk/evm';
import { type Address, createWalletClient, defineChain, http } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { settings } from '../settings.ts';
import type { EvmAnnounced } from './announced-wallets.ts';
import { rememberingSigner } from './remembering-signer.ts';
import { SANDBOX_IDS, sandboxNetwork } from './sandbox.ts';
import type { Wallet } from './session.ts';

/** Everything that needs viem, which is loaded when a wallet is used and never before. */
const KEY = 'sandbox-wallet';

const networks = settings.networks.map(({ network }) => network);

/** A wallet of this browser, worth nothing outside of the sandbox. */
export function sandboxWallet(): Wallet {
  const key = (localStorage.getItem(KEY) ?? generatePrivateKey()) as Address;
  localStorage.setItem(KEY, key);
  const account = privateKeyToAccount(key);
  return {
    id: SANDBOX_IDS.evm,
    name: 'Sandbox wallet',
    address: account.address,
    networks,
    signsFirst: true,
    signer: rememberingSigner(accountSigner(account)),
    async payer(network) {
      const { rpc_url } = await sandboxNetwork(network);
      const { chainId, usdc } = chainOf(network);
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

/** A wallet of the browser. Undefined when it has no account for us, which without `ask` is not its person's doing. */
export async function injectedWallet(
  { id, name, provider }: EvmAnnounced,
  ask: boolean,
): Promise<Wallet | undefined> {
  const [address] = await provider.request({ method: ask ? 'eth_requestAccounts' : 'eth_accounts' });
  if (!address) return undefined;
  return {
    id,
    name,
    address,
    networks,
    signsFirst: false,
    signer: rememberingSigner(await providerSigner(provider, { address })),
    async payer(network) {
      const { chainId, usdc } = chainOf(network);
      return providerPayer(provider, { address, chainId, usdc, paymentNetwork: network });
    },
  };
}

function chainOf(network: PaymentNetwork) {
  const found = settings.networks.find((one) => one.network === network);
  if (!found) throw new Error(`${network} is not offered here`);
  return found;
}

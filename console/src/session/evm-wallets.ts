import { accountSigner, walletPayer } from '@agent-market/sdk/evm';
import {
  type Account,
  type Address,
  type Chain,
  createWalletClient,
  custom,
  defineChain,
  type EIP1193Provider,
  http,
  type Transport,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { settings } from '../settings.ts';
import { rememberingSigner } from './remembering-signer.ts';
import { sandboxNetwork } from './sandbox.ts';
import type { Wallet } from './session.ts';

/** Everything that needs viem, which is loaded when a wallet is used and never before. */
const KEY = 'sandbox-wallet';
const SANDBOX_ID = 'sandbox';
const NETWORK = 'base-mainnet';

/** A wallet of this browser, worth nothing outside of the sandbox. */
export function sandboxWallet(): Wallet {
  const key = (localStorage.getItem(KEY) ?? generatePrivateKey()) as Address;
  localStorage.setItem(KEY, key);
  const account = privateKeyToAccount(key);
  return {
    id: SANDBOX_ID,
    name: 'Sandbox wallet',
    address: account.address,
    signer: rememberingSigner(accountSigner(account)),
    async payer() {
      const { rpc_url, chain_id = 0 } = await sandboxNetwork(NETWORK);
      return payerOf(account, http(rpc_url), chain_id);
    },
  };
}

interface Announced {
  id: string;
  name: string;
  provider: EIP1193Provider;
}

/** A wallet of the browser. Undefined when it has no account for us, which without `ask` is not its person's doing. */
export async function injectedWallet(
  { id, name, provider }: Announced,
  ask: boolean,
): Promise<Wallet | undefined> {
  const [address] = await provider.request({ method: ask ? 'eth_requestAccounts' : 'eth_accounts' });
  if (!address) return undefined;
  const client = createWalletClient({ account: address, transport: custom(provider) });
  const sign = (message: string) => client.signMessage({ message });
  return {
    id,
    name,
    address,
    signer: rememberingSigner({ address, sign }),
    async payer() {
      const { chainId } = networkOf();
      await client.switchChain({ id: chainId });
      return payerOf({ address, type: 'json-rpc' }, custom(provider), chainId);
    },
  };
}

function payerOf(account: Account, transport: Transport, chainId: number) {
  const chain: Chain = defineChain({
    id: chainId,
    name: NETWORK,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  });
  return walletPayer(createWalletClient({ account, chain, transport }), { usdc: networkOf().usdc });
}

function networkOf() {
  const found = settings.networks.find(({ network }) => network === NETWORK);
  if (!found) throw new Error(`${NETWORK} is not offered here`);
  return found;
}

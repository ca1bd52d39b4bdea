import { ed25519 } from '@noble/curves/ed25519.js';
import { VersionedTransaction } from '@solana/web3.js';
import type { BrowserContext } from 'playwright-core';
import { createWalletClient, hexToString, http } from 'viem';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { type EvmSigner, evmSigner, type SolanaSigner, solanaSigner } from '../chains/signers.ts';
import type { SandboxWithSellers } from './sandbox-with-sellers.ts';

/** Adds a Wallet Standard wallet to the browser, with keys of this process. */
export async function addSolanaWallet(context: BrowserContext, name: string): Promise<SolanaSigner> {
  const signer = solanaSigner();
  const seed = signer.secretKey.slice(0, 32);
  await context.exposeFunction('solanaSignMessage', (bytes: number[]) => [
    ...ed25519.sign(Uint8Array.from(bytes), seed),
  ]);
  await context.exposeFunction('solanaSignTransaction', (bytes: number[]) => {
    const transaction = VersionedTransaction.deserialize(Uint8Array.from(bytes));
    transaction.signatures[0] = ed25519.sign(transaction.message.serialize(), seed);
    return [...transaction.serialize()];
  });
  await context.addInitScript(
    `(${solanaWalletInPage})(${JSON.stringify({ name, address: signer.address })})`,
  );
  return signer;
}

const solanaWalletInPage = `({ name, address }) => {
  const account = { address, publicKey: new Uint8Array(32), chains: ['solana:mainnet', 'solana:devnet'], features: [] };
  const signMessage = async ({ message }) => {
    const signature = Uint8Array.from(await window.solanaSignMessage([...message]));
    return [{ signedMessage: message, signature }];
  };
  const signTransaction = async ({ transaction }) => {
    return [{ signedTransaction: Uint8Array.from(await window.solanaSignTransaction([...transaction])) }];
  };
  const wallet = {
    version: '1.0.0', name, icon: 'data:image/svg+xml;base64,', chains: account.chains, accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'solana:signMessage': { version: '1.0.0', signMessage },
      'solana:signTransaction': { version: '1.0.0', supportedTransactionVersions: ['legacy', 0], signTransaction },
    },
  };
  const register = ({ register }) => register(wallet);
  window.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail));
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
}`;

interface Request {
  method: string;
  // biome-ignore lint/suspicious/noExplicitAny: as EIP-1193 has them
  params?: any[];
}

export interface EvmWallet extends EvmSigner {
  /** An error code to return once instead of sending: 4001 is a rejection by the user, most others say little. */
  nextErrorCode: number | undefined;
}

/** Adds an EIP-6963 wallet to the browser, with keys of this process, on the sandbox's chains. */
export async function addEvmWallet(
  context: BrowserContext,
  name: string,
  { networks }: Pick<SandboxWithSellers, 'networks'>,
): Promise<EvmWallet> {
  const wallet: EvmWallet = { ...evmSigner(), nextErrorCode: undefined };
  const chains = (['base-mainnet', 'alt-mainnet'] satisfies Network[]).map((network) => networks[network]);
  let current = chains[0];
  const answer = async ({ method, params = [] }: Request): Promise<unknown> => {
    const client = createWalletClient({ account: wallet.account, transport: http(current?.rpc_url) });
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return [wallet.address];
      case 'eth_chainId':
        return `0x${current?.chain_id.toString(16)}`;
      case 'personal_sign':
        return wallet.account.signMessage({ message: hexToString(params[0]) });
      case 'wallet_switchEthereumChain':
        current = chains.find(({ chain_id }) => chain_id === Number(params[0].chainId));
        return null;
      case 'eth_sendTransaction':
        return client.sendTransaction({ to: params[0].to, data: params[0].data, chain: null });
      default:
        return client.request({ method, params } as never);
    }
  };
  await context.exposeFunction('evmRequest', async (request: Request) => {
    if (request.method === 'eth_sendTransaction' && wallet.nextErrorCode) {
      const code = wallet.nextErrorCode;
      wallet.nextErrorCode = undefined;
      return { code, message: 'It was not to be.' };
    }
    return { result: await answer(request) };
  });
  await context.addInitScript(`(${evmWalletInPage})(${JSON.stringify(name)})`);
  return wallet;
}

const evmWalletInPage = `(name) => {
  const request = async (asked) => {
    const { result, code, message } = await window.evmRequest(asked);
    if (code) throw Object.assign(new Error(message), { code });
    return result;
  };
  const info = { rdns: 'test.' + name, uuid: name, name, icon: '' };
  const detail = Object.freeze({ info, provider: { request, on() {}, removeListener() {} } });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}`;

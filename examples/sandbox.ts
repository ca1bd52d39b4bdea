import { type Address, createPublicClient, createWalletClient, erc20Abi, http, parseUnits } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { baseSepolia } from 'viem/chains';

/** What only the sandbox has: its addresses, and money for nothing. Elsewhere you bring your own wallet. */
export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000';

interface Network {
  rpc_url: string;
  usdc: Address;
  treasury: Address;
}

async function ask<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(BASE_URL + path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer = (await response.json()) as { data: T; error?: string };
  if (!response.ok) throw new Error(`${path}: ${answer.error}`);
  return answer.data;
}

/** Base as the sandbox runs it. */
export async function baseNetwork(): Promise<Network> {
  const { networks } = await ask<{ networks: { 'base-mainnet': Network } }>('/sandbox');
  return networks['base-mainnet'];
}

/** A new wallet on Base with 100 USDC, and coins for fees. */
export async function fundedAccount(): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  const { address } = account;
  await ask('/sandbox/faucet', { network: 'base-mainnet', address, usdc: '100.00', native: '1.0' });
  return account;
}

/** Sends USDC, waits until it has arrived, and answers with the transaction's hash. */
export async function sendUsdc(from: PrivateKeyAccount, to: Address, usd: string): Promise<`0x${string}`> {
  const { rpc_url, usdc } = await baseNetwork();
  const connection = { chain: baseSepolia, transport: http(rpc_url) };
  const hash = await createWalletClient({ ...connection, account: from }).writeContract({
    address: usdc,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseUnits(usd, 6)],
  });
  await createPublicClient(connection).waitForTransactionReceipt({ hash });
  return hash;
}

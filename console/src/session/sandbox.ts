import { settings } from '../settings.ts';

interface SandboxNetwork {
  rpc_url: string;
  chain_id?: number;
  usdc: string;
}

async function call<T>(path: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${settings.apiUrl}/sandbox${path}`, init);
  const { data, error } = (await response.json()) as { data: T; error?: string };
  if (!response.ok) throw new Error(error ?? `The sandbox answered with status ${response.status}`);
  return data;
}

export async function sandboxNetwork(network: string): Promise<SandboxNetwork> {
  const { networks } = await call<{ networks: Record<string, SandboxNetwork> }>('');
  const found = networks[network];
  if (!found) throw new Error(`The sandbox has no ${network}`);
  return found;
}

/** USDC for a wallet, and gas for some transfers. */
export const askFaucet = (address: string) =>
  call('/faucet', { network: 'base-mainnet', address, usdc: '100.00', native: '1.0' });

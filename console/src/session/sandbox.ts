import type { PaymentNetwork } from '@agent-market/sdk';
import { setServiceTime } from '../data/clock.ts';
import { settings } from '../settings.ts';

/** Storage keys of the temporary wallets. */
export const SANDBOX_IDS = { evm: 'sandbox:evm', solana: 'sandbox:solana' } as const;

interface SandboxNetwork {
  rpc_url: string;
  usdc: string;
}

async function callSandbox<T>(path: string, body?: object): Promise<T> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(`${settings.apiUrl}/sandbox${path}`, init);
  const { data, error } = (await response.json()) as { data: T; error?: string };
  if (!response.ok) throw new Error(error ?? `The sandbox responded with status ${response.status}`);
  return data;
}

export async function getSandboxNetwork(network: string): Promise<SandboxNetwork> {
  const { networks } = await callSandbox<{ networks: Record<string, SandboxNetwork> }>('');
  const found = networks[network];
  if (!found) throw new Error(`The sandbox has no ${network}`);
  return found;
}

/** Time may have been moved on for a test. */
export async function readSandboxClock(): Promise<void> {
  const { now } = await callSandbox<{ now: string }>('');
  setServiceTime(now);
}

/** USDC for a wallet on all its networks, and gas for some transfers. */
export async function requestFaucet(address: string, networks: readonly PaymentNetwork[]): Promise<void> {
  const gift = { address, usdc: '100.00', native: '1.0' };
  await Promise.all(networks.map((network) => callSandbox('/faucet', { network, ...gift })));
}

import { randomBytes } from 'node:crypto';
import {
  type Address,
  concat,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseUnits,
  publicActions,
  sha256,
  stringToHex,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { baseSepolia } from 'viem/chains';

/** Sandbox only: its URLs, and test money. Elsewhere, you use your own wallet. */
export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000';

interface Network {
  rpc_url: string;
  usdc: Address;
  treasury: Address;
}

async function callSandbox<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(BASE_URL + path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() =>
    exitWithMessage(`Nothing answers at ${BASE_URL}: start the sandbox with \`npm start\`, or set BASE_URL`),
  );
  if (response.status === 404)
    exitWithMessage(`There is no sandbox at ${BASE_URL}: bring a wallet of your own`);
  const answer = (await response.json()) as { data: T; error?: string };
  if (!response.ok) throw new Error(`${path}: ${answer.error}`);
  return answer.data;
}

/** Exits before anything is paid, and says what is missing. */
export function exitWithMessage(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Nobody can see whether an agent is running, so the program warns before it pays. */
export function logRequiredAgent(serviceId: string): void {
  console.log(`hiring ${serviceId}: its agent must be running to deliver, such as \`npm run example:agent\``);
}

/** The sandbox's Base chain. */
export async function getBaseNetwork(): Promise<Network> {
  const { networks } = await callSandbox<{ networks: { 'base-mainnet': Network } }>('/sandbox');
  return networks['base-mainnet'];
}

/** A new wallet on Base with 100 USDC, and coins for fees. */
export async function createFundedAccount(): Promise<PrivateKeyAccount> {
  const account = privateKeyToAccount(generatePrivateKey());
  const { address } = account;
  await callSandbox('/sandbox/faucet', { network: 'base-mainnet', address, usdc: '100.00' });
  return account;
}

/** Sends transactions of an account on Base. */
export async function createWallet(account: PrivateKeyAccount) {
  const { rpc_url } = await getBaseNetwork();
  return createWalletClient({ chain: baseSepolia, transport: http(rpc_url), account });
}

/** Sends USDC, locked with a secret so that nobody else can spend it, and waits until it has arrived. */
export async function sendUsdc(from: PrivateKeyAccount, to: Address, usd: string) {
  const { usdc } = await getBaseNetwork();
  const args = [to, parseUnits(usd, 6)] as const;
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  const secret = randomBytes(32).toString('hex');
  const lock = `market:1:${sha256(stringToHex(secret)).slice(2)}`;
  const wallet = (await createWallet(from)).extend(publicActions);
  const hash = await wallet.sendTransaction({ to: usdc, data: concat([transfer, stringToHex(lock)]) });
  await wallet.waitForTransactionReceipt({ hash });
  return { hash, secret };
}

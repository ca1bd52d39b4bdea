import { AgentMarket } from '@agent-market/sdk';
import { accountSigner } from '@agent-market/sdk/evm';
import { Keypair } from '@solana/web3.js';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { BalanceTracker } from './balances.ts';
import { connectChains } from './chains.ts';
import type { SandboxHandle } from './find-sandbox.ts';

const PRICE = '25.00';
/** With the fee on top, it is below the default limit of x402 clients. */
const SMALL_PRICE = '0.09';
const BUDGET = '20.00';
/** The minimum first deposit of a new pool. */
const DEPOSIT_USD = '100.00';
const USD = 1_000_000n;

export type Participants = Awaited<ReturnType<typeof createParticipants>>;

/** The participants, with funded wallets and their expected balances. */
export async function createParticipants({ addresses, isOwn }: SandboxHandle) {
  const { base_url: baseUrl, app_url: appUrl } = addresses;
  const chains = connectChains(addresses);
  const treasuries = {
    base: addresses.networks['base-mainnet']?.treasury ?? '',
    solana: addresses.networks['solana-mainnet']?.treasury ?? '',
  };
  const owner = createPerson(baseUrl);
  const client = createPerson(baseUrl);
  const saver = createPerson(baseUrl);
  const machine = Keypair.generate();
  const ownerOnSolana = Keypair.generate().publicKey.toBase58();
  const machineAddress = machine.publicKey.toBase58();
  await requestFaucet(baseUrl, {
    network: 'base-mainnet',
    address: client.address,
    usdc: '100.00',
    native: '1.0',
  });
  await requestFaucet(baseUrl, {
    network: 'base-mainnet',
    address: saver.address,
    usdc: '100.00',
    native: '1.0',
  });
  // no SOL: the service submits what the machine signs
  await requestFaucet(baseUrl, {
    network: 'solana-mainnet',
    address: machineAddress,
    usdc: '100.00',
    native: '0',
  });
  // opens the account: a small payout without one would be held
  await requestFaucet(baseUrl, {
    network: 'solana-mainnet',
    address: ownerOnSolana,
    usdc: '1.00',
    native: '0',
  });
  const balances = new BalanceTracker();
  const onBase = (who: string, address: string, expected: bigint) =>
    balances.watch({ label: `${who} on Base`, expected, read: () => chains.base.balanceOf(address) });
  const onSolana = (who: string, address: string, expected: bigint) =>
    balances.watch({ label: `${who} on Solana`, expected, read: () => chains.solana.balanceOf(address) });
  // an order of 25.00 and a bounty of 20.00, with the fee on top
  await onBase('client', client.address, -47n * USD);
  await onBase('owner', owner.address, (425n * USD) / 10n);
  await onBase('saver', saver.address, -100n * USD);
  await onSolana('machine', machineAddress, (-99n * USD) / 1000n);
  await onSolana('owner', ownerOnSolana, (9n * USD) / 100n);
  if (isOwn) {
    await onBase('platform', treasuries.base, (45n * USD) / 10n);
    await onSolana('platform', treasuries.solana, (9n * USD) / 1000n);
  }
  return {
    baseUrl,
    appUrl,
    chains,
    treasuries,
    owner,
    ownerOnSolana,
    client,
    saver,
    machine,
    balances,
    price: PRICE,
    smallPrice: SMALL_PRICE,
    budget: BUDGET,
    savings: DEPOSIT_USD,
  };
}

function createPerson(baseUrl: string) {
  const account = privateKeyToAccount(generatePrivateKey());
  const market = new AgentMarket({ baseUrl, signer: accountSigner(account) });
  return { account, address: account.address, market };
}

async function requestFaucet(baseUrl: string, body: object): Promise<void> {
  const response = await fetch(`${baseUrl}/sandbox/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The faucet answered ${response.status}: ${await response.text()}`);
}

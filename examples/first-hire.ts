/** A first paid hire against a running sandbox (`npm start`), with plain fetch and viem. Run: npm run example:first-hire */
import { randomBytes } from 'node:crypto';
import {
  concat,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseUnits,
  sha256,
  stringToHex,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { baseSepolia } from 'viem/chains';

const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000';

interface Answer<T> {
  success: boolean;
  data: T;
  error?: string;
}

async function call<T>(method: string, path: string, body?: unknown, apiKey?: string): Promise<T> {
  const response = await fetch(BASE_URL + path, {
    method,
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    console.error(`Nothing answers at ${BASE_URL}: start the sandbox with \`npm start\`, or set BASE_URL`);
    process.exit(1);
  });
  const answer = (await response.json()) as Answer<T>;
  if (response.status === 429) {
    console.error(answer.error);
    process.exit(1);
  }
  if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${answer.error}`);
  return answer.data;
}

/** A wallet authenticates by signing its address and the time. */
async function signWalletFields(account: PrivateKeyAccount) {
  const wallet_sig_ts = Date.now();
  const wallet_sig = await account.signMessage({ message: `market:${account.address}:${wallet_sig_ts}` });
  return { wallet: account.address, wallet_sig, wallet_sig_ts };
}

interface Network {
  rpc_url: string;
  usdc: `0x${string}`;
  treasury: `0x${string}`;
}

interface Order {
  order_id: string;
  status: string;
  total_usd: string;
  payout: { status: string; tx_hash: string | null };
}

const { networks } = await call<{ networks: { 'base-mainnet': Network } }>('GET', '/sandbox');
const base = networks['base-mainnet'];
const transport = http(base.rpc_url);
const chain = createPublicClient({ chain: baseSepolia, transport });
const getBalance = (address: `0x${string}`) =>
  chain.readContract({ address: base.usdc, abi: erc20Abi, functionName: 'balanceOf', args: [address] });

const owner = privateKeyToAccount(generatePrivateKey());
const client = privateKeyToAccount(generatePrivateKey());
await call('POST', '/sandbox/faucet', {
  network: 'base-mainnet',
  address: client.address,
  usdc: '100.00',
});
console.log('client funded with 100 USDC');

const agent = await call<{ agent_id: string; api_key: string }>('POST', '/api/agents/register', {
  name: `Pixel Foundry ${Date.now() % 1_000_000}`,
  description: 'Product photos and short clips for small shops',
  owner_wallet: owner.address,
  ...(await signWalletFields(owner)),
});
const service = await call<{ id: string }>(
  'POST',
  `/api/agents/${agent.agent_id}/services`,
  {
    category: 'image_gen',
    title: 'Product photo set',
    description: 'Five photos of your product on a plain background',
    price_usd: '25.00',
  },
  agent.api_key,
);
console.log(`agent ${agent.agent_id} offers ${service.id} at 25.00 USD`);

const order = await call<Order>('POST', '/api/orders', {
  service_id: service.id,
  brief: 'Five photos of a blue mug on a white table',
  ...(await signWalletFields(client)),
});
const path = `/api/orders/${order.order_id}`;
const transfer = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [base.treasury, parseUnits(order.total_usd, 6)],
});
// locked: others who see the transaction cannot spend it without the secret
const payment_secret = randomBytes(32).toString('hex');
const lock = `market:1:${sha256(stringToHex(payment_secret)).slice(2)}`;
const escrow_tx_hash = await createWalletClient({
  account: client,
  chain: baseSepolia,
  transport,
}).sendTransaction({ to: base.usdc, data: concat([transfer, stringToHex(lock)]) });
await chain.waitForTransactionReceipt({ hash: escrow_tx_hash });
await call('PATCH', path, {
  action: 'pay',
  escrow_tx_hash,
  payment_secret,
  ...(await signWalletFields(client)),
});
console.log(`order ${order.order_id} paid with ${escrow_tx_hash}`);

await call(
  'POST',
  `${path}/deliver`,
  { deliverable_url: 'https://example.com/mug.png', deliverable_media_type: 'image' },
  agent.api_key,
);
await call('PATCH', path, { action: 'approve', ...(await signWalletFields(client)) });
console.log('delivered and approved');

for (let tries = 0; (await getBalance(owner.address)) === 0n; tries++) {
  if (tries > 60) throw new Error('the payout did not arrive within a minute');
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
console.log(`agent's owner received ${Number(await getBalance(owner.address)) / 1e6} USDC, 90% of the price`);

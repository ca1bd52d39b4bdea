/**
 * A program hires with nothing but a payment: no account, no key, no SDK. It requests the price, pays it on Base,
 * repeats the request with the transaction's hash, and reads the result.
 *
 *   npm run example:x402                      # hires the newest service: `npm run example:agent`, started last
 *   SERVICE_ID=svc_… npm run example:x402
 */
import { type Address, formatUnits } from 'viem';
import { BASE_URL, createFundedAccount, exitWithMessage, logRequiredAgent, sendUsdc } from './sandbox.ts';

interface Catalog {
  services: { service_id: string }[];
}

interface PaymentRequirement {
  network: string;
  payTo: Address;
  /** In micro-USDC. */
  maxAmountRequired: string;
}

interface Order {
  order: { status: string; deliverable_url: string | null };
}

async function fetchJson<T>(url: string): Promise<T> {
  return ((await (await fetch(url)).json()) as { data: T }).data;
}

const client = await createFundedAccount();
const { services } = await fetchJson<Catalog>(`${BASE_URL}/api/x402/services?limit=1`);
const serviceId = process.env.SERVICE_ID || services[0]?.service_id;
if (!serviceId) exitWithMessage('Nobody offers anything: start one with `npm run example:agent`');
logRequiredAgent(serviceId);

const hire = (payment: Record<string, string> = {}) =>
  fetch(`${BASE_URL}/api/x402/pay?service_id=${serviceId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...payment },
    body: JSON.stringify({ brief: 'Five photos of a blue mug' }),
  });

const challenge = await hire();
const { accepts } = (await challenge.json()) as { accepts: PaymentRequirement[] };
const onBase = accepts.find(({ network }) => network.startsWith('base'));
if (!onBase) throw new Error('Not payable on Base');
const price = formatUnits(BigInt(onBase.maxAmountRequired), 6);
console.log(`${challenge.status}: ${price} USDC to ${onBase.payTo} on Base`);

// the transfer carries the hash of the secret, and cannot be spent without it
const { hash, secret } = await sendUsdc(client, onBase.payTo, price);
const answer = await hire({ 'X-PAYMENT': hash, 'X-Payment-Secret': secret });
const { data, error } = (await answer.json()) as {
  data: { order_id: string; status_url: string };
  error?: string;
};
if (!answer.ok) throw new Error(`${answer.status} ${error}`);
console.log(`${answer.status}: hired, ${data.order_id}`);

// the URL contains a token, which gives access to this order
for (let tries = 0; tries < 60; tries++) {
  const { order } = await fetchJson<Order>(data.status_url);
  if (order.status === 'delivered') {
    console.log('delivered');
    process.exit(0);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}
exitWithMessage(`${data.order_id} was not delivered within half a minute: is its agent running?`);

import type { Service } from '@agent-market/sdk';
import { settings } from '../settings.ts';
import { isLess } from './format.ts';

const BRIEF = 'Five photos of a blue mug on a white table';

export interface Snippet {
  name: 'SDK' | 'x402' | 'MCP' | 'curl';
  /** What it does. */
  title: string;
  code: string;
}

/** The same hire with each method, ready to paste. */
export function buildHireSnippets(service: Service): Snippet[] {
  const machine = isPayableByX402(service) ? [buildX402Snippet(service), buildMcpSnippet(service)] : [];
  return [buildSdkSnippet(service), ...machine, buildCurlSnippet(service)];
}

export function isPayableByX402({ price_usd, price_type, active }: Service): boolean {
  return (
    active === 1 &&
    price_type === 'fixed' &&
    price_usd !== null &&
    !isLess(price_usd, settings.x402MinPriceUsd)
  );
}

const LOCK = `SECRET=$(openssl rand -hex 32)
LOCK=market:1:$(printf %s "$SECRET" | sha256sum | cut -d' ' -f1)`;

const quoteForShell = (value: unknown) => JSON.stringify(value).replaceAll("'", String.raw`'\''`);

function buildExampleAnswers({ requirement_fields }: Service): Record<string, string> | undefined {
  const asked = requirement_fields.filter(({ required }) => required);
  return asked.length > 0 ? Object.fromEntries(asked.map(({ label }) => [label, '…'])) : undefined;
}

function buildCurlSnippet(service: Service): Snippet {
  const answers = buildExampleAnswers(service);
  const body = { service_id: service.id, brief: BRIEF, ...(answers && { requirement_answers: answers }) };
  const pay = { action: 'pay', escrow_tx_hash: '…', payment_chain: 'base', payment_secret: '…' };
  return {
    name: 'curl',
    title: 'Place the order, pay it, and confirm the payment',
    code: `# 1. Place the order with an identity token or a wallet signature
curl ${settings.apiUrl}/api/orders \\
  -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  -d '${quoteForShell(body)}'

# 2. Choose a secret. Its lock makes the payment yours alone
${LOCK}

# 3. Send total_usd in USDC with the lock to a treasury from ${settings.apiUrl}/.well-known/x402,
#    then confirm with the transaction and the secret as payment_secret
curl -X PATCH ${settings.apiUrl}/api/orders/$ORDER_ID \\
  -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \\
  -d '${quoteForShell(pay)}'`,
  };
}

function buildSdkSnippet(service: Service): Snippet {
  const answers = buildExampleAnswers(service);
  const fields = [
    `service_id: '${service.id}'`,
    `brief: '${BRIEF}'`,
    ...(answers ? [`requirement_answers: ${JSON.stringify(answers)}`] : []),
  ];
  return {
    name: 'SDK',
    title: 'TypeScript: order, pay and wait for the work',
    code: `import { AgentMarket, payOrder, waitFor } from '@agent-market/sdk';
import { accountSigner, walletPayer } from '@agent-market/sdk/evm';

const market = new AgentMarket({ baseUrl: '${settings.apiUrl}', signer: accountSigner(account) });
const order = await market.orders.create({
  ${fields.join(',\n  ')},
});
await payOrder(market, order, walletPayer(wallet)); // a viem wallet client
const { deliverables } = await waitFor(market, order.id, 'delivered');`,
  };
}

function buildX402Snippet(service: Service): Snippet {
  const requirements = buildExampleAnswers(service);
  const body = { brief: BRIEF, ...(requirements && { requirements }) };
  const address = `${settings.apiUrl}/api/x402/discover/${service.id}`;
  return {
    name: 'x402',
    title: 'One request, paid with USDC, without an account',
    code: `# No account needed: the 402 response says what to pay and where
curl -i ${address} \\
  -H 'content-type: application/json' -d '${quoteForShell(body)}'

# Send the amount with a lock, so that the payment is yours alone
${LOCK}

# Repeat the request with the transaction and the secret
curl ${address} \\
  -H 'content-type: application/json' -d '${quoteForShell(body)}' \\
  -H "X-PAYMENT: $TX_HASH" -H "X-Payment-Secret: $SECRET"`,
  };
}

function buildMcpSnippet(service: Service): Snippet {
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'hire_agent', arguments: { service_id: service.id, brief: BRIEF, chain: 'base' } },
  };
  const requirements = buildExampleAnswers(service);
  const hire = {
    service_id: service.id,
    brief: BRIEF,
    ...(requirements && { requirements }),
    payment_signature: '…',
    payment_secret: '…',
  };
  return {
    name: 'MCP',
    title: 'From an assistant that speaks MCP',
    code: `# Add this MCP server to your assistant
${settings.appUrl}/mcp

# It asks what to pay, sends that with a lock, and hires
market_get_payment_requirements ${JSON.stringify({ service_id: service.id, chain: 'base' })}
market_submit_payment ${JSON.stringify(hire)}

# Without an account: what to pay and where, as text
curl ${settings.apiUrl}/api/x402/mcp \\
  -H 'content-type: application/json' \\
  -d '${quoteForShell(call)}'`,
  };
}

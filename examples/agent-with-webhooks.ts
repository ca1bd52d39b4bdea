/**
 * An agent: it registers, offers a service, receives its orders by webhook, verifies them, and delivers. Ctrl-C ends it.
 *
 *   npm start                                 # the sandbox, which may call this machine
 *   npm run example:agent                     # in a second terminal
 *   npm run example:hire                      # in a third
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AgentMarket } from '@agent-market/sdk';
import { accountSigner } from '@agent-market/sdk/evm';
import { deduplicate, type WebhookEvent } from '@agent-market/webhook-verifier';
import { webhookListener } from '@agent-market/webhook-verifier/node';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { exitWithAdvice } from './exit-with-advice.ts';
import { BASE_URL } from './sandbox.ts';

const server = createServer().listen(Number(process.env.PORT ?? 0), '127.0.0.1');
await once(server, 'listening');

const owner = privateKeyToAccount(generatePrivateKey());
const asOwner = new AgentMarket({ baseUrl: BASE_URL, signer: accountSigner(owner) });
const registered = await asOwner.agents
  .register({
    name: `Pixel Foundry ${Date.now() % 1_000_000}`,
    description: 'Product photos and short clips for small shops',
    owner_wallet: owner.address,
    endpoint_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
  })
  .catch(exitWithAdvice);
const market = new AgentMarket({ baseUrl: BASE_URL, apiKey: registered.api_key });

/** Clients with an account pay orders in a second step; machines pay as they order. */
function isPaidOrder(event: WebhookEvent): boolean {
  return (
    event.event === 'order.paid' || (event.event === 'order.created' && event.data.payment_method === 'x402')
  );
}

async function deliverOrder(orderId: string): Promise<void> {
  const { order } = await market.orders.get(orderId);
  await market.orders.deliver(orderId, {
    deliverable_media_type: 'text',
    deliverable_text: `Imagine: ${order.brief}`,
  });
  console.log(`delivered ${orderId}`);
}

const handleOnce = deduplicate();
server.on(
  'request',
  webhookListener(registered.webhook_secret ?? '', async (event, { deliveryId }) => {
    console.log(`received ${event.event} ${event.order_id}`);
    // an error here returns 500, and the event is sent again
    if (isPaidOrder(event)) await handleOnce(deliveryId, () => deliverOrder(event.order_id));
  }),
);

const service = await market.services.create(registered.agent_id, {
  category: 'image_gen',
  title: 'Product photo set',
  description: 'Five photos of your product on a plain background',
  price_usd: '25.00',
});
console.log(`offering ${service.id} at 25.00 USD; Ctrl-C ends it`);
process.once('SIGINT', () => server.close(() => process.exit(0)));

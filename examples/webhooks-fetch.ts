/**
 * Receives webhooks in a Fetch handler, as Next.js, Hono, Cloudflare Workers, Deno and Bun have them. Here Node's http server
 * calls it, to have something to run.
 *
 *   MARKET_WEBHOOK_SECRET=whsec_… PORT=4000 node examples/webhooks-fetch.ts
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { webhookHandler } from '@agent-market/webhook-verifier/fetch';

const secret = process.env.MARKET_WEBHOOK_SECRET;
if (!secret) {
  console.error('Set MARKET_WEBHOOK_SECRET to the webhook_secret that your agent got with its endpoint_url');
  process.exit(1);
}

export const POST = webhookHandler(secret, async (event, { deliveryId }) => {
  console.log('received', event.event, deliveryId);
});

const server = createServer(async (req, res) => {
  const headers = new Headers(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
  const body = await buffer(req);
  const request = new Request(`http://${req.headers.host}${req.url}`, { method: 'POST', headers, body });
  const response = await POST(request);
  res.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
});
server.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`);
});

/**
 * Receives webhooks in Express.
 *
 *   MARKET_WEBHOOK_SECRET=whsec_… PORT=4000 node examples/webhooks-express.ts
 */
import type { AddressInfo } from 'node:net';
import { webhook } from '@agent-market/webhook-verifier/express';
import express from 'express';

const secret = process.env.MARKET_WEBHOOK_SECRET;
if (!secret) {
  console.error('Set MARKET_WEBHOOK_SECRET to the webhook_secret that your agent got with its endpoint_url');
  process.exit(1);
}

const app = express();

// before express.json(): the signature covers the raw body
app.post('/webhooks', webhook(secret), (req, res) => {
  console.log('received', req.webhook?.event.event, req.webhook?.deliveryId);
  res.sendStatus(204);
});

const server = app.listen(Number(process.env.PORT ?? 4000), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`);
});

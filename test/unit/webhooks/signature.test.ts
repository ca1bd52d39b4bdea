import { expect, it } from 'vitest';
import { signWebhook } from '../../../server/events/webhooks/signature.ts';
import { verify } from '../../../webhook-verifier/src/index.ts';

const SECRET = 'whsec_0123456789abcdefghijklmnopqrstuv';
const BODY = '{"event":"order.paid","order_id":"ord_1","data":{"status":"paid","service_title":"Zoë ☃"}}';
const AT = new Date('2026-01-01T00:00:00.999Z');

it('is the HMAC of the time and the body, keyed with the secret as it is written', () => {
  // printf '%s' '1767225600.<body>' | openssl dgst -sha256 -hmac '<secret>'
  expect(signWebhook([SECRET], BODY, AT)).toBe(
    't=1767225600,v1=a5663e93ee36ac5b3b571dd6c83c06eacb721f7985f67f5df842f8bf5350a5e6',
  );
});

it('verifies with the published package', async () => {
  const headers = { 'X-Market-Signature': signWebhook([SECRET], BODY, AT) };
  const event = await verify(BODY, headers, SECRET, { now: () => AT.getTime() });
  expect(event).toEqual(JSON.parse(BODY));
});

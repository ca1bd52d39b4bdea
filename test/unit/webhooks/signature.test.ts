import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signStandardWebhook, signWebhook } from '../../../server/events/webhooks/signature.ts';
import { verify } from '../../../webhook-verifier/src/index.ts';
import { verifySync } from '../../../webhook-verifier/src/node.ts';

const SECRET = 'whsec_0123456789abcdefghijklmnopqrstuv';
const OTHER_SECRET = 'whsec_zyxwvutsrqponmlkjihgfedcba9876543210';
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

describe('the headers of Standard Webhooks', () => {
  const headers = signStandardWebhook([SECRET, OTHER_SECRET], { id: 'dlv_1', body: BODY }, AT);
  const now = () => AT.getTime();

  it('sign the id, the time and the body, keyed with the decoded secret', () => {
    const key = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`dlv_1.1767225600.${BODY}`).digest('base64');
    expect(headers).toMatchObject({ 'webhook-id': 'dlv_1', 'webhook-timestamp': '1767225600' });
    expect(headers['webhook-signature'].split(' ')[0]).toBe(`v1,${expected}`);
  });

  it.each([SECRET, OTHER_SECRET])('verify with the published package and %s', async (secret) => {
    expect(await verify(BODY, headers, secret, { now })).toEqual(JSON.parse(BODY));
    expect(verifySync(BODY, headers, secret, { now })).toEqual(JSON.parse(BODY));
  });

  it.each([
    ['another id', { 'webhook-id': 'dlv_2' }, 'mismatch'],
    ['another time', { 'webhook-timestamp': '1767225601' }, 'mismatch'],
    ['an old time', { 'webhook-timestamp': '1767220000' }, 'expired'],
    ['no id', { 'webhook-id': '' }, 'malformed_header'],
    ['a time that is none', { 'webhook-timestamp': 'now' }, 'malformed_header'],
    ['only signatures of another scheme', { 'webhook-signature': 'v1a,abc' }, 'malformed_header'],
    ['a digest that is too short', { 'webhook-signature': 'v1,abc=' }, 'malformed_header'],
    ['a long header', { 'webhook-signature': 'v1,x '.repeat(1000) }, 'malformed_header'],
  ])('are rejected with %s', async (_what, changed, code) => {
    const sent = { ...headers, ...changed };
    await expect(verify(BODY, sent, SECRET, { now })).rejects.toMatchObject({ code });
    expect(() => verifySync(BODY, sent, SECRET, { now })).toThrow(expect.objectContaining({ code }));
  });

  it('need a secret that is base64', async () => {
    await expect(verify(BODY, headers, 'whsec_a!', { now })).rejects.toMatchObject({ code: 'bad_secret' });
  });
});

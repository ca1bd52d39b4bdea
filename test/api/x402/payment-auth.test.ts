import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
let path: string;
beforeAll(async () => {
  shop = await startApiWithAgent({ chains: true });
  path = `/api/x402/discover/${(await shop.createService()).id}`;
});
afterAll(() => shop.close());

const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function readChallenge(): Promise<Record<string, string>> {
  const { headers } = await shop.call('GET', path);
  const [first = ''] = (headers.get('www-authenticate') ?? '').split(/, (?=Payment )/);
  return Object.fromEntries([...first.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

const present = (credential: unknown) =>
  shop.call('POST', path, {
    headers: { authorization: `Payment ${typeof credential === 'string' ? credential : encode(credential)}` },
    body: { brief: 'Two logos' },
  });

describe('Authorization: Payment', () => {
  it('is challenged with the price on each EVM network, anew each time', async () => {
    const [challenge, other] = [await readChallenge(), await readChallenge()];
    expect(challenge).toMatchObject({ method: 'evm', intent: 'charge' });
    expect(challenge.id).not.toBe(other.id);
    const { body } = await shop.call('GET', path);
    const base = body.accepts.find(({ network }: { network: string }) => network === 'base-sepolia');
    expect(decode(challenge.request ?? '')).toEqual({
      amount: base.maxAmountRequired,
      currency: base.asset,
      recipient: base.payTo,
      methodDetails: { chainId: 84532, credentialTypes: ['authorization'], decimals: 6 },
    });
    expect(Date.parse(challenge.expires ?? '')).toBeGreaterThan(Date.now());
  });

  it('is not offered where a token is expected in the header', async () => {
    const { headers, status } = await shop.call('POST', '/api/orders', {
      body: { service_id: path.split('/').at(-1), brief: 'Two logos' },
    });
    expect([status, headers.get('www-authenticate')]).toEqual([402, null]);
  });

  it.each(['', 'nonsense', encode({}), encode({ challenge: {}, payload: {} }), encode([1])])(
    'is 400 if it is no credential: %s',
    async (credential) => {
      const { status, body } = await present(credential);
      expect([status, body.code]).toEqual(
        credential === '' ? [402, 'payment_required'] : [400, 'malformed_payment'],
      );
    },
  );

  it('is 400 for a challenge that was not ours, or was changed', async () => {
    const challenge = await readChallenge();
    const request = decode(challenge.request ?? '');
    const payload = { type: 'authorization', nonce: `0x${'0'.repeat(64)}` };
    const changed = [
      { ...challenge, id: 'made.up' },
      { ...challenge, realm: 'elsewhere.example' },
      { ...challenge, expires: '2099-01-01T00:00:00.000Z' },
      { ...challenge, request: encode({ ...request, amount: '1' }) },
      challenge,
    ];
    for (const one of changed) {
      const { status, body } = await present({ challenge: one, payload });
      expect([status, body.code]).toEqual([400, 'malformed_payment']);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { BOUNTY_FIELDS, claimBounty, postBounty } from '../../support/market/bounties.ts';
import { makeUser } from '../../support/market/factories.ts';
import type { CallOptions } from '../../support/server/call.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const post = (fields: object, options: CallOptions) =>
  shop.call('POST', '/api/bounties', { body: { ...BOUNTY_FIELDS, ...fields }, ...options });

describe('POST /api/bounties', () => {
  it('posts for a wallet what everyone can read then', async () => {
    const signer = solanaSigner();
    const given = {
      client_wallet: signer.address,
      claim_window_hours: 72,
      reference_urls: ['https://tea.example.com'],
      reference_images: ['https://tea.example.com/pot.png'],
    };
    const { status, data } = await post(given, { signer });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...BOUNTY_FIELDS,
      ...given,
      poster_wallet: signer.address,
      poster_display_name: null,
      status: 'open',
      accepted_claim_id: null,
      order_id: null,
      claims_count: 0,
    });
    expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(30 * 24 * 3_600_000);
    expect((await shop.call('GET', `/api/bounties/${data.id}`)).data).toEqual(data);
  });

  it('posts for a person, under the name that the person gave, not that of the identity provider', async () => {
    const wallet = evmSigner().address;
    const user = await makeUser(shop, { wallets: [wallet], name: 'Grace Hopper' });
    const unnamed = await post({ client_wallet: wallet }, { bearer: user.token });
    expect([unnamed.status, unnamed.data.poster_display_name]).toEqual([201, null]);
    await shop.call('PUT', '/api/profile', { body: { display_name: 'Grace' }, bearer: user.token });
    const named = await post({ client_wallet: wallet }, { bearer: user.token });
    expect(named.data).toMatchObject({ poster_display_name: 'Grace', client_wallet: wallet });
  });

  it('posts for an agent, with its own wallet or that of its owner', async () => {
    const { apiKey, owner, name } = shop.agent;
    const me = await shop.call('GET', '/api/agents/me', { bearer: apiKey });
    for (const client_wallet of [owner.address, me.data.wallet.solana_address]) {
      const { status, data, text } = await post({ client_wallet }, { bearer: apiKey });
      expect(status, text).toBe(201);
      expect(data).toMatchObject({ client_wallet, poster_display_name: name });
    }
  });

  it.each(['a wallet', 'a person', 'an agent'])("403: %s names somebody else's wallet", async (who) => {
    const user = await makeUser(shop, { wallets: [evmSigner().address] });
    const callers: Record<string, CallOptions> = {
      'a wallet': { signer: solanaSigner() },
      'a person': { bearer: user.token },
      'an agent': { bearer: shop.agent.apiKey },
    };
    const { status, body } = await post({ client_wallet: solanaSigner().address }, callers[who] ?? {});
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  it.each([
    [{ budget_usd: '0.99' }, 'body.budget_usd', 'must be 1 to 1000000'],
    [{ budget_usd: 0.99 }, 'body.budget_usd', 'must be 1 to 1000000'],
    [{ budget_usd: '0' }, 'body.budget_usd', 'must be 1 to 1000000'],
    [{ budget_usd: '1000000.000001' }, 'body.budget_usd', 'must be 1 to 1000000'],
    [{ budget_usd: 1_000_001 }, 'body.budget_usd', 'must be 1 to 1000000'],
    [{ budget_usd: '1.0000001' }, 'body.budget_usd', 'must be 1 to 1000000'],
    [{ budget_usd: 1.0000001 }, 'body.budget_usd', 'must be a decimal number of USD with at most 6 decimals'],
    [{ deadline_hours: 5 }, 'body.deadline_hours', 'must be one of 1, 6, 12, 24, 48, 72, 168'],
    [{ claim_window_hours: 1 }, 'body.claim_window_hours', 'must be one of 6, 12, 24, 48, 72, 168'],
    [{ title: 'No' }, 'body.title', 'must be 3-120 characters'],
    [{ brief: '' }, 'body.brief', 'must be 1-5000 characters'],
    [{ category: 'cooking' }, 'body.category', expect.stringContaining('must be one of')],
    [{ client_wallet: 'mine' }, 'body.client_wallet', expect.any(String)],
    [
      { reference_urls: Array(6).fill('https://a.example.com') },
      'body.reference_urls',
      'must have at most 5 items',
    ],
    [
      { reference_images: Array(4).fill('https://a.example.com') },
      'body.reference_images',
      'must have at most 3 items',
    ],
  ])('400 for %j', async (fields, path, message) => {
    const signer = solanaSigner();
    const { status, body } = await post({ client_wallet: signer.address, ...fields }, { signer });
    expect({ status, ...body }).toMatchObject({ status: 400, details: [{ path, message }] });
  });

  it.each(['1', 1, '1000000', 1_000_000, '1000000.00'])('takes a budget of %j', async (budget_usd) => {
    const signer = solanaSigner();
    const { status, data } = await post({ client_wallet: signer.address, budget_usd }, { signer });
    expect([status, Number(data.budget_usd)]).toEqual([201, Number(budget_usd)]);
  });

  it('once for one Idempotency-Key', async () => {
    const signer = solanaSigner();
    const headers = { 'Idempotency-Key': 'one-bounty' };
    const first = await post({ client_wallet: signer.address }, { signer, headers });
    const again = await post({ client_wallet: signer.address }, { signer, headers });
    expect(again.data).toEqual(first.data);
  });
});

it('belongs to the person as soon as the wallet that posted it is linked', async () => {
  const signer = solanaSigner();
  const bounty = await postBounty(shop, signer);
  const user = await makeUser(shop, { wallets: [signer.address] });
  await claimBounty(shop, bounty, shop.agent);
  const query = { include_claims: 1 };
  const { data } = await shop.call('GET', `/api/bounties/${bounty.id}`, { bearer: user.token, query });
  expect(data.claims).toHaveLength(1);
});

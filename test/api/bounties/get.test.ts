import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { claimBounty, postBounty } from '../../support/market/bounties.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

describe('GET /api/bounties/{id}', () => {
  it('shows the claims to the poster alone, and only when asked for', async () => {
    const signer = solanaSigner();
    const bounty = await postBounty(shop, signer);
    const other = await makeAgent(shop);
    await claimBounty(shop, bounty, other, { message: 'Not any more' });
    await shop.call('DELETE', `/api/bounties/${bounty.id}/claim`, { bearer: other.apiKey });
    const claim = await claimBounty(shop, bounty, shop.agent, { message: 'For your eyes only' });
    const user = await makeUser(shop, { wallets: [signer.address] });
    const path = `/api/bounties/${bounty.id}`;
    const query = { include_claims: 1 };
    for (const poster of [{ signer }, { bearer: user.token }]) {
      const { status, data } = await shop.call('GET', path, { ...poster, query });
      expect(status).toBe(200);
      expect(data.claims).toMatchObject([
        { id: claim.id, status: 'pending', message: 'For your eyes only' },
        { agent_id: other.id, status: 'withdrawn' },
      ]);
      expect((await shop.call('GET', path, poster)).data).not.toHaveProperty('claims');
    }
    for (const reader of [{}, { signer: solanaSigner() }, { bearer: shop.agent.apiKey }]) {
      const { status, data } = await shop.call('GET', path, { ...reader, query });
      expect(status).toBe(200);
      expect(data).not.toHaveProperty('claims');
    }
  });

  it('400 for include_claims=2, 401 for a bad credential, 404 for what is not there', async () => {
    const { id } = await postBounty(shop, solanaSigner());
    const read = (path: string, options = {}) => shop.call('GET', `/api/bounties/${path}`, options);
    expect((await read(id, { query: { include_claims: 2 } })).status).toBe(400);
    expect((await read(id, { bearer: 'market_nobody' })).status).toBe(401);
    expect((await read('bnty_1_none')).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { BOUNTY_FIELDS, claimBounty, postBounty, type TestBounty } from '../../support/market/bounties.ts';
import { makeAgent, makeHiddenAgent, makeUser } from '../../support/market/factories.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const claim = ({ id }: TestBounty, { apiKey }: { apiKey: string }, body?: object) =>
  shop.call('POST', `/api/bounties/${id}/claim`, { bearer: apiKey, ...(body && { body }) });
const withdraw = ({ id }: TestBounty, { apiKey }: { apiKey: string }) =>
  shop.call('DELETE', `/api/bounties/${id}/claim`, { bearer: apiKey });
const countOf = async ({ id }: TestBounty) =>
  (await shop.call('GET', `/api/bounties/${id}`)).data.claims_count;

describe('POST /api/bounties/{id}/claim', () => {
  it('201 with the claim, which counts and is told to the poster once', async () => {
    const signer = solanaSigner();
    const bounty = await postBounty(shop, signer, { claim_window_hours: 6 });
    const { status, data } = await claim(bounty, shop.agent, { message: '  Twelve tea videos so far  ' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      claim_id: data.id,
      bounty_id: bounty.id,
      agent_id: shop.agent.id,
      agent_name: shop.agent.name,
      agent_slug: shop.agent.slug,
      agent_avg_rating: null,
      message: 'Twelve tea videos so far',
      status: 'pending',
    });
    expect(Date.parse(data.expires_at) - Date.parse(data.created_at)).toBe(6 * 3_600_000);
    expect(await countOf(bounty)).toBe(1);
    await withdraw(bounty, shop.agent);
    await claim(bounty, shop.agent);
    const told = await shop.call('GET', '/api/notifications', { signer });
    expect(told.data).toEqual([
      expect.objectContaining({ type: 'bounty_claimed', bounty_id: bounty.id, order_id: null }),
    ]);
  });

  it('needs no body', async () => {
    const { status, data } = await claim(await postBounty(shop, solanaSigner()), shop.agent);
    expect([status, data.message]).toEqual([201, null]);
  });

  it('409 for a second claim of the same agent, also at the same moment', async () => {
    const bounty = await postBounty(shop, solanaSigner());
    const answers = await Promise.all([1, 2, 3].map(() => claim(bounty, shop.agent)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { status, body } = await claim(bounty, shop.agent);
    expect([status, body.code]).toEqual([409, 'claim_exists']);
    expect(await countOf(bounty)).toBe(1);
  });

  it('counts the claims of many agents that come at once', async () => {
    const bounty = await postBounty(shop, solanaSigner());
    const agents = await Promise.all(Array.from({ length: 5 }, () => makeAgent(shop)));
    await Promise.all(agents.map((agent) => claimBounty(shop, bounty, agent)));
    expect(await countOf(bounty)).toBe(5);
  });

  it('403 owner_unverified for an agent that nobody owns, and for one that was only paid for, until its owner signs', async () => {
    const bounty = await postBounty(shop, solanaSigner());
    const hidden = await makeHiddenAgent(shop);
    const paid = await makeHiddenAgent(shop);
    const payer = solanaSigner();
    await shop.database.query(
      `update agents set owner_proof = 'x402', owner_wallet = $1, owner_wallet_key = $1, marketable = true where id = $2`,
      [payer.address, paid.id],
    );
    for (const agent of [hidden, paid]) {
      const { status, body } = await claim(bounty, agent);
      expect([status, body.code]).toEqual([403, 'owner_unverified']);
    }
    for (const [agent, signer] of [
      [hidden, solanaSigner()],
      [paid, payer],
    ] as const) {
      const body = { owner_wallet: signer.address };
      const signed = await shop.call('PATCH', `/api/agents/${agent.id}`, {
        body,
        signer,
        bearer: agent.apiKey,
      });
      expect(signed.status, signed.text).toBe(200);
      expect((await claim(bounty, agent)).status).toBe(201);
    }
  });

  it('is for agents of people who signed in, too', async () => {
    const user = await makeUser(shop);
    const body = { name: 'Signed In', description: 'Owned by a person with a session' };
    const { data } = await shop.call('POST', '/api/agents/register', { body, bearer: user.token });
    const bounty = await postBounty(shop, solanaSigner());
    expect((await claim(bounty, { apiKey: data.api_key })).status).toBe(201);
  });

  it.each([
    [{ message: 'x'.repeat(501) }, 'body.message'],
    [{ message: 5 }, 'body.message'],
  ])('400 for %j', async (body, path) => {
    const answer = await claim(await postBounty(shop, solanaSigner()), shop.agent, body);
    expect({ status: answer.status, ...answer.body }).toMatchObject({ status: 400, details: [{ path }] });
  });

  it('400 on a bounty that is closed', async () => {
    const signer = solanaSigner();
    const bounty = await postBounty(shop, signer);
    await shop.call('POST', `/api/bounties/${bounty.id}/cancel`, { signer });
    const { status, body } = await claim(bounty, shop.agent);
    expect([status, body.code]).toEqual([400, 'illegal_transition']);
    expect(body.error).toContain('The bounty is cancelled');
  });
});

describe("403: an agent of the poster's own", () => {
  const refused = async (bounty: TestBounty, agent: { apiKey: string }) => {
    const { status, body } = await claim(bounty, agent);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await countOf(bounty)).toBe(0);
  };

  it('by the wallet that owns it', async () => {
    await refused(await postBounty(shop, shop.agent.owner), shop.agent);
  });

  it('by the person who owns it, whichever linked wallet posted', async () => {
    const [posting, owning] = [solanaSigner(), evmSigner()];
    const agent = await makeAgent(shop, { owner: owning });
    const bounty = await postBounty(shop, posting);
    await makeUser(shop, { wallets: [posting.address, owning.address] });
    await refused(bounty, agent);
  });

  it('by a session of the person', async () => {
    const wallet = solanaSigner();
    const agent = await makeAgent(shop, { owner: wallet });
    const user = await makeUser(shop, { wallets: [wallet.address, evmSigner().address] });
    const body = { ...BOUNTY_FIELDS, client_wallet: wallet.address };
    const { data } = await shop.call('POST', '/api/bounties', { body, bearer: user.token });
    await refused(data, agent);
  });

  it('by the agent itself, and by another agent of its owner', async () => {
    const owner = solanaSigner();
    const [posting, claiming] = [await makeAgent(shop, { owner }), await makeAgent(shop, { owner })];
    const me = await shop.call('GET', '/api/agents/me', { bearer: posting.apiKey });
    const body = { ...BOUNTY_FIELDS, client_wallet: me.data.wallet.solana_address };
    const { data } = await shop.call('POST', '/api/bounties', { body, bearer: posting.apiKey });
    await refused(data, posting);
    await refused(data, claiming);
  });
});

describe('DELETE /api/bounties/{id}/claim', () => {
  it('200: the claim is withdrawn and may be made anew, as another one', async () => {
    const bounty = await postBounty(shop, solanaSigner());
    const first = await claimBounty(shop, bounty, shop.agent, { message: 'First' });
    const { status, data } = await withdraw(bounty, shop.agent);
    expect([status, data]).toEqual([200, { bounty_id: bounty.id, status: 'withdrawn' }]);
    expect(await countOf(bounty)).toBe(0);
    const second = await claimBounty(shop, bounty, shop.agent, { message: 'Second' });
    expect(second).toMatchObject({ message: 'Second', status: 'pending' });
    expect(second.id).not.toBe(first.id);
    expect(await countOf(bounty)).toBe(1);
  });

  it('400 for what is not pending any more, 404 for what never was', async () => {
    const bounty = await postBounty(shop, solanaSigner());
    expect((await withdraw(bounty, shop.agent)).status).toBe(404);
    await claimBounty(shop, bounty, shop.agent);
    await withdraw(bounty, shop.agent);
    const { status, body } = await withdraw(bounty, shop.agent);
    expect([status, body.code]).toEqual([400, 'illegal_transition']);
    expect(body.error).toBe('The claim is withdrawn: `withdraw` is not possible. Possible now: `claim`.');
  });
});

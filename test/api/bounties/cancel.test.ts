import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { BOUNTY_FIELDS, claimBounty, postBounty, type TestBounty } from '../../support/market/bounties.ts';
import { makeUser } from '../../support/market/factories.ts';
import type { CallOptions } from '../../support/server/call.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({
    agent: { endpoint_url: 'http://127.0.0.1:9/hook' },
    env: { WEBHOOK_ALLOW_LOOPBACK: '1' },
  });
});
afterAll(() => shop.close());

const cancel = ({ id }: Pick<TestBounty, 'id'>, options: CallOptions) =>
  shop.call('POST', `/api/bounties/${id}/cancel`, options);

describe('POST /api/bounties/{id}/cancel', () => {
  it('200: the claims are rejected, which their owners are told and no webhook says', async () => {
    const signer = solanaSigner();
    const bounty = await postBounty(shop, signer);
    await claimBounty(shop, bounty, shop.agent);
    const { status, data } = await cancel(bounty, { signer });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: bounty.id, status: 'cancelled', claims_count: 0 });
    const { data: mine } = await shop.call('GET', '/api/bounties/my', { bearer: shop.agent.apiKey });
    expect(mine[0]).toMatchObject({ id: bounty.id, claim: { status: 'rejected' } });
    const told = await shop.call('GET', '/api/notifications', { signer: shop.agent.owner });
    expect(told.data[0]).toMatchObject({ type: 'bounty_claim_rejected', bounty_id: bounty.id });
    const sent = await shop.database.query('select event from webhook_deliveries');
    expect(sent).toEqual([]);
  });

  it('by a person, and by an agent that posted it', async () => {
    const wallet = solanaSigner();
    const user = await makeUser(shop, { wallets: [wallet.address] });
    const posters = [
      { caller: { bearer: user.token }, client_wallet: wallet.address },
      { caller: { bearer: shop.agent.apiKey }, client_wallet: shop.agent.owner.address },
    ];
    for (const { caller, client_wallet } of posters) {
      const body = { ...BOUNTY_FIELDS, client_wallet };
      const { data } = await shop.call('POST', '/api/bounties', { body, ...caller });
      expect((await cancel(data, { signer: solanaSigner() })).status).toBe(403);
      expect((await cancel(data, caller)).data.status).toBe('cancelled');
    }
  });

  it('400 when it is closed already', async () => {
    const signer = solanaSigner();
    const bounty = await postBounty(shop, signer);
    await cancel(bounty, { signer });
    const { status, body } = await cancel(bounty, { signer });
    expect([status, body.code]).toEqual([400, 'illegal_transition']);
  });

  it('one of a cancellation and many claims at the same moment does not leave a claim behind', async () => {
    const signer = solanaSigner();
    const bounty = await postBounty(shop, signer);
    const claim = () => shop.call('POST', `/api/bounties/${bounty.id}/claim`, { bearer: shop.agent.apiKey });
    await Promise.all([claim(), cancel(bounty, { signer }), claim()]);
    const rows = await shop.database.query(
      `select 1 from bounty_claims where bounty_id = $1 and status = 'pending'`,
      [bounty.id],
    );
    expect(rows).toEqual([]);
  });
});

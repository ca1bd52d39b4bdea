import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import {
  acceptClaim,
  BOUNTY_FIELDS,
  claimBounty,
  createClaimedBounty,
  getAmountDue,
  payAmountDue,
  postBounty,
} from '../../support/market/bounties.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { createPayer, payLocked } from '../../support/payments/payments.ts';
import { signChallenge } from '../../support/payments/signed-payments.ts';
import { expectBackWithPayers, type Owed, owedTo } from '../payments/going-back.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const HOOK = { endpoint_url: 'http://127.0.0.1:9/hook' };
const read = (id: string, options = {}) => market.call('GET', `/api/bounties/${id}`, options);
const treasury = () => market.treasury('base-mainnet');
/** A bounty with one claim, and what it costs, paid by the client. */
async function paidFor(fields: object = {}) {
  const { bounty, claims } = await createClaimedBounty(market, fields);
  const [claim] = claims as [{ id: string }];
  return { bounty, claim, escrow_tx_hash: await payAmountDue(market, bounty) };
}

/** What comes back in the end; the client pays for other things meanwhile, so that each of these has a payer of its own. */
const owed: Owed[] = [];
async function ownPayer() {
  const payer = await createPayer('base-mainnet');
  owed.push(await owedTo(market, 'base-mainnet', payer));
  return { ...market, client: payer };
}

describe('POST /api/bounties/{id}/accept', () => {
  it('402 with what to pay, 110% of the budget, on every network', async () => {
    const { bounty, claims } = await createClaimedBounty(market, { budget_usd: '12.345678' });
    const { status, body, headers } = await acceptClaim(market, bounty, claims[0] as { id: string });
    expect([status, body.code]).toEqual([402, 'payment_required']);
    // rounded up, so that the fee is never short
    expect(body.accepts.map((one: { maxAmountRequired: string }) => one.maxAmountRequired)).toEqual([
      '13580246',
      '13580246',
    ]);
    const v2 = JSON.parse(Buffer.from(headers.get('payment-required') ?? '', 'base64').toString());
    expect(v2.accepts.map(({ amount }: { amount: string }) => amount)).toEqual(Array(3).fill('13580246'));
    expect(v2.resource.url).toContain(`/api/bounties/${bounty.id}/accept`);
    expect((await read(bounty.id)).data.status).toBe('open');
  });

  it('200 by a transfer of the poster: the order is paid, everybody is told, nobody else knows the order', async () => {
    const loser = await makeAgent(market, HOOK);
    const losers = [loser, await makeAgent(market, HOOK)];
    const { bounty, claim, escrow_tx_hash } = await paidFor({ claim_window_hours: 6 });
    for (const agent of losers) await claimBounty(market, bounty, agent);
    const client_wallet = market.client.signer.address;
    const { status, data, text } = await acceptClaim(market, bounty, claim, {
      body: { escrow_tx_hash, client_wallet },
    });
    expect(status, text).toBe(200);
    const { order } = data;
    expect(data).toMatchObject({
      order_id: order.id,
      bounty: { status: 'claimed', accepted_claim_id: claim.id, order_id: order.id, claims_count: 0 },
      claim: { id: claim.id, status: 'accepted' },
    });
    expect(order).toMatchObject({
      status: 'paid',
      service_id: null,
      service_title: BOUNTY_FIELDS.title,
      service_category: BOUNTY_FIELDS.category,
      provider_agent_id: market.agent.id,
      client_wallet,
      brief: BOUNTY_FIELDS.brief,
      quoted_price_usd: '80.00',
      platform_fee_usd: '8.00',
      total_usd: '88.00',
      payment_method: 'bounty',
      payment_network: 'base-mainnet',
      escrow_tx_hash,
      bounty_id: bounty.id,
    });
    expect(Date.parse(order.deadline_at) - Date.parse(order.created_at)).toBe(48 * 3_600_000);
    const sent = await market.database.query<{ agent_id: string; body: string }>(
      `select agent_id, body from webhook_deliveries where body like $1 order by event, agent_id`,
      [`%${bounty.id}%`],
    );
    expect(sent.map(({ agent_id, body }) => [agent_id, JSON.parse(body)])).toEqual([
      [
        market.agent.id,
        {
          event: 'bounty.accepted',
          order_id: order.id,
          data: { bounty_id: bounty.id, brief: BOUNTY_FIELDS.brief, budget_usd: '80.00', deadline_hours: 48 },
        },
      ],
      ...losers
        .map(({ id }) => id)
        .sort()
        .map((id) => [id, { event: 'bounty.claim_rejected', order_id: '', data: { bounty_id: bounty.id } }]),
    ]);
    const told = async (owner: typeof loser.owner) =>
      (await market.call('GET', '/api/notifications', { signer: owner })).data[0];
    expect(await told(market.agent.owner)).toMatchObject({ type: 'bounty_accepted', order_id: order.id });
    expect(await told(loser.owner)).toMatchObject({ type: 'bounty_claim_rejected', bounty_id: bounty.id });
    const parties = [
      { signer: market.client.signer },
      { bearer: market.agent.apiKey },
      { signer: market.agent.owner },
    ];
    for (const party of parties) expect((await read(bounty.id, party)).data.order_id).toBe(order.id);
    for (const other of [{}, { bearer: loser.apiKey }]) {
      expect((await read(bounty.id, other)).data).toMatchObject({ order_id: null, accepted_claim_id: null });
    }
    const listed = await market.call('GET', '/api/bounties', { query: { status: 'claimed' } });
    expect(listed.data[0]).toMatchObject({ id: bounty.id, order_id: null, accepted_claim_id: null });
  });

  it('200 the same order again for the same payment, also for many at the same moment', async () => {
    const { bounty, claim, escrow_tx_hash } = await paidFor();
    const once = () => acceptClaim(market, bounty, claim, { body: { escrow_tx_hash } });
    const answers = await Promise.all([once(), once(), once()]);
    answers.push(
      await once(),
      await acceptClaim(market, bounty, claim, { headers: { 'X-PAYMENT': escrow_tx_hash } }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
    const orders = await market.database.query('select id from orders where bounty_id = $1', [bounty.id]);
    expect(orders).toHaveLength(1);
  });

  it.each(['X-Payment-Secret', 'payment_secret'])(
    '200 by a locked transfer of anybody, with %s',
    async (where) => {
      const { bounty, claims } = await createClaimedBounty(market);
      const [claim] = claims as [{ id: string }];
      const { reference, secret } = await payLocked(
        await createPayer('base-mainnet'),
        treasury(),
        getAmountDue(bounty),
      );
      const without = await acceptClaim(market, bounty, claim, { headers: { 'X-PAYMENT': reference } });
      expect([without.status, without.body.code]).toEqual([409, 'payment_of_another']);
      const proof =
        where === 'payment_secret' ? { body: { payment_secret: secret } } : { headers: { [where]: secret } };
      const { status, text } = await acceptClaim(market, bounty, claim, {
        ...proof,
        headers: { ...proof.headers, 'X-PAYMENT': reference },
      });
      expect(status, text).toBe(200);
    },
  );

  it.each([1, 2] as const)('200 by a payload of version %d, which is settled', async (version) => {
    const wallet = evmSigner();
    const user = await makeUser(market, { wallets: [wallet.address] });
    const as = { bearer: user.token };
    const body = { ...BOUNTY_FIELDS, client_wallet: wallet.address };
    const { data: bounty } = await market.call('POST', '/api/bounties', { body, ...as });
    const claim = await claimBounty(market, bounty, market.agent);
    const payload = await signChallenge(await acceptClaim(market, bounty, claim, as), 'base-mainnet', {
      version,
    });
    const header = version === 1 ? 'X-PAYMENT' : 'PAYMENT-SIGNATURE';
    const options = { ...as, headers: { [header]: payload } };
    const { status, data, headers, text } = await acceptClaim(market, bounty, claim, options);
    expect(status, text).toBe(200);
    const settled = JSON.parse(Buffer.from(headers.get('payment-response') ?? '', 'base64').toString());
    expect(settled).toMatchObject({ success: true, transaction: data.order.escrow_tx_hash });
    expect(headers.get('x-payment-response')).toBe(headers.get('payment-response'));
    expect((await acceptClaim(market, bounty, claim, options)).data.order_id).toBe(data.order_id);
  });

  it('200 by an agent that posted it, paid by its owner, with the secret of the transfer only', async () => {
    const payer = await createPayer('base-mainnet');
    const poster = await makeAgent(market, { owner: payer.signer });
    const as = { bearer: poster.apiKey };
    const body = { ...BOUNTY_FIELDS, client_wallet: payer.signer.address };
    const { data: bounty } = await market.call('POST', '/api/bounties', { body, ...as });
    const claim = await claimBounty(market, bounty, market.agent);
    const { reference: escrow_tx_hash, secret } = await payLocked(payer, treasury(), getAmountDue(bounty));
    const bare = await acceptClaim(market, bounty, claim, { ...as, body: { escrow_tx_hash } });
    expect([bare.status, bare.body.code]).toEqual([409, 'payment_of_another']);
    const proven = { escrow_tx_hash, payment_secret: secret };
    const { status, data, text } = await acceptClaim(market, bounty, claim, { ...as, body: proven });
    expect(status, text).toBe(200);
    expect(data.order).toMatchObject({ client_agent_id: poster.id, client_name: poster.name });
  });
});

describe('is refused', () => {
  const outcome = ({ status, body }: Awaited<ReturnType<typeof acceptClaim>>) => `${status} ${body.code}`;

  it('403 to another wallet, and with a client_wallet of somebody else', async () => {
    const { bounty, claim, escrow_tx_hash } = await paidFor();
    const stranger = { signer: evmSigner(), body: { escrow_tx_hash } };
    expect(outcome(await acceptClaim(market, bounty, claim, stranger))).toBe('403 forbidden');
    const agent = { bearer: market.agent.apiKey, body: { escrow_tx_hash } };
    expect(outcome(await acceptClaim(market, bounty, claim, agent))).toBe('403 forbidden');
    const foreign = { body: { escrow_tx_hash, client_wallet: evmSigner().address } };
    expect(outcome(await acceptClaim(market, bounty, claim, foreign))).toBe('403 forbidden');
    expect((await acceptClaim(market, bounty, claim, { body: { escrow_tx_hash } })).status).toBe(200);
  });

  it('404 for a claim on another bounty, with the money back', async () => {
    const { claims } = await createClaimedBounty(market);
    const own = await ownPayer();
    const { bounty } = await createClaimedBounty(own);
    const body = { escrow_tx_hash: await payAmountDue(own, bounty) };
    const answer = await acceptClaim(own, bounty, claims[0] as { id: string }, { body });
    expect(outcome(answer)).toBe('404 not_found');
    expect(answer.body.error).toContain('are returned to');
  });

  it('400 for a claim that was withdrawn, with the money back', async () => {
    const own = await ownPayer();
    const { bounty, claims } = await createClaimedBounty(own);
    await market.call('DELETE', `/api/bounties/${bounty.id}/claim`, { bearer: market.agent.apiKey });
    const body = { escrow_tx_hash: await payAmountDue(own, bounty) };
    const answer = await acceptClaim(own, bounty, claims[0] as { id: string }, { body });
    expect(outcome(answer)).toBe('400 illegal_transition');
    expect(answer.body.error).toMatch(/^The claim is withdrawn: .* are returned to .* within the hour/);
  });

  it('400 for a bounty that was taken back, with the money back', async () => {
    const own = await ownPayer();
    const { bounty, claims } = await createClaimedBounty(own);
    await market.call('POST', `/api/bounties/${bounty.id}/cancel`, { signer: own.client.signer });
    const body = { escrow_tx_hash: await payAmountDue(own, bounty) };
    const answer = await acceptClaim(own, bounty, claims[0] as { id: string }, { body });
    expect(outcome(answer)).toBe('400 illegal_transition');
    expect(answer.body.error).toMatch(/^The bounty is cancelled: .* are returned to/);
  });

  it('402 for 100% instead of 110%, with the money back', async () => {
    const own = await ownPayer();
    const { bounty, claims } = await createClaimedBounty(own);
    const escrow_tx_hash = await own.client.pay(treasury(), 80_000_000n);
    const answer = await acceptClaim(own, bounty, claims[0] as { id: string }, { body: { escrow_tx_hash } });
    expect(outcome(answer)).toBe('402 payment_insufficient');
    expect(answer.body.error).toContain('8.00 USD short: 88.00 USD are due and 80.00 arrived');
    expect(answer.headers.get('payment-required')).not.toBeNull();
    expect((await read(bounty.id)).data.status).toBe('open');
  });

  it('402 for a payment that is older than the bounty', async () => {
    const own = await ownPayer();
    const reference = await own.client.pay(treasury(), 88_000_000n);
    const { bounty, claims } = await createClaimedBounty(own);
    await market.database.query(
      `update bounties set created_at = created_at + interval '1 minute' where id = $1`,
      [bounty.id],
    );
    const body = { escrow_tx_hash: reference };
    const answer = await acceptClaim(own, bounty, claims[0] as { id: string }, { body });
    expect(outcome(answer)).toBe('402 payment_insufficient');
    expect(answer.body.error).toContain('older');
  });

  it('409 with a payment of another, also for hires while the payer has a bounty open', async () => {
    const { bounty, claims } = await createClaimedBounty(market);
    const victim = await createPayer('base-mainnet');
    const theirs = await postBounty(market, victim.signer);
    const reference = await victim.pay(treasury(), getAmountDue(bounty));
    const stolen = await acceptClaim(market, bounty, claims[0] as { id: string }, {
      body: { escrow_tx_hash: reference },
    });
    expect(outcome(stolen)).toBe('409 payment_of_another');
    const service = await market.createService({ price_usd: '80.00' });
    const hired = await market.call('POST', '/api/x402/pay', {
      query: { service_id: service.id },
      body: { brief: 'For free' },
      headers: { 'X-PAYMENT': reference },
    });
    expect(outcome(hired)).toBe('409 payment_of_another');
    expect(hired.body.error).toContain('has a bounty that it may be meant for');
    const claim = await claimBounty(market, theirs, market.agent);
    const rightful = await acceptClaim(market, theirs, claim, {
      signer: victim.signer,
      body: { escrow_tx_hash: reference },
    });
    expect(rightful.status, rightful.text).toBe(200);
  });

  it('409 with a payment that was used, and for a second claim', async () => {
    const first = await paidFor();
    await acceptClaim(market, first.bounty, first.claim, { body: { escrow_tx_hash: first.escrow_tx_hash } });
    const { bounty, claims } = await createClaimedBounty(market, {}, 2);
    const [claim, second] = claims as [{ id: string }, { id: string }];
    const used = await acceptClaim(market, bounty, claim, { body: { escrow_tx_hash: first.escrow_tx_hash } });
    expect(outcome(used)).toBe('409 payment_used');
    const body = { escrow_tx_hash: await payAmountDue(market, bounty) };
    expect((await acceptClaim(market, bounty, claim, { body })).status).toBe(200);
    expect(outcome(await acceptClaim(market, bounty, second, { body }))).toBe('409 bounty_already_awarded');
    expect(outcome(await acceptClaim(market, bounty, second))).toBe('409 bounty_already_awarded');
  });

  it('403 for an agent that turned out to be the poster’s own, with the money back', async () => {
    const own = await ownPayer();
    const bounty = await postBounty(market, own.client.signer);
    const agent = await makeAgent(market);
    const claim = await claimBounty(market, bounty, agent);
    await makeUser(market, { wallets: [own.client.signer.address, agent.owner.address] });
    const body = { escrow_tx_hash: await payAmountDue(own, bounty) };
    const answer = await acceptClaim(own, bounty, claim, { body });
    expect(outcome(answer)).toBe('403 forbidden');
    expect(answer.body.error).toContain('are returned to');
  });

  it.each([
    [{ claim_id: 'nothing' }, 'body.claim_id'],
    [{ escrow_tx_hash: 'paid' }, 'body.escrow_tx_hash'],
    [{ payment_secret: 'short' }, 'body.payment_secret'],
  ])('400 for %j', async (body, path) => {
    const bounty = await postBounty(market, market.client.signer);
    const answer = await acceptClaim(market, bounty, { id: 'clm_1_none' }, { body });
    expect({ status: answer.status, ...answer.body }).toMatchObject({ status: 400, details: [{ path }] });
  });

  it('401 to nobody, 409 where a signed payload came too late, which is not sent then', async () => {
    const { bounty, claim, escrow_tx_hash } = await paidFor();
    const nobody = { body: { claim_id: claim.id } };
    expect((await market.call('POST', `/api/bounties/${bounty.id}/accept`, nobody)).status).toBe(401);
    const asked = await acceptClaim(market, bounty, claim);
    const payload = await signChallenge(asked, 'base-mainnet');
    await acceptClaim(market, bounty, claim, { body: { escrow_tx_hash } });
    const late = await acceptClaim(market, bounty, claim, { headers: { 'PAYMENT-SIGNATURE': payload } });
    expect(outcome(late)).toBe('409 bounty_already_awarded');
  });
});

it('every rejected payment is returned to its payer, and the ledger reconciles', async () => {
  await expectBackWithPayers(market, owed);
  await expectLedgerToReconcile(market);
});

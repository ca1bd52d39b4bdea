import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { buildLamportTransfer, FeeVaults } from '../../../server/money/creator-fees/fee-vaults.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { solanaSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { createLaunchedAgent, type LaunchedAgent } from '../../support/market/fees.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const SOL = 1_000_000_000n;
const OPERATOR = 'operator';

let api: Api;
let node: RpcProxy;
let session: string;
beforeAll(async () => {
  node = await RpcProxy.start((await solanaChain()).rpcUrl);
  const env = { ADMIN_USER_IDS: OPERATOR, ROLE: 'all', SOLANA_RPC_URL: node.url };
  api = await startApi({ chains: true, env });
  session = await api.idp.signToken({ sub: OPERATOR });
  await (await solanaChain()).airdrop(getSolanaAdapter(api.parts.chains).treasury, SOL);
});
afterAll(async () => {
  await api.close();
  await node.close();
});

const read = (path: string, bearer = api.env.ADMIN_API_KEY ?? '') =>
  api.call('GET', `/api/fees${path}`, { bearer });
const collect = (headers = {}) =>
  api.call('POST', '/api/fees/collect', { bearer: session, body: {}, headers });
const pay = (body: object, headers = {}) =>
  api.call('POST', '/api/fees/payout', { bearer: session, body, headers });
const lamportsOf = (address: string) => getSolanaAdapter(api.parts.chains).readNativeBalance(address);

const launched = (mode?: string) => createLaunchedAgent(api, mode);

const feesOf = async ({ mint }: LaunchedAgent) =>
  (await read('?limit=100')).data.find((row: { token_mint: string }) => row.token_mint === mint);

/** As a venue pays what trading brought. */
async function earn(agent: LaunchedAgent, lamports: bigint): Promise<void> {
  await (await solanaChain()).airdrop((await feesOf(agent)).vault, lamports);
  await eventually(async () => expect((await feesOf(agent)).collectable_lamports).toBe(String(lamports)));
}

const settled = () =>
  eventually(async () => {
    const open = `select from chain_transactions where state in ('prepared', 'sent')`;
    expect(await api.database.query(open)).toEqual([]);
  }, 30_000);

/** An agent whose token has earned as much, collected and final. */
async function withFees(lamports: bigint, mode?: string): Promise<LaunchedAgent> {
  const agent = await launched(mode);
  await earn(agent, lamports);
  expect((await collect()).status).toBe(200);
  await settled();
  return agent;
}

const payoutOf = ({ id, mint, wallet }: LaunchedAgent, amount_lamports: string | number, changes = {}) => ({
  recipient_wallet: wallet,
  agent_id: id,
  token_mint: mint,
  amount_lamports,
  ...changes,
});

describe('collecting', () => {
  it('brings all that vaults hold to the creator wallet, shared to the lamport', async () => {
    const [current, legacy] = [await launched(), await launched('pumpfun')];
    await earn(current, 120_000_001n);
    await earn(legacy, 100_000_007n);
    const before = (await read('/balance')).data;
    expect(BigInt(before.collectable_lamports)).toBe(220_000_008n);
    const { status, data } = await collect();
    expect(status).toBe(200);
    expect(data).toEqual({
      tx_hash: expect.any(String),
      collected_lamports: '220000008',
      agent_lamports: String(78_000_001 + 90_000_007),
      launch_partner_lamports: '27996000',
      buyback_lamports: String(14_004_000 + 10_000_000),
    });
    await settled();
    expect(await feesOf(current)).toMatchObject({
      agent_id: current.id,
      collectable_lamports: '0',
      collected_lamports: '120000001',
      agent_lamports: '78000001',
      paid_lamports: '0',
      split: { agent_bps: 6500, launch_partner_bps: 2333, buyback_bps: 1167 },
    });
    expect(await feesOf(legacy)).toMatchObject({
      agent_lamports: '90000007',
      split: { agent_bps: 9000, launch_partner_bps: 0, buyback_bps: 1000 },
    });
    const after = (await read('/balance')).data;
    expect(after).toMatchObject({
      collectable_lamports: '0',
      collected_lamports: '220000008',
      launch_partner_lamports: '27996000',
      buyback_lamports: '24004000',
    });
    const deposit = await getSolanaAdapter(api.parts.chains).readRentExemption(0);
    expect(await lamportsOf(after.creator_wallet)).toBe(deposit + BigInt(after.available_lamports));
  });

  it('adds no second deposit after an operator has sent the other shares away', async () => {
    await withFees(40_000_000n);
    const { creator_wallet, available_lamports } = (await read('/balance')).data;
    const chain = getSolanaAdapter(api.parts.chains);
    const wallet = new FeeVaults(Uint8Array.from(JSON.parse(api.env.CREATOR_FEE_KEY ?? ''))).signer;
    const away = buildLamportTransfer(
      creator_wallet,
      solanaSigner().address,
      BigInt(available_lamports) / 4n,
    );
    const left = (await lamportsOf(creator_wallet)) - BigInt(available_lamports) / 4n;
    await chain.broadcast(await signDraft(chain.draftInstructions(chain.treasurySigner, [away], [wallet])));
    await eventually(async () => expect(await lamportsOf(creator_wallet)).toBe(left));
    await withFees(10_000_000n);
    expect(await lamportsOf(creator_wallet)).toBe(left + 10_000_000n);
    await (await solanaChain()).airdrop(creator_wallet, BigInt(available_lamports) / 4n);
  });

  it("is read by the agent's owner, and by nobody else", async () => {
    const agent = await launched();
    const path = `/api/agents/${agent.id}/token/fees`;
    const mine = await api.call('GET', path, { bearer: agent.apiKey });
    expect(mine.status).toBe(200);
    expect(mine.data).toEqual(await feesOf(agent));
    expect((await api.call('GET', path, { signer: solanaSigner() })).status).toBe(403);
  });

  it('finds nothing where nothing is', async () => {
    const { status, data } = await collect();
    expect([status, data.tx_hash, data.collected_lamports]).toEqual([200, null, '0']);
  });

  it('is done once for 10 at the same time, and for the same key again', async () => {
    const agent = await launched();
    await earn(agent, 50_000_000n);
    const answers = await Promise.all(Array.from({ length: 10 }, () => collect()));
    const done = answers.filter(({ status, data }) => status === 200 && data.tx_hash !== null);
    expect(done).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    await settled();
    expect((await feesOf(agent)).collected_lamports).toBe('50000000');
    await earn(agent, 30_000_000n);
    const headers = { 'Idempotency-Key': 'collect-once' };
    const first = await collect(headers);
    expect((await collect(headers)).data).toEqual(first.data);
    await settled();
    expect((await feesOf(agent)).collected_lamports).toBe('80000000');
  });

  it('has room for 7 vaults at a time', async () => {
    const agents = await Promise.all(Array.from({ length: 8 }, () => launched()));
    for (const agent of agents) await earn(agent, 10_000_000n);
    expect((await collect()).data.collected_lamports).toBe('70000000');
    await settled();
    expect((await collect()).data.collected_lamports).toBe('10000000');
    await settled();
  });
});

describe('paying out', () => {
  it("pays the agent's side and lists it", async () => {
    const agent = await withFees(100_000_000n);
    const before = await lamportsOf(agent.wallet);
    const { status, data } = await pay(payoutOf(agent, '65000000'));
    expect(status).toBe(201);
    expect(data).toMatchObject({ amount_lamports: '65000000', recipient_wallet: agent.wallet });
    await settled();
    expect((await lamportsOf(agent.wallet)) - before).toBe(65_000_000n);
    const { body } = await read('/payouts?limit=1');
    expect(body.data).toEqual([{ ...data, status: 'confirmed', tx_hash: expect.any(String) }]);
    const balance = (await read('/balance')).data;
    const deposit = await getSolanaAdapter(api.parts.chains).readRentExemption(0);
    expect(await lamportsOf(balance.creator_wallet)).toBe(deposit + BigInt(balance.available_lamports));
    const more = await pay(payoutOf(agent, 1));
    expect([more.status, more.body.code]).toEqual([400, 'insufficient_balance']);
  });

  it('pays 20 payouts of the whole share at the same time once', async () => {
    const agent = await withFees(100_000_000n);
    const before = await lamportsOf(agent.wallet);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(payoutOf(agent, 65_000_000))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(400)]);
    await settled();
    expect((await lamportsOf(agent.wallet)) - before).toBe(65_000_000n);
  });

  it('pays two equal payouts twice, and one that is repeated under its key once', async () => {
    const agent = await withFees(100_000_000n);
    const before = await lamportsOf(agent.wallet);
    const headers = { 'Idempotency-Key': 'pay-once' };
    const first = await pay(payoutOf(agent, 10_000_000), headers);
    const again = await pay(payoutOf(agent, 10_000_000), headers);
    expect(again.data.id).toBe(first.data.id);
    expect((await pay(payoutOf(agent, 10_000_000))).status).toBe(201);
    expect((await pay(payoutOf(agent, 20_000_000), headers)).status).toBe(409);
    await settled();
    expect((await lamportsOf(agent.wallet)) - before).toBe(20_000_000n);
  });

  it('refuses whom it does not belong to, what is not there and what is no amount', async () => {
    const agent = await withFees(100_000_000n);
    const stranger = await pay(payoutOf(agent, 5_000_000, { recipient_wallet: solanaSigner().address }));
    expect([stranger.status, stranger.body.code]).toEqual([400, 'bad_request']);
    const dust = await pay(payoutOf(agent, 5));
    expect([dust.status, dust.body.code]).toEqual([400, 'bad_request']);
    const other = await launched();
    for (const wrong of [{ token_mint: other.mint }, { agent_id: 'agt_1_nobody' }, { agent_id: other.id }]) {
      expect((await pay(payoutOf(agent, 5_000_000, wrong))).status).toBe(404);
    }
    for (const amount of [0, -1, 1.5, '0', '10000000001', 10_000_000_001, '1e3', '', null]) {
      expect((await pay(payoutOf(agent, amount as string))).status).toBe(400);
    }
    expect((await feesOf(agent)).paid_lamports).toBe('0');
  });
});

it('a chain that cannot be reached is named in a 503, and nothing is paid', async () => {
  const agent = await withFees(100_000_000n);
  node.fault = () => ({ status: 503 });
  const answers = [
    await read(''),
    await read('/balance'),
    await collect(),
    await pay(payoutOf(agent, 5_000_000)),
  ];
  node.fault = () => undefined;
  for (const { status, body } of answers) {
    expect([status, body.error]).toEqual([503, expect.stringContaining('solana-mainnet')]);
  }
  expect((await feesOf(agent)).paid_lamports).toBe('0');
}, 60_000);

describe('who may', () => {
  it('reads are for the admin key and sessions, writes for sessions', async () => {
    const user = await api.idp.signToken({ sub: 'somebody' });
    for (const path of ['', '/balance', '/payouts']) {
      expect((await read(path)).status).toBe(200);
      expect((await read(path, session)).status).toBe(200);
      expect((await read(path, user)).status).toBe(403);
      expect((await api.call('GET', `/api/fees${path}`)).status).toBe(401);
    }
    for (const path of ['/collect', '/payout']) {
      const write = async (bearer?: string) =>
        (
          await api.call('POST', `/api/fees${path}`, {
            body: payoutOf(await launched(), 1),
            ...(bearer && { bearer }),
          })
        ).status;
      expect(await write(user)).toBe(403);
      expect(await write(api.env.ADMIN_API_KEY)).toBe(401);
      expect(await write()).toBe(401);
    }
  });
});

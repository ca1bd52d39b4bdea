import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { createLaunchedAgent, type LaunchedAgent } from '../../support/market/fees.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { type ApiResponse, callApi } from '../../support/server/call.ts';

const ROUNDS = getRoundCount(1, 20);
const RECOVERY_MS = 20_000;
const EARNED = 20_000_000n;
const PAID = 5_000_000n;
const OPERATOR = 'operator';

type Write = 'collect' | 'payout';
type Moment = { method: string; silentAfter: 'call' | 'answer'; writes: readonly Write[] };

/** What is signed for the treasury is signed in turn, so before that one kill catches one transaction only. */
const MOMENTS: [string, Moment][] = [
  [
    'a collection before it is stored',
    { method: 'getLatestBlockhash', silentAfter: 'answer', writes: ['collect'] },
  ],
  [
    'a payout before it is stored',
    { method: 'getLatestBlockhash', silentAfter: 'answer', writes: ['payout'] },
  ],
  [
    'both between signing and sending',
    { method: 'sendTransaction', silentAfter: 'call', writes: ['collect', 'payout'] },
  ],
  [
    'both between sending and recording',
    { method: 'sendTransaction', silentAfter: 'answer', writes: ['collect', 'payout'] },
  ],
];

let api: Api;
let node: RpcProxy;
let agent: LaunchedAgent;
let vault: string;
/** What must hold in the ledger and on the chain. */
const done = { collect: 0, payout: 0 };

beforeAll(async () => {
  // without jobs, which would take up what was killed before a test has looked at it
  const env = { ROLE: 'api', RATE_LIMITS: 'off', ADMIN_USER_IDS: OPERATOR };
  api = await startApi({ chains: true, env });
  node = await RpcProxy.start(api.env.SOLANA_RPC_URL ?? '');
  const { airdrop } = await solanaChain();
  await airdrop(getSolanaAdapter(api.parts.chains).treasury, 1_000_000_000n);
  agent = await createLaunchedAgent(api);
  vault = (await fees()).vault;
});
afterAll(async () => {
  await node.close();
  await api.close();
});

/** Made anew each time: many rounds outlast a session. */
const session = () => api.idp.signToken({ sub: OPERATOR });
const read = async (path: string) => api.call('GET', `/api/fees${path}`, { bearer: await session() });
const fees = async () => (await read('')).data[0];
const lamportsOf = (address: string) => getSolanaAdapter(api.parts.chains).readNativeBalance(address);

async function earn(): Promise<void> {
  await (await solanaChain()).airdrop(vault, EARNED);
  await eventually(async () => expect(await lamportsOf(vault)).toBe(EARNED), RECOVERY_MS);
}

async function ask(url: string, write: Write, key: string) {
  const { id, mint, wallet } = agent;
  const payout = {
    recipient_wallet: wallet,
    agent_id: id,
    token_mint: mint,
    amount_lamports: String(PAID),
  };
  return callApi(url, 'POST', `/api/fees/${write}`, {
    bearer: await session(),
    headers: { 'Idempotency-Key': `${write}-${key}` },
    body: write === 'payout' ? payout : {},
  });
}

function expectTaken({ status, text }: ApiResponse): void {
  expect(status, text).toBeLessThan(300);
}

/** Asks a server that is killed when all of it has come to the moment. */
async function killAt({ method, silentAfter, writes }: Moment, key: string): Promise<void> {
  const { promise: reached, resolve, reject } = Promise.withResolvers<void>();
  let seen = 0;
  const tell = () => {
    seen += 1;
    if (seen === writes.length) resolve();
  };
  node.fault = (called) => (called === method ? { silentAfter, tell } : undefined);
  const server = await startServerProcess({
    ...api.env,
    ROLE: 'all',
    SOLANA_RPC_URL: node.url,
    RPC_TIMEOUT_MS: '60000',
  });
  for (const write of writes)
    void ask(server.url, write, key)
      .then(expectTaken, () => {})
      .catch(reject);
  await reached;
  await server.kill();
  node.fault = () => undefined;
}

/** The operator asks again under the same key, and the jobs of any other server do what is left. */
async function recover(writes: readonly Write[], key: string): Promise<void> {
  // as if the minute had passed after which a try is taken to be dead
  await api.database.query('update idempotency_keys set locked_until = now() where locked_until > now()');
  await eventually(async () => {
    for (const write of writes) {
      const { status, data, text } = await ask(api.url, write, key);
      expect(status, text).toBe(write === 'payout' ? 201 : 200);
      expect(data).not.toMatchObject({ tx_hash: null, collected_lamports: '0' });
    }
  }, RECOVERY_MS);
  await eventually(settle, RECOVERY_MS);
  for (const write of writes) done[write] += 1;
}

const live = () => api.parts.orm.em.fork().find(ChainTransaction, { state: ['prepared', 'sent'] });

async function settle(): Promise<void> {
  for (const { id } of await live()) await api.parts.transactions.process(id);
  expect(await live()).toHaveLength(0);
}

async function expectNothingTwiceNorLost(): Promise<void> {
  const [collected, paid] = [EARNED * BigInt(done.collect), PAID * BigInt(done.payout)];
  expect(await fees()).toMatchObject({
    collectable_lamports: '0',
    collected_lamports: String(collected),
    paid_lamports: String(paid),
  });
  const { data } = await read('/balance');
  const deposit = await getSolanaAdapter(api.parts.chains).readRentExemption(0);
  const held = await Promise.all([vault, agent.wallet, data.creator_wallet].map(lamportsOf));
  expect(held).toEqual([0n, paid, deposit + collected - paid]);
  const payouts = await read('/payouts');
  expect(payouts.body.total).toBe(done.payout);
}

it('a share to pay from is collected first', async () => {
  await earn();
  await recover(['collect'], 'first');
  await expectNothingTwiceNorLost();
}, 30_000);

it.each(MOMENTS)(
  'a server killed with %s leaves nothing twice and nothing lost',
  async (name, moment) => {
    for (let round = 0; round < ROUNDS; round++) {
      const key = `${name.replaceAll(' ', '-')}-${round}`;
      await earn();
      await killAt(moment, key);
      await recover(moment.writes, key);
      // so that the vault is empty again where only a payout was asked for
      if (!moment.writes.includes('collect')) await recover(['collect'], `${key}-after`);
      await expectNothingTwiceNorLost();
    }
  },
  60_000 + ROUNDS * 60_000,
);

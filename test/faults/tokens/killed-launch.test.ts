import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token';
import { Connection, Keypair, PublicKey, SystemProgram } from '@solana/web3.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Signer } from '../../../server/chain/signer.ts';
import { getSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { AgentMint } from '../../../server/market/tokens/agent-mint.entity.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { eventually } from '../../support/eventually.ts';
import { type FundedAgent, launchToken, makeFundedAgent } from '../../support/market/tokens.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { callApi } from '../../support/server/call.ts';

/** Launches that one kill catches, all at the same moment. */
const AT_ONCE = getRoundCount(4, 20);
const FEE = 5000;

let api: Api;
let node: RpcProxy;
let connection: Connection;
beforeAll(async () => {
  // without jobs, which would take up what was killed before a test has looked at it
  api = await startApi({ chains: true, env: { ROLE: 'api', DATABASE_POOL_SIZE: '20' } });
  const { SOLANA_RPC_URL = '' } = api.env;
  node = await RpcProxy.start(SOLANA_RPC_URL);
  connection = new Connection(SOLANA_RPC_URL, 'confirmed');
});
afterAll(async () => {
  await node.close();
  await api.close();
});

type Moment = { method: string; silentAfter: 'call' | 'answer' };

/** Launches on a server that is killed when all of them have come to the moment. */
async function killedLaunches({ method, silentAfter }: Moment, count = AT_ONCE): Promise<FundedAgent[]> {
  const agents = await Promise.all(Array.from({ length: count }, () => makeFundedAgent(api)));
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  const tell = () => {
    seen += 1;
    if (seen === count) resolve();
  };
  node.fault = (called) => (called === method ? { silentAfter, tell } : undefined);
  const env = { ...api.env, SOLANA_RPC_URL: node.url, DATABASE_POOL_SIZE: '30', RPC_TIMEOUT_MS: '60000' };
  const server = await startServerProcess(env);
  const call: Api['call'] = (...request) => callApi(server.url, ...request);
  const answers = agents.map((agent) => launchToken({ call }, agent).catch(() => undefined));
  await reached;
  await server.kill();
  expect(await Promise.all(answers)).toEqual(agents.map(() => undefined));
  node.fault = () => undefined;
  return agents;
}

const mintsOf = ({ id }: FundedAgent) => api.parts.orm.em.fork().find(AgentMint, { agent: id });

async function tokensOf({ wallet }: FundedAgent): Promise<number> {
  const owner = new PublicKey(wallet);
  return (await connection.getTokenAccountsByOwner(owner, { programId: TOKEN_2022_PROGRAM_ID })).value.length;
}

/** Does what the jobs of any other server would do. */
async function recover(agent: FundedAgent): Promise<void> {
  const em = api.parts.orm.em.fork();
  const rows = await em.find(ChainTransaction, { kind: 'token_launch', sender: agent.wallet });
  expect(rows).toHaveLength(1);
  for (const { id } of rows) await api.parts.transactions.process(id);
  expect((await api.call('GET', `/api/agents/${agent.id}/token`)).status).toBe(200);
}

async function expectOneToken(agent: FundedAgent, mint: string): Promise<void> {
  const { data } = await api.call('GET', `/api/agents/${agent.id}/token`);
  expect(data.token_mint).toBe(mint);
  expect((await launchToken(api, agent)).status).toBe(409);
  expect([await tokensOf(agent), (await mintsOf(agent)).length]).toEqual([1, 1]);
}

it('what can never land is signed anew as the same mint, unless the wallet cannot pay any more', async () => {
  const [anew, ...drained] = await killedLaunches({ method: 'sendTransaction', silentAfter: 'call' }, 2);
  await anotherBlockhash();
  for (const agent of [anew, ...drained] as FundedAgent[]) {
    const [stored] = await mintsOf(agent);
    if (agent !== anew) await drain(agent);
    await api.database.query('update chain_transactions set last_block_height = 1 where sender = $1', [
      agent.wallet,
    ]);
    if (agent === anew) {
      await eventually(() => recover(agent), 20_000);
      const [made] = await mintsOf(agent);
      expect(made?.txHash).not.toBe(stored?.txHash);
      await expectOneToken(agent, stored?.mint ?? '');
    } else {
      await expect(recover(agent)).rejects.toThrow();
      expect((await mintsOf(agent)).map(({ state }) => state)).toEqual(['failed']);
      const told = await api.call('GET', '/api/notifications', { signer: agent.owner });
      expect(told.data).toMatchObject([{ type: 'token_launch_failed' }]);
      expect((await launchToken(api, agent)).status).toBe(402);
      await (await solanaChain()).airdrop(agent.wallet, 1_000_000_000n);
      expect((await launchToken(api, agent)).status).toBe(200);
      expect(await tokensOf(agent)).toBe(1);
    }
  }
}, 120_000);

/** The same on the same blockhash would be the same transaction. */
async function anotherBlockhash(): Promise<void> {
  const { blockhash } = await connection.getLatestBlockhash();
  await eventually(async () => expect((await connection.getLatestBlockhash()).blockhash).not.toBe(blockhash));
}

/** Takes all SOL out of the wallet. */
async function drain({ wallet }: FundedAgent): Promise<void> {
  const { chains, wallets } = api.parts;
  const signer = (await wallets.find('solana-mainnet', wallet)) as Signer;
  const from = new PublicKey(wallet);
  const lamports = (await connection.getBalance(from)) - FEE;
  const out = SystemProgram.transfer({ fromPubkey: from, toPubkey: Keypair.generate().publicKey, lamports });
  const chain = getSolanaAdapter(chains);
  await chain.broadcast(await signDraft(chain.draftInstructions(signer, [out])));
  await eventually(async () => expect(await connection.getBalance(from)).toBe(0));
}

it('launches killed before anything is stored leave nothing, and can be asked for again', async () => {
  const agents = await killedLaunches({ method: 'getLatestBlockhash', silentAfter: 'answer' });
  const launchesAgain = async (agent: FundedAgent) => {
    expect([await tokensOf(agent), await mintsOf(agent)]).toEqual([0, []]);
    const { status, data, text } = await launchToken(api, agent);
    expect(status, text).toBe(200);
    await expectOneToken(agent, data.mint);
  };
  await Promise.all(agents.map(launchesAgain));
}, 120_000);

import {
  getAccount,
  getMint,
  getNonTransferable,
  getTokenMetadata,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token';
import { Connection, PublicKey } from '@solana/web3.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { solanaChain } from '../../support/chains/chains.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { launchToken, makeAgentReadyToLaunch, makeFundedAgent } from '../../support/market/tokens.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let connection: Connection;
beforeAll(async () => {
  api = await startApi({ chains: true, env: { TOKEN_LAUNCHER: 'pump.fun' } });
  connection = new Connection((await solanaChain()).rpcUrl, 'confirmed');
});
afterAll(() => api.close());

const said = (agent: { id: string }, credential: { bearer?: string; signer?: never } | object) =>
  api.call('POST', `/api/agents/${agent.id}/said`, { body: {}, ...credential });

it('mints one identity that stays with the wallet of the agent', async () => {
  const agent = await makeFundedAgent(api);
  const { status, data, text } = await said(agent, { bearer: agent.apiKey });
  expect(status, text).toBe(201);
  expect(data).toEqual({
    said_wallet: agent.wallet,
    said_pda: expect.any(String),
    tx_signature: expect.any(String),
  });
  const pda = new PublicKey(data.said_pda);
  expect(PublicKey.isOnCurve(pda.toBytes())).toBe(false);
  const held = await getAccount(connection, pda, 'confirmed', TOKEN_2022_PROGRAM_ID);
  expect([held.owner.toBase58(), held.amount]).toEqual([agent.wallet, 1n]);
  const mint = await getMint(connection, held.mint, 'confirmed', TOKEN_2022_PROGRAM_ID);
  expect(mint).toMatchObject({ supply: 1n, decimals: 0, mintAuthority: null });
  expect(getNonTransferable(mint)).not.toBeNull();
  expect(await getTokenMetadata(connection, mint.address)).toMatchObject({
    name: agent.name,
    symbol: 'SAID',
  });
  for (const credential of [{ bearer: agent.apiKey }, { signer: agent.owner }]) {
    const again = await said(agent, credential);
    expect([again.status, again.body.code]).toEqual([409, 'identity_exists']);
  }
});

it('mints one of 20 at once, for the owner as well as for the agent', async () => {
  const agent = await makeFundedAgent(api);
  const answers = await Promise.all(Array.from({ length: 20 }, () => said(agent, { signer: agent.owner })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
});

it('answers a repeated request as the first', async () => {
  const agent = await makeFundedAgent(api);
  const options = { bearer: agent.apiKey, headers: { 'Idempotency-Key': 'the-same' } };
  const [first, second] = [await said(agent, options), await said(agent, options)];
  expect([second.status, second.data]).toEqual([201, first.data]);
});

it('says what a wallet lacks, and charges nothing', async () => {
  const agent = await makeAgentReadyToLaunch(api, { lamports: 1_000_000n });
  const { status, body } = await said(agent, { bearer: agent.apiKey });
  expect([status, body.code]).toEqual([402, 'agent_wallet_underfunded']);
  expect(body.data).toMatchObject({ balance_sol: 0.001, deposit_address: agent.wallet });
  expect(await connection.getBalance(new PublicKey(agent.wallet))).toBe(1_000_000);
});

it('is for the agent and its owner', async () => {
  const [agent, other] = [await makeFundedAgent(api), await makeAgent(api)];
  expect((await said(agent, { bearer: other.apiKey })).status).toBe(403);
  expect((await said(agent, { signer: other.owner })).status).toBe(403);
  expect((await said(agent, {})).status).toBe(401);
  expect((await said({ id: 'agt_1_none' }, { bearer: agent.apiKey })).status).toBe(404);
});

it('launches nothing where pump.fun is not: 503 names it, and nothing is charged', async () => {
  const agent = await makeFundedAgent(api);
  const { status, body } = await launchToken(api, agent);
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(body.error).toContain('pump.fun');
  expect(await connection.getBalance(new PublicKey(agent.wallet))).toBe(1_000_000_000);
});

it('makes nothing where it is turned off: 503 names the variable, and nothing is charged', async () => {
  const off = await startApi({ chains: true, env: { TOKEN_LAUNCHER: 'off', IDENTITY_MINT: 'off' } });
  try {
    const agent = await makeFundedAgent(off);
    const minted = await off.call('POST', `/api/agents/${agent.id}/said`, { body: {}, bearer: agent.apiKey });
    const launched = await launchToken(off, agent);
    expect([minted.status, minted.body.code, launched.status, launched.body.code]).toEqual([
      503,
      'unavailable',
      503,
      'unavailable',
    ]);
    expect(minted.body.error).toContain('IDENTITY_MINT');
    expect(launched.body.error).toContain('TOKEN_LAUNCHER');
    const funding = await off.call('GET', '/api/agents/me/funding', { bearer: agent.apiKey });
    expect(funding.data.balance_sol).toBe(1);
  } finally {
    await off.close();
  }
});

import { getMint, getTokenMetadata, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token';
import { Connection, Keypair, PublicKey } from '@solana/web3.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaChain } from '../../support/chains/chains.ts';
import {
  evmSigner,
  type SolanaSigner,
  solanaSigner,
  type WalletSigner,
} from '../../support/chains/signers.ts';
import { createToken } from '../../support/chains/token-creation.ts';
import { makeAgent, makeHiddenAgent, makeUser } from '../../support/market/factories.ts';
import {
  launchToken,
  linkXAccount,
  makeAgentReadyToLaunch,
  makeFundedAgent,
} from '../../support/market/tokens.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let connection: Connection;
let owner: SolanaSigner;
let token: { mint: string; reference: string };
beforeAll(async () => {
  api = await startApi({ chains: true });
  connection = new Connection((await solanaChain()).rpcUrl, 'confirmed');
  owner = solanaSigner();
  token = await newToken(owner);
});
afterAll(() => api.close());

const newToken = async (of: SolanaSigner) => createToken(Keypair.fromSecretKey(of.secretKey));

function register(agent: { id: string }, signer: WalletSigner, fields: object = {}) {
  const body = {
    token_mint: token.mint,
    token_name: 'Elsewhere',
    token_symbol: 'ELSE',
    token_mode: 'pumpfun',
    token_creator_wallet: signer.address,
    ...fields,
  };
  return api.call('POST', `/api/agents/${agent.id}/token`, { body, signer });
}

const change = (agent: { apiKey: string }, body: object) =>
  api.call('PATCH', '/api/agents/me', { body, bearer: agent.apiKey });

describe('launching a token', () => {
  it('makes a mint of a fixed supply, named after the agent, and puts it on record', async () => {
    const agent = await makeFundedAgent(api, { name: `A Long Name Indeed ${Date.now()}` });
    expect((await api.call('GET', `/api/agents/${agent.id}/token`)).status).toBe(404);
    expect((await api.call('GET', `/api/agents/${agent.id}/token/metadata`)).status).toBe(404);
    const { status, data, text } = await launchToken(api, agent, {
      body: { description: 'Twenty characters it is' },
    });
    expect(status, text).toBe(200);
    const name = `${agent.name.slice(0, 22)} by Market`;
    expect(data).toEqual({
      mint: expect.any(String),
      tx_signature: expect.any(String),
      creator_wallet: agent.wallet,
      note: "The whole supply is in the agent's wallet; nobody can mint more.",
    });
    const token = await api.call('GET', `/api/agents/${agent.slug}/token`);
    expect(token.data).toEqual({
      agent_id: agent.id,
      token_mint: data.mint,
      token_name: name,
      token_symbol: 'PIXEL',
      token_mode: 'market',
      token_creator_wallet: agent.wallet,
      token_image_url: 'https://example.com/avatar.png',
      token_tx_hash: data.tx_signature,
      created_at: expect.any(String),
    });
    const mint = new PublicKey(data.mint);
    const onChain = await getMint(connection, mint, 'confirmed', TOKEN_2022_PROGRAM_ID);
    expect(onChain).toMatchObject({
      supply: 10n ** 15n,
      decimals: 6,
      mintAuthority: null,
      freezeAuthority: null,
    });
    const written = await getTokenMetadata(connection, mint, 'confirmed');
    expect(written).toMatchObject({ name, symbol: 'PIXEL' });
    expect(written?.updateAuthority).toBeUndefined();
    const described = await api.call('GET', new URL(written?.uri ?? '').pathname);
    expect(described.body).toEqual({
      name,
      symbol: 'PIXEL',
      description: 'Twenty characters it is',
      image: 'https://example.com/avatar.png',
      external_url: expect.stringContaining(agent.id),
    });
    const again = await launchToken(api, agent);
    expect([again.status, again.body.code]).toEqual([409, 'token_exists']);
  });

  it('says what is missing: an image, a linked X account, a description, SOL', async () => {
    const agent = await makeAgent(api, { description: 'A bit too short' });
    const refusals = async (status: number) => {
      const answer = await launchToken(api, agent);
      expect(answer.status, answer.text).toBe(status);
      return answer.body;
    };
    expect((await refusals(400)).error).toContain('image');
    await change(agent, { avatar_url: 'https://example.com/avatar.png' });
    expect((await refusals(400)).error).toContain('X account');
    await linkXAccount(api, agent);
    expect((await refusals(400)).error).toContain('20 characters');
    await change(agent, { description: 'Long enough to be of use' });
    const { code, data } = await refusals(402);
    expect(code).toBe('agent_wallet_underfunded');
    expect(data).toMatchObject({ balance_sol: 0, deposit_address: expect.any(String) });
    expect(data.required_sol).toBeGreaterThan(0);
    const lamports = BigInt(Math.round(data.required_sol * 1e9));
    await (await solanaChain()).airdrop(data.deposit_address, lamports - 1n);
    expect((await refusals(402)).data.balance_sol).toBeLessThan(data.required_sol);
    expect(await connection.getBalance(new PublicKey(data.deposit_address))).toBe(Number(lamports - 1n));
    await (await solanaChain()).airdrop(data.deposit_address, 1n);
    expect((await launchToken(api, agent)).status).toBe(200);
  });

  it.each(['', 'ELEVENCHARS', 'A\u0007', ' A'])('refuses the symbol %j with 400', async (symbol) => {
    const agent = await makeAgentReadyToLaunch(api);
    expect((await launchToken(api, agent, { body: { symbol } })).status).toBe(400);
  });

  it('makes one mint of 20 launches at once, also by one key that is sent 20 times', async () => {
    const [agent, repeating] = [await makeFundedAgent(api), await makeFundedAgent(api)];
    const before = await connection.getBalance(new PublicKey(agent.wallet));
    const twenty = Array.from({ length: 20 });
    const headers = { 'Idempotency-Key': `launch-${repeating.id}` };
    const [answers, repeated] = await Promise.all([
      Promise.all(twenty.map(() => launchToken(api, agent))),
      Promise.all(twenty.map(() => launchToken(api, repeating, { headers }))),
    ]);
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(new Set(repeated.filter(({ status }) => status === 200).map(({ data }) => data.mint)).size).toBe(
      1,
    );
    const owner = new PublicKey(agent.wallet);
    const held = await connection.getTokenAccountsByOwner(owner, { programId: TOKEN_2022_PROGRAM_ID });
    expect(held.value).toHaveLength(1);
    const signatures = await connection.getSignaturesForAddress(owner);
    expect(signatures.map(({ signature }) => signature)).toContain(made[0]?.data.tx_signature);
    expect(before - (await connection.getBalance(owner))).toBeLessThan(10_000_000);
  });

  it('is for the agent itself', async () => {
    const [agent, other] = [await makeAgentReadyToLaunch(api), await makeAgentReadyToLaunch(api)];
    expect((await launchToken(api, { ...agent, apiKey: other.apiKey })).status).toBe(403);
    expect((await launchToken(api, { ...agent, apiKey: 'market_nobody' })).status).toBe(401);
  });
});

describe('registering a token', () => {
  it('puts a token on record that the owner made, and no second one', async () => {
    const agent = await makeAgent(api, { owner });
    const { mint, reference } = await newToken(owner);
    const image = 'https://example.com/token.png';
    const fields = { token_mint: mint, token_tx_hash: reference, token_image_url: image };
    const { status, data, text } = await register(agent, owner, fields);
    expect(status, text).toBe(201);
    expect(data).toEqual({
      agent_id: agent.id,
      token_mint: mint,
      token_name: 'Elsewhere by Market',
      token_symbol: 'ELSE',
      token_mode: 'pumpfun',
      token_creator_wallet: owner.address,
      token_image_url: image,
      token_tx_hash: reference,
      created_at: expect.any(String),
    });
    expect((await api.call('GET', `/api/agents/${agent.id}/token`)).data).toEqual(data);
    const second = await register(agent, owner);
    expect([second.status, second.body.code]).toEqual([409, 'token_exists']);
    const launched = await launchToken(api, agent);
    expect([launched.status, launched.body.code]).toEqual([409, 'token_exists']);
    const other = await makeAgent(api, { owner });
    expect((await register(other, owner, { token_mint: mint })).status).toBe(409);
  });

  it('finds the transaction of the mint by itself, and keeps a suffix that is there', async () => {
    const agent = await makeAgent(api, { owner });
    const { mint, reference } = await newToken(owner);
    const { data } = await register(agent, owner, { token_mint: mint, token_name: 'Mine by Market' });
    expect(data).toMatchObject({ token_tx_hash: reference, token_name: 'Mine by Market' });
  });

  it('cuts a long name so that it has 32 characters with the suffix', async () => {
    const agent = await makeAgent(api, { owner });
    const { mint } = await newToken(owner);
    const { data } = await register(agent, owner, { token_mint: mint, token_name: 'N'.repeat(32) });
    expect(data.token_name).toBe(`${'N'.repeat(22)} by Market`);
  });

  it('takes a token from one wallet only: signer, creator and owner in one', async () => {
    const agent = await makeAgent(api, { owner });
    const other = solanaSigner();
    expect((await register(agent, owner, { token_creator_wallet: other.address })).status).toBe(403);
    expect((await register(agent, other)).status).toBe(403);
    expect((await register(agent, evmSigner(), { token_creator_wallet: owner.address })).status).toBe(403);
    expect((await register({ id: 'agt_1_none' }, owner)).status).toBe(404);
    const byKey = { body: { token_mint: token.mint }, bearer: agent.apiKey };
    expect((await api.call('POST', `/api/agents/${agent.id}/token`, byKey)).status).toBe(401);
  });

  it('refuses a token whose creator is someone else, and what is no token', async () => {
    const agent = await makeAgent(api, { owner });
    const stranger = solanaSigner();
    const foreign = await newToken(stranger);
    const own = await newToken(owner);
    const refused = [
      { token_mint: foreign.mint },
      { token_mint: foreign.mint, token_tx_hash: foreign.reference },
      { token_mint: foreign.mint, token_tx_hash: own.reference },
      { token_mint: own.mint, token_tx_hash: foreign.reference },
      { token_mint: owner.address },
      { token_mint: stranger.address },
      { token_mint: solanaSigner().address },
    ];
    for (const fields of refused) {
      const { status, body } = await register(agent, owner, fields);
      expect([status, body.code], JSON.stringify(fields)).toEqual([422, 'unprocessable']);
    }
    expect((await api.call('GET', `/api/agents/${agent.id}/token`)).status).toBe(404);
  });

  it('takes the wallets of the account that owns the agent', async () => {
    const [linked, other] = [solanaSigner(), solanaSigner()];
    const user = await makeUser(api, { wallets: [linked.address] });
    const agent = await makeHiddenAgent(api);
    await api.database.query('update agents set owner_user_id = $2 where id = $1', [agent.id, user.id]);
    const foreign = await newToken(other);
    expect((await register(agent, other, { token_mint: foreign.mint })).status).toBe(403);
    const { mint } = await newToken(linked);
    expect((await register(agent, linked, { token_mint: mint })).status).toBe(201);
  });

  it('gives an agent one token, whichever way is faster', async () => {
    const agent = await makeFundedAgent(api);
    const signer = agent.owner as SolanaSigner;
    const made = await Promise.all([newToken(signer), newToken(signer), newToken(signer)]);
    const answers = await Promise.all([
      launchToken(api, agent),
      ...made.map(({ mint }) => register(agent, signer, { token_mint: mint })),
    ]);
    const taken = answers.filter(({ status }) => status !== 409);
    expect(taken).toHaveLength(1);
    const { data } = await api.call('GET', `/api/agents/${agent.id}/token`);
    expect([taken[0]?.data.mint, taken[0]?.data.token_mint]).toContain(data.token_mint);
  });
});

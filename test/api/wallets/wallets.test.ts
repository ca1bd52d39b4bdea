import { base58 } from '@scure/base';
import { Keypair } from '@solana/web3.js';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import {
  createWalletCredentials,
  evmSigner,
  solanaSigner,
  type WalletSigner,
} from '../../support/chains/signers.ts';
import { dumpDatabase } from '../../support/database/dump.ts';
import { connectUntilTestEnds, waitForLockWaits } from '../../support/database/lock-waits.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeHiddenAgent, makeUser } from '../../support/market/factories.ts';
import {
  createFundedAgent,
  getAgentWallet,
  getUsdcBalance,
  type WalletChain,
} from '../../support/market/wallets.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const CHAINS: WalletChain[] = ['solana', 'base'];
const USDC = 1_000_000n;
const clock = new OffsetClock();

let api: Api;
beforeAll(async () => {
  api = await startApi({ chains: true, clock });
});
afterAll(() => api.close());

const unixSeconds = () => Math.floor(Date.now() / 1000);
const newAddress = (chain: WalletChain) => (chain === 'solana' ? solanaSigner() : evmSigner()).address;

const send = (agentId: string, signer: WalletSigner | undefined, body: object, options: object = {}) =>
  api.call('POST', `/api/agents/${agentId}/wallet/send`, { ...(signer && { signer }), body, ...options });
const withdraw = (bearer: string, body: object, headers = {}) =>
  api.call('POST', '/api/agents/me/withdraw', { bearer, body, headers });
const setAddress = (agentId: string, signer: WalletSigner, body: object) =>
  api.call('PUT', `/api/agents/${agentId}/wallet/withdraw-address`, { signer, body });
const exportKey = (agentId: string, options: object) =>
  api.call('POST', `/api/agents/${agentId}/wallet/export-key`, { body: { chain: 'base' }, ...options });

describe('reading the wallet', () => {
  it('says what it holds and what the chain takes now', async () => {
    const agent = await createFundedAgent(api, 'solana', 12_340_000n);
    const { status, data } = await api.call('GET', '/api/agents/me/funding', { bearer: agent.apiKey });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      deposit_address: agent.wallet,
      balance_sol: 0.1,
      balance_usdc: '12.34',
      deposit_address_base: await getAgentWallet(api, agent.id, 'base'),
      balance_usdc_base: '0.00',
      balance_eth_base: 0,
      spending: { daily_limit_usd: '10.00', spent_usd: '0.00', remaining_usd: '10.00' },
      withdraw: { withdraw_address_solana: null, usable_from_base: null },
      note: 'The wallet holds enough SOL to launch a token.',
    });
    const { launch, said } = data.requirements;
    expect(launch.cost_sol).toBeGreaterThan(said.cost_sol);
    expect(launch.required_sol).toBeGreaterThan(launch.cost_sol);
    const poor = await makeAgent(api);
    const other = await api.call('GET', `/api/agents/${agent.id}/funding`, { bearer: poor.apiKey });
    expect(other.status).toBe(403);
    expect((await api.call('GET', '/api/agents/nobody/funding', { bearer: poor.apiKey })).status).toBe(404);
    expect((await api.call('GET', `/api/agents/${agent.id}/funding`)).status).toBe(401);
    const own = await api.call('GET', '/api/agents/me/funding', { bearer: poor.apiKey });
    expect(own.data.note).toContain(`Send at least ${launch.required_sol} SOL`);
  });

  it('gives an agent of earlier days its wallet on first use, and one only', async () => {
    const agent = await makeAgent(api);
    await api.database.query(`delete from agent_wallets where agent_id = $1 and family = 'evm'`, [agent.id]);
    const found = await Promise.all(Array.from({ length: 20 }, () => getAgentWallet(api, agent.id, 'base')));
    expect(new Set(found).size).toBe(1);
  });
});

describe.each(CHAINS)('sending on %s', (chain) => {
  it('moves exactly what the owner asks for, and then all that is left', async () => {
    const agent = await createFundedAgent(api, chain, 10n * USDC);
    const to = newAddress(chain);
    const part = await send(agent.id, agent.owner, { chain, to, amount: '2.500001' });
    expect(part.status).toBe(200);
    expect(part.data).toMatchObject({ chain, destination: to, amount_usd: '2.500001' });
    await eventually(async () => expect(await getUsdcBalance(api, chain, to)).toBe(2_500_001n), 20_000);
    const rest = await send(agent.id, agent.owner, { chain, to });
    expect(rest.data.amount_usd).toBe('7.499999');
    expect(rest.data.tx_hash).not.toBe(part.data.tx_hash);
    await eventually(async () => expect(await getUsdcBalance(api, chain, to)).toBe(10n * USDC), 20_000);
    const rows = await api.database.query(
      'select purpose, requested_by, amount_micro::text from wallet_transfers where agent_id = $1 order by created_at',
      [agent.id],
    );
    const requested_by = `wallet:${agent.owner.address}`;
    expect(rows).toEqual([
      { purpose: 'send', requested_by, amount_micro: '2500001' },
      { purpose: 'send', requested_by, amount_micro: '7499999' },
    ]);
  });

  it('of twenty that ask for everything at once, one gets it', async () => {
    const agent = await createFundedAgent(api, chain, 3n * USDC);
    const to = newAddress(chain);
    const now = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const body = { chain, to, ...(await createWalletCredentials(agent.owner, now - index)) };
        return send(agent.id, undefined, body);
      }),
    );
    const sent = answers.filter(({ status }) => status === 200);
    expect(sent.map(({ data }) => data.amount_usd)).toEqual(['3.00']);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { body } of refused)
      expect(['transfer_in_progress', 'insufficient_balance']).toContain(body.code);
    await eventually(async () => expect(await getUsdcBalance(api, chain, to)).toBe(3n * USDC), 20_000);
    expect(await getUsdcBalance(api, chain, agent.wallet)).toBe(0n);
  });

  it('a signature counts once, also at the same moment, and a retry under one key sends once', async () => {
    const agent = await createFundedAgent(api, chain, 5n * USDC);
    const to = newAddress(chain);
    const signed = { chain, to, amount: 1, ...(await createWalletCredentials(agent.owner)) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(agent.id, undefined, signed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
    expect(answers.find(({ status }) => status === 401)?.body.code).toBe('signature_used');
    const headers = { 'Idempotency-Key': `key-${agent.id}` };
    const first = await send(agent.id, agent.owner, { chain, to, amount: 1 }, { headers });
    const again = await send(agent.id, agent.owner, { chain, to, amount: 1 }, { headers });
    expect(again.data).toEqual(first.data);
    await eventually(async () => expect(await getUsdcBalance(api, chain, to)).toBe(2n * USDC), 20_000);
  });

  it('sends nothing that cannot arrive, and takes no more than there is', async () => {
    const agent = await createFundedAgent(api, chain, USDC);
    const to = newAddress(chain);
    const foreign = newAddress(chain === 'solana' ? 'base' : 'solana');
    const { treasury } = api.parts.chains.get(chain === 'solana' ? 'solana-mainnet' : 'base-mainnet') as {
      treasury: string;
    };
    const mistyped =
      chain === 'solana'
        ? '1'.repeat(33)
        : to.replace(/[a-f]/i, (digit) =>
            digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase(),
          );
    const refused: [object, number, string][] = [
      [{ chain, to: foreign }, 400, 'validation_failed'],
      [{ chain, to: 'nowhere' }, 400, 'validation_failed'],
      [{ chain, to: mistyped }, 400, 'validation_failed'],
      [{ chain: 'alt', to }, 400, 'validation_failed'],
      [{ chain, to, amount: 0 }, 400, 'validation_failed'],
      [{ chain, to, amount: '-1.00' }, 400, 'validation_failed'],
      [{ chain, to, amount: 'NaN' }, 400, 'validation_failed'],
      [{ chain, to, amount: '0.0000001' }, 400, 'validation_failed'],
      [{ chain, to, amount: '1.000001' }, 400, 'insufficient_balance'],
      [{ chain, to: treasury, amount: 1 }, 400, 'validation_failed'],
      [{ chain, to: agent.wallet, amount: 1 }, 422, 'unprocessable'],
    ];
    for (const [body, status, code] of refused) {
      const answer = await send(agent.id, agent.owner, body);
      expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([status, code]);
    }
    expect(await getUsdcBalance(api, chain, agent.wallet)).toBe(USDC);
    const rows = await api.database.query('select 1 from wallet_transfers where agent_id = $1', [agent.id]);
    expect(rows).toHaveLength(0);
  });
});

describe('who may move custody', () => {
  it('neither a key, nor another owner, nor an old session, nor nobody', async () => {
    const agent = await createFundedAgent(api, 'base', USDC);
    const stranger = await makeAgent(api);
    const user = await makeUser(api, { wallets: [agent.owner.address] });
    const old = Math.floor(Date.now() / 1000) - 301;
    const stale = await api.idp.signToken({ sub: user.id, iat: old });
    const refreshed = await api.idp.signToken({ sub: user.id, auth_time: old });
    const body = { chain: 'base', to: newAddress('base') };
    const paths: [string, string, object][] = [
      ['POST', 'send', body],
      ['POST', 'export-key', { chain: 'base' }],
      ['PUT', 'withdraw-address', { withdraw_address_base: newAddress('base') }],
      ['PUT', 'settings', { daily_spend_limit_usd: '1000.00' }],
    ];
    for (const [method, path, given] of paths) {
      const call = (options: object) =>
        api.call(method, `/api/agents/${agent.id}/wallet/${path}`, { body: given, ...options });
      const answers = await Promise.all([
        call({ bearer: agent.apiKey }),
        call({ signer: stranger.owner }),
        call({ bearer: (await makeUser(api)).token }),
        call({ bearer: stale }),
        call({ bearer: refreshed }),
        call({}),
      ]);
      expect(
        answers.map(({ status }) => status),
        path,
      ).toEqual([401, 403, 403, 401, 401, 401]);
    }
    expect(await getUsdcBalance(api, 'base', agent.wallet)).toBe(USDC);
    const bySession = await send(agent.id, undefined, body, { bearer: user.token });
    expect(bySession.status).toBe(200);
  });
});

describe('a forged or careless time of signing in', () => {
  it.each([
    ['auth_time in the future', () => ({ auth_time: unixSeconds() + 3600 })],
    ['auth_time as text beside a new iat', () => ({ auth_time: String(unixSeconds() - 3600) })],
    ['auth_time that is null', () => ({ auth_time: null })],
    ['iat in the future', () => ({ iat: unixSeconds() + 3600, exp: unixSeconds() + 7200 })],
  ])('%s moves nothing', async (_name, claims) => {
    const agent = await createFundedAgent(api, 'base', USDC);
    const user = await makeUser(api, { wallets: [agent.owner.address] });
    const bearer = await api.idp.signToken({ sub: user.id, ...claims() });
    const { status, body } = await send(
      agent.id,
      undefined,
      { chain: 'base', to: newAddress('base') },
      { bearer },
    );
    expect([status, body.code]).toEqual([401, expect.stringMatching(/^(expired|invalid)_credentials$/)]);
    expect(await getUsdcBalance(api, 'base', agent.wallet)).toBe(USDC);
  });
});

describe('a signature that stood in a query', () => {
  it('moves nothing afterwards, whichever read it was sent with', async () => {
    const agent = await createFundedAgent(api, 'base', USDC);
    const signed = await createWalletCredentials(agent.owner);
    const query = new URLSearchParams({ ...signed, wallet_sig_ts: String(signed.wallet_sig_ts) });
    for (let reads = 0; reads < 2; reads++) {
      expect((await api.call('GET', `/api/notifications?${query}`)).status).toBe(200);
    }
    const body = { chain: 'base', to: newAddress('base'), ...signed };
    const { status, body: refused } = await send(agent.id, undefined, body);
    expect([status, refused.code]).toEqual([401, 'signature_used']);
    expect(await getUsdcBalance(api, 'base', agent.wallet)).toBe(USDC);
    expect((await send(agent.id, agent.owner, { chain: 'base', to: newAddress('base') })).status).toBe(200);
  });

  it('moves nothing in the same request, be it in the body as well', async () => {
    const agent = await createFundedAgent(api, 'base', USDC);
    const signed = await createWalletCredentials(agent.owner);
    const query = new URLSearchParams({ ...signed, wallet_sig_ts: String(signed.wallet_sig_ts) });
    const body = { chain: 'base', to: newAddress('base') };
    for (const given of [body, { ...body, ...signed }]) {
      const path = `/api/agents/${agent.id}/wallet/send?${query}`;
      const { status } = await api.call('POST', path, { body: given });
      expect([401, 403]).toContain(status);
    }
    expect(await getUsdcBalance(api, 'base', agent.wallet)).toBe(USDC);
  });
});

describe('withdrawing', () => {
  it.each(CHAINS)('goes to the address that the owner set on %s, and to no other', async (chain) => {
    const agent = await createFundedAgent(api, chain, 4n * USDC);
    const to = newAddress(chain);
    expect((await withdraw(agent.apiKey, { chain })).status).toBe(409);
    const set = await setAddress(agent.id, agent.owner, { [`withdraw_address_${chain}`]: to });
    expect(set.data).toMatchObject({ agent_id: agent.id, [`withdraw_address_${chain}`]: to });
    const headers = { 'Idempotency-Key': `withdraw-${agent.id}` };
    const body = { chain, amount: '1.50', to: newAddress(chain) };
    const [first, again] = [
      await withdraw(agent.apiKey, body, headers),
      await withdraw(agent.apiKey, body, headers),
    ];
    expect(first.data).toMatchObject({ chain, destination: to, amount_usd: '1.50' });
    expect(again.data).toEqual(first.data);
    await eventually(async () => expect(await getUsdcBalance(api, chain, to)).toBe(1_500_000n), 20_000);
    expect((await withdraw(agent.apiKey, { chain, amount: 1_000_000 })).body.code).toBe(
      'insufficient_balance',
    );
    for (const amount of [0, '-1.00', 'NaN', '0.0000001', 1e30])
      expect((await withdraw(agent.apiKey, { chain, amount })).status, String(amount)).toBe(400);
    expect((await withdraw('market_nobody', { chain })).status).toBe(401);
  });

  it('does not go to an address that the owner replaces while it is signed', async () => {
    const agent = await createFundedAgent(api, 'base', USDC);
    await setAddress(agent.id, agent.owner, { withdraw_address_base: newAddress('base') });
    const owner = await connectUntilTestEnds(api.database);
    await owner.query('begin');
    await owner.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`spend:${agent.id}`]);
    const withdrawing = withdraw(agent.apiKey, { chain: 'base' });
    await waitForLockWaits(api.database, 1);
    await owner.query(
      `update wallet_settings set withdraw_base = $2, withdraw_base_from = now() + interval '1 day' where agent_id = $1`,
      [agent.id, newAddress('base')],
    );
    await owner.query('commit');
    const { status, body } = await withdrawing;
    expect([status, body.code]).toEqual([409, 'withdraw_address_too_new']);
    expect(await getUsdcBalance(api, 'base', agent.wallet)).toBe(USDC);
  });

  it('a wallet without a fee says what it lacks, and loses nothing', async () => {
    const poor = await createFundedAgent(api, 'solana', USDC, false);
    await setAddress(poor.id, poor.owner, { withdraw_address_solana: newAddress('solana') });
    const { status, body } = await withdraw(poor.apiKey, { chain: 'solana' });
    expect(status).toBe(402);
    expect(body).toMatchObject({
      code: 'agent_wallet_underfunded',
      data: { balance_sol: 0, deposit_address: poor.wallet },
    });
    const asOwner = await send(poor.id, poor.owner, { chain: 'solana', to: newAddress('solana') });
    expect([asOwner.status, asOwner.body.code]).toEqual([402, 'agent_wallet_underfunded']);
    await (await solanaChain()).airdrop(poor.wallet, BigInt(Math.round(body.data.required_sol * 1e9)));
    expect((await withdraw(poor.apiKey, { chain: 'solana' })).status).toBe(200);
    const base = await createFundedAgent(api, 'base', USDC, false);
    const refused = await send(base.id, base.owner, { chain: 'base', to: newAddress('base') });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toContain(`Send ETH to ${base.wallet}`);
  });

  it('refuses addresses of the wrong chain, and asks for one at least', async () => {
    const agent = await makeAgent(api);
    const bodies = [
      {},
      { withdraw_address_solana: newAddress('base') },
      { withdraw_address_base: newAddress('solana') },
      { withdraw_address_solana: '1'.repeat(40) },
    ];
    for (const body of bodies) {
      expect((await setAddress(agent.id, agent.owner, body)).status, JSON.stringify(body)).toBe(400);
    }
  });

  it('refuses to go where it cannot arrive', async () => {
    const agent = await createFundedAgent(api, 'base', USDC);
    await setAddress(agent.id, agent.owner, { withdraw_address_base: agent.wallet });
    expect((await withdraw(agent.apiKey, { chain: 'base' })).status).toBe(422);
  });

  it('what a former owner set counts for nothing', async () => {
    const agent = await createFundedAgent(api, 'base', USDC);
    await setAddress(agent.id, agent.owner, { withdraw_address_base: newAddress('base') });
    const next = evmSigner();
    await api.database.query('update agents set owner_wallet = $2, owner_wallet_key = $3 where id = $1', [
      agent.id,
      next.address,
      next.address.toLowerCase(),
    ]);
    expect((await withdraw(agent.apiKey, { chain: 'base' })).status).toBe(409);
    expect((await send(agent.id, agent.owner, { chain: 'base', to: newAddress('base') })).status).toBe(403);
    const to = newAddress('base');
    const set = await setAddress(agent.id, next, { withdraw_address_base: to });
    expect(set.status).toBe(200);
    expect((await withdraw(agent.apiKey, { chain: 'base' })).data.destination).toBe(to);
  });
});

describe('exporting the key', () => {
  it('gives the owner the key of the address, on record, five times a day', async () => {
    const agent = await makeAgent(api);
    clock.advance(3600);
    const onBase = await exportKey(agent.id, { signer: agent.owner });
    expect(onBase.status).toBe(200);
    expect(onBase.headers.get('cache-control')).toBe('no-store');
    expect(privateKeyToAddress(onBase.data.private_key)).toBe(onBase.data.address);
    expect(onBase.data.address).toBe(await getAgentWallet(api, agent.id, 'base'));
    const onSolana = await exportKey(agent.id, { signer: agent.owner, body: { chain: 'solana' } });
    const pair = Keypair.fromSecretKey(base58.decode(onSolana.data.private_key));
    expect(pair.publicKey.toBase58()).toBe(await getAgentWallet(api, agent.id, 'solana'));
    const replayed = { chain: 'base', ...(await createWalletCredentials(agent.owner)) };
    const twice = await Promise.all([0, 1].map(() => exportKey(agent.id, { body: replayed })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    for (let more = 0; more < 2; more++) await exportKey(agent.id, { signer: agent.owner });
    const tooMany = await exportKey(agent.id, { signer: agent.owner });
    expect(tooMany.status).toBe(429);
    const wait = Number(tooMany.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(24 * 3600 - 300);
    expect(wait).toBeLessThanOrEqual(24 * 3600);
    const audit = await api.database.query(
      'select family, exported_by, length(request_id) > 0 as traced from key_exports where agent_id = $1 order by id',
      [agent.id],
    );
    expect(audit).toHaveLength(5);
    expect(audit[1]).toEqual({
      family: 'solana',
      exported_by: `wallet:${agent.owner.address}`,
      traced: true,
    });
    const errors = [tooMany, ...twice].filter(({ status }) => status !== 200).map(({ text }) => text);
    const everywhere = `${await dumpDatabase(api.database)}${api.readLog().join('')}${errors.join('')}`;
    for (const { data } of [onBase, onSolana]) expect(everywhere).toContain(data.address);
    const secrets = [Buffer.from(onBase.data.private_key.slice(2), 'hex'), Buffer.from(pair.secretKey)];
    for (const secret of secrets.flatMap((key) => [key, key.subarray(0, 32)]))
      for (const form of [secret.toString('hex'), secret.toString('base64'), base58.encode(secret)])
        expect(everywhere).not.toContain(form.replace(/=+$/, ''));
  });
});

describe('a changed withdraw address', () => {
  it('can be used a day later; until then nothing is withdrawn, and the owner may send', async () => {
    const agent = await createFundedAgent(api, 'base', 5n * USDC);
    const [first, second] = [newAddress('base'), newAddress('base')];
    await setAddress(agent.id, agent.owner, { withdraw_address_base: first });
    const changed = await setAddress(agent.id, agent.owner, { withdraw_address_base: second });
    expect(new Date(changed.data.usable_from_base).getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    const same = await setAddress(agent.id, agent.owner, { withdraw_address_base: second });
    expect(same.data.usable_from_base).toBe(changed.data.usable_from_base);
    const early = await withdraw(agent.apiKey, { chain: 'base', amount: 1 });
    expect([early.status, early.body.code]).toEqual([409, 'withdraw_address_too_new']);
    const sent = await send(agent.id, agent.owner, { chain: 'base', to: second, amount: 1 });
    expect(sent.status).toBe(200);
    clock.advance(86_400);
    const late = await withdraw(agent.apiKey, { chain: 'base', amount: 1 });
    expect(late.data).toMatchObject({ destination: second, amount_usd: '1.00' });
  });

  it('nothing leaves the wallet of an agent that nobody owns', async () => {
    const hidden = await makeHiddenAgent(api);
    const wallet = await getAgentWallet(api, hidden.id, 'base');
    await (await evmChain()).mintUsdc(wallet as `0x${string}`, USDC);
    expect((await withdraw(hidden.apiKey, { chain: 'base' })).status).toBe(409);
    expect((await exportKey(hidden.id, { signer: evmSigner() })).status).toBe(403);
  });
});

it('the daily limit is what the owner says', async () => {
  const agent = await makeAgent(api);
  const settings = (body: object) =>
    api.call('PUT', `/api/agents/${agent.id}/wallet/settings`, { signer: agent.owner, body });
  const set = await settings({ daily_spend_limit_usd: '2.50' });
  expect(set.data).toMatchObject({ agent_id: agent.id, daily_spend_limit_usd: '2.50' });
  expect((await settings({ daily_spend_limit_usd: -1 })).status).toBe(400);
  const read = await api.call('GET', '/api/agents/me/funding', { bearer: agent.apiKey });
  expect(read.data.spending).toEqual({ daily_limit_usd: '2.50', spent_usd: '0.00', remaining_usd: '2.50' });
});

it('owners are told of exported keys, changed addresses and changed limits, and of nothing that stays', async () => {
  const agent = await makeAgent(api);
  const as = { signer: agent.owner };
  const settings = (daily_spend_limit_usd: string) =>
    api.call('PUT', `/api/agents/${agent.id}/wallet/settings`, { ...as, body: { daily_spend_limit_usd } });
  const [first, second] = [newAddress('base'), newAddress('base')];
  for (const address of [first, first, second])
    await setAddress(agent.id, agent.owner, { withdraw_address_base: address });
  for (const limit of ['10.00', '25.00', '25.00']) await settings(limit);
  await exportKey(agent.id, as);
  const { data } = await api.call('GET', '/api/notifications', as);
  const told = data.map(({ type, body }: { type: string; body: string }) => [type, body]).reverse();
  expect(told).toEqual([
    ['withdraw_address_changed', `${agent.name} withdraws on base to ${first}.`],
    ['withdraw_address_changed', expect.stringMatching(`to ${second} from \\d{4}-.* on\\.$`)],
    ['spending_limit_changed', expect.stringContaining('25.00 USD')],
    ['wallet_key_exported', expect.stringContaining(`${agent.name}'s wallet on base`)],
  ]);
  const stranger = await makeAgent(api);
  expect((await api.call('GET', '/api/notifications', { signer: stranger.owner })).data).toEqual([]);
});

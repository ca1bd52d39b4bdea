import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWalletCredentials, evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeHiddenAgent, uniqueName } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const description = 'Product photos and short clips';
const register = (body: object, options = {}) =>
  api.call('POST', '/api/agents/register', { body: { description, ...body }, ...options });

describe('registering without showing who one is', () => {
  it('gives a key that works and an agent that the market does not show', async () => {
    const name = uniqueName();
    const { status, data } = await register({ name, owner_wallet: solanaSigner().address });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      agent_id: expect.stringMatching(/^agt_\d+_/),
      slug: name.toLowerCase().replaceAll(' ', '-'),
      api_key: expect.stringMatching(/^market_[0-9A-Za-z]{43}$/),
      webhook_secret: null,
      twitter_username: null,
      marketable: false,
      protocol_spec: { required_endpoints: [] },
      wallet: { solana_address: expect.any(String) },
      note: expect.stringContaining('owner'),
    });
    const me = await api.call('GET', '/api/agents/me', { bearer: data.api_key });
    expect(me.data).toMatchObject({ id: data.agent_id, name, marketable: false, owner_wallet: null });
    const { data: shown } = await api.call('GET', '/api/agents', { query: { search: name } });
    expect(shown).toEqual([]);
  });
});

describe('attaching an owner', () => {
  it.each([
    ['a Solana wallet', solanaSigner],
    ['an EVM wallet', evmSigner],
  ])('by the signature of %s', async (_name, newSigner) => {
    const signer = newSigner();
    const name = uniqueName();
    const { status, data } = await register({ name, owner_wallet: signer.address }, { signer });
    expect(status).toBe(201);
    expect(data.marketable).toBe(true);
    expect(data.note).toBeUndefined();
    const { data: detail } = await api.call('GET', `/api/agents/${data.slug}`);
    expect(detail.agent).toMatchObject({ owner_wallet: signer.address, marketable: true, verified: 0 });
  });

  it('by an identity token, whose X handle comes along', async () => {
    const token = await api.idp.signToken({ sub: 'user-with-handle', twitter_username: '@pixelfoundry' });
    const { status, data } = await register({ name: uniqueName() }, { bearer: token });
    expect(status).toBe(201);
    expect(data).toMatchObject({ marketable: true, twitter_username: 'pixelfoundry' });
    const { data: me } = await api.call('GET', '/api/agents/me', { bearer: data.api_key });
    expect(me).toMatchObject({ verified: 1, owner_wallet: null });
  });

  it('by an identity token with one of its linked wallets', async () => {
    const { address } = evmSigner();
    const token = await api.idp.signToken({ sub: 'user-with-wallet', wallets: [address.toLowerCase()] });
    const { data } = await register({ name: uniqueName(), owner_wallet: address }, { bearer: token });
    const { data: detail } = await api.call('GET', `/api/agents/${data.agent_id}`);
    expect(detail.agent.owner_wallet).toBe(address);
  });

  it('not with a wallet that is not linked to the account', async () => {
    const token = await api.idp.signToken({ sub: 'user-without-wallet' });
    const owner_wallet = solanaSigner().address;
    const { status, body } = await register({ name: uniqueName(), owner_wallet }, { bearer: token });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it('not when the wallet that signed is another than owner_wallet', async () => {
    const signer = solanaSigner();
    const { status, body } = await register(
      { name: uniqueName(), owner_wallet: evmSigner().address },
      { signer },
    );
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.error).toContain('owner_wallet');
  });

  it('not with a signature of another wallet, which is 401', async () => {
    const wallet = solanaSigner().address;
    const signed = await createWalletCredentials(solanaSigner());
    const { status, body } = await register({ name: uniqueName(), ...signed, wallet });
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
  });
});

describe('names', () => {
  it('that only look like one taken a short while ago are another agent’s, of which nothing is told', async () => {
    const first = await makeAgent(api, { name: `Lookalike 10 ${uniqueName()}` });
    const { status, body } = await register({ name: first.name.replace('10', 'lO').replaceAll(' ', '_') });
    expect(status).toBe(409);
    expect(body.code).toBe('name_taken');
    expect(body).not.toHaveProperty('existing_agent');
  });

  it('have letters of any script, and a slug of ASCII', async () => {
    const latin = await register({ name: 'Cafe\u0301 Qjx' });
    expect([latin.status, latin.data?.slug]).toEqual([201, 'cafe-qjx']);
    const { data: me } = await api.call('GET', '/api/agents/me', { bearer: latin.data.api_key });
    expect(me).toMatchObject({ name: 'Café Qjx', source: 'external' });
    const plain = await register({ name: 'Cafe Qjx' });
    expect([plain.status, plain.body.code]).toEqual([409, 'name_taken']);
    for (const name of ['Лодочник', '東京の絵']) {
      const { status, data } = await register({ name });
      expect([status, data?.slug]).toEqual([201, expect.stringMatching(/^agent-[0-9a-f]{6}$/)]);
      expect((await api.call('GET', `/api/agents/${data.slug}`)).data.agent.name).toBe(name);
    }
  });

  it('taken a short while ago are answered with a hint and the way to the key', async () => {
    const first = await makeAgent(api, { name: uniqueName() });
    const { status, body } = await register({ name: first.name.toUpperCase() });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      error: 'duplicate_agent',
      code: 'duplicate_agent',
      message: expect.any(String),
      existing_agent: {
        agent_id: first.id,
        slug: first.slug,
        name: first.name,
        created_at: expect.any(String),
        api_key_hint: `market_...${first.apiKey.slice(-4)}`,
      },
      recovery: expect.stringContaining('/api/agents/recover'),
    });
    expect(JSON.stringify(body)).not.toContain(first.apiKey);
  });

  it('taken a day ago are simply taken', async () => {
    const { id, name } = await makeHiddenAgent(api);
    const age = (interval: string) =>
      api.database.query(`update agents set created_at = now() - $2::interval where id = $1`, [id, interval]);
    await age('23 hours 59 minutes');
    expect((await register({ name })).body.code).toBe('duplicate_agent');
    await age('24 hours 1 second');
    const { status, body } = await register({ name });
    expect([status, body.code]).toEqual([409, 'name_taken']);
    expect(body.existing_agent).toBeUndefined();
  });

  it('asked for many times at once are given once', async () => {
    const name = uniqueName();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register({ name })));
    const codes = answers.map(({ status, body }) => body.code ?? status).sort();
    expect(codes).toEqual([201, ...Array(7).fill('duplicate_agent')]);
  });

  it('of agents that are gone are free again, with a slug of their own', async () => {
    const gone = await makeHiddenAgent(api);
    await api.database.query('update agents set active = false where id = $1', [gone.id]);
    const { status, data } = await register({ name: gone.name });
    expect(status).toBe(201);
    expect(data.slug).toMatch(new RegExp(`^${gone.slug}-[0-9a-f]{6}$`));
  });

  it('that are paths of the API give another slug', async () => {
    const { data } = await register({ name: 'Featured' });
    expect(data.slug).toBe('featured-agent');
  });
});

describe('bounds', () => {
  const text = (length: number) => uniqueName().padEnd(length, 'x').slice(0, length);
  it.each([
    ['a name of 3 characters', { name: 'Qj7' }, 201],
    ['a name of 2', { name: 'Qj' }, 400],
    ['a name of 40', { name: text(40) }, 201],
    ['a name of 41', { name: text(41) }, 400],
    ['every kind of character', { name: "A. b-C_d'1" }, 201],
    ['a name of punctuation only', { name: "._-'" }, 400],
    ['Cyrillic among Latin', { name: 'Agеnt Smith' }, 400],
    ['letters of another script', { name: 'Агент из Казани' }, 201],
    ['five marks on a letter', { name: `Bo${'\u0323'.repeat(5)}t` }, 400],
    ['an invisible letter', { name: 'Bot\u3164Bot' }, 400],
    ['an emoji', { name: 'Agent 🤖' }, 400],
    ['a line break', { name: 'Agent\nSmith' }, 400],
    ['markup', { name: '<b>Agent</b>' }, 400],
    ['a name that is no text', { name: 12345 }, 400],
    ['no name', {}, 400],
    ['a description of 10 characters', { name: uniqueName(), description: 'x'.repeat(10) }, 201],
    ['a description of 9', { name: uniqueName(), description: 'x'.repeat(9) }, 400],
    ['a description of 500', { name: uniqueName(), description: 'x'.repeat(500) }, 201],
    ['a description of 501', { name: uniqueName(), description: 'x'.repeat(501) }, 400],
    ['no description', { name: uniqueName(), description: undefined }, 400],
    ['an unknown category', { name: uniqueName(), capabilities: ['cooking'] }, 400],
    ['10 models', { name: uniqueName(), ai_models: Array.from({ length: 10 }, (_, i) => `m${i}`) }, 201],
    ['11 models', { name: uniqueName(), ai_models: Array.from({ length: 11 }, (_, i) => `m${i}`) }, 400],
    ['a model name of 31', { name: uniqueName(), ai_models: ['x'.repeat(31)] }, 400],
    ['fields nobody knows', { name: uniqueName(), favourite_colour: 'green' }, 201],
    ['a NUL', { name: uniqueName(), description: 'Nothing\0 much to say' }, 400],
  ])('%s', async (_name, body, expected) => {
    const answer = await register(body);
    expect([answer.status, answer.status === 201 || answer.body.error]).toEqual([
      expected,
      expect.anything(),
    ]);
  });

  it('names the description and its bounds', async () => {
    const { body } = await register({ name: uniqueName(), description: 'short' });
    expect(body.error).toMatch(/description.*10.*500/);
  });

  it('refuses a body above a megabyte and one that is not JSON', async () => {
    const large = await register({
      name: uniqueName(),
      avatar_url: `https://example.com/${'x'.repeat(1_100_000)}`,
    });
    expect(large.status).toBe(413);
    const form = await api.call('POST', '/api/agents/register', {
      body: 'name=Agent',
      headers: { 'content-type': 'text/plain' },
    });
    expect(form.status).toBe(415);
  });
});

it('keeps each category and model once', async () => {
  const { data } = await register({
    name: uniqueName(),
    capabilities: ['coding', 'coding', 'seo'],
    ai_models: ['flux-pro', 'flux-pro'],
  });
  const { data: detail } = await api.call('GET', `/api/agents/${data.agent_id}`);
  expect(detail.agent).toMatchObject({ capabilities: ['coding', 'seo'], ai_models: ['flux-pro'] });
});

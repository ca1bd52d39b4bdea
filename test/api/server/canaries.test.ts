import { base58 } from '@scure/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { KeyFamily } from '../../../server/identity/agent-wallet.entity.ts';
import { createWalletCredentials, evmSigner } from '../../support/chains/signers.ts';
import { dumpDatabase } from '../../support/database/dump.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';

let api: Api;
let agentId: string;
/** What must show up nowhere, by what it is. */
const canaries: Record<string, string> = {};

beforeAll(async () => {
  api = await startApi({
    logLevel: 'trace',
    env: { RATE_LIMITS: 'on', WEBHOOK_ALLOW_LOOPBACK: '1', ADMIN_USER_IDS: 'root' },
  });
  await useSecrets();
  await misuseSecrets();
  Object.assign(canaries, await serverSecrets());
});
afterAll(() => api.close());

/** Everything that makes or takes a secret, as it should be. */
async function useSecrets(): Promise<void> {
  const receiver = await startWebhookReceiver();
  const agent = await makeAgent(api, { endpoint_url: receiver.url });
  agentId = agent.id;
  const me = await api.call('GET', '/api/agents/me', { bearer: agent.apiKey });
  await api.call('PATCH', '/api/agents/me', {
    bearer: agent.apiKey,
    body: { description: 'Changed by its key' },
  });
  await receiver.close();
  const user = await makeUser(api, { wallets: [agent.owner.address] });
  const cookie = await api.idp.signToken({ sub: 'by-cookie' });
  await api.call('POST', '/api/auth/user', { headers: { cookie: `idp-token=${cookie}` } });
  const inBody = await api.idp.signToken({ sub: 'by-body' });
  await api.call('POST', '/api/auth/user', { body: { idp_access_token: inBody } });
  const signed = await createWalletCredentials(agent.owner);
  await api.call('POST', '/api/agents/recover', { body: signed });
  await api.call('POST', '/api/agents/recover', { bearer: user.token });
  const { wallet, wallet_sig, wallet_sig_ts } = signed;
  await api.call('GET', '/api/agents', {
    query: { wallet, wallet_sig, wallet_sig_ts, owner_wallet: wallet },
  });
  Object.assign(canaries, {
    'API key': agent.apiKey,
    'webhook secret': me.data.webhook_secret,
    'token in the header': user.token,
    'token in the cookie': cookie,
    'token in the body': inBody,
    'wallet signature': signed.wallet_sig,
  });
}

/** The same in wrong places and wrong shapes, where errors tend to quote what they got. */
async function misuseSecrets(): Promise<void> {
  const key = canaries['API key'] as string;
  const expired = await api.idp.signToken({ sub: 'late', exp: 1 });
  const foreign = (await createWalletCredentials(evmSigner())).wallet_sig;
  Object.assign(canaries, { 'expired token': expired, 'refused signature': foreign });
  const register = '/api/agents/register';
  await api.call('POST', '/api/auth/user', { bearer: expired });
  await api.call('GET', `/api/agents?api_key=${key}&token=${expired}&limit=x`);
  await api.call('GET', '/api/agents', { query: { wallet_sig: foreign, wallet: 'x', wallet_sig_ts: 'y' } });
  await api.call('POST', register, { body: `{"api_key":"${key}",` });
  await api.call('POST', register, { body: { name: key, description: expired, idp_access_token: 'x' } });
  await api.call('PUT', '/api/profile', { bearer: key, body: { wallet_sig: foreign, wallet_sig_ts: {} } });
  await api.call('PUT', '/api/profile', { headers: { authorization: `Basic ${key}` }, body: {} });
  await api.call('GET', '/api/fees/balance', { bearer: api.env.ADMIN_API_KEY as string });
  await api.call('GET', `/api/agents/${key}`);
}

async function serverSecrets(): Promise<Record<string, string>> {
  const { config } = api.parts;
  const keyOf = async (family: KeyFamily) => {
    const { wallets, orm } = api.parts;
    return wallets.exportPrivateKey(await wallets.getOrCreate(orm.em.fork(), agentId, family));
  };
  return {
    'private key of the agent on Solana': await keyOf('solana'),
    'private key of the agent on Base': (await keyOf('evm')).slice(2),
    'treasury key on Solana': base58.encode(config.solana.treasuryKey ?? new Uint8Array()),
    'key of the creator wallet': base58.encode(config.creatorFeeKey ?? new Uint8Array()),
    'treasury key on Base': String(config.base.treasuryKey).slice(2),
    'master key': String(api.env.MASTER_KEYS).slice(2),
    'look-up key': String(api.env.LOOKUP_KEY),
    'admin key': String(api.env.ADMIN_API_KEY),
  };
}

/** The secret as it is, without its prefix, and as bytes would be shown. */
function spellings(secret: string): string[] {
  const bare = secret.replace(/^(market|whsec)_/, '');
  const bytes = Buffer.from(bare);
  const spelled = [bare, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')];
  const signature = secret.split('.')[2];
  return signature ? [...spelled, signature] : spelled;
}

function leaks(text: string): string[] {
  return Object.entries(canaries)
    .filter(([, secret]) => spellings(secret).some((spelling) => text.includes(spelling)))
    .map(([name]) => name);
}

it('watches for secrets that are really there', () => {
  expect(Object.keys(canaries)).toHaveLength(16);
  for (const [name, secret] of Object.entries(canaries)) expect(secret?.length, name).toBeGreaterThan(20);
  for (const [name, secret] of Object.entries(canaries)) expect(leaks(`row (${secret})`)).toContain(name);
});

it('keeps them out of the database', async () => {
  const dump = await dumpDatabase(api.database);
  expect(dump).toContain(agentId);
  expect(dump).toContain('by-cookie');
  expect(leaks(dump)).toEqual([]);
});

it('keeps them out of the log, down to the finest level', () => {
  const log = api.readLog().join('');
  expect(log).toContain('"operation":"agents_register"');
  expect(log).toContain('insert into');
  expect(leaks(log)).toEqual([]);
});

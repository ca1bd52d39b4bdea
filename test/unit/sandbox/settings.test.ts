import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { buildServerConfig, checkEnvironment } from '../../../sandbox/environment.ts';
import { createVariables } from '../../../sandbox/folder/secrets.ts';
import { resolvePorts } from '../../../sandbox/ports.ts';
import { readSettings } from '../../../sandbox/settings.ts';

const ANY_PORTS = {
  PORT: '0',
  APP_PORT: '0',
  INTERNAL_PORT: '0',
  SANDBOX_IDP_PORT: '0',
  SANDBOX_SOLANA_PORT: '0',
  SANDBOX_BASE_PORT: '0',
  SANDBOX_ALT_PORT: '0',
};

test('the defaults are those of the documentation', () => {
  const { dir, ports, external } = readSettings({});
  expect(dir).toBe(`${process.cwd()}/.sandbox`);
  expect(ports).toEqual({
    PORT: 3000,
    APP_PORT: 3001,
    INTERNAL_PORT: 3002,
    SANDBOX_IDP_PORT: 3003,
    SANDBOX_SOLANA_PORT: 8899,
    SANDBOX_BASE_PORT: 8545,
    SANDBOX_ALT_PORT: 8546,
  });
  expect(Object.values(external)).toEqual([false, false, false, false, false]);
});

test('every wrong value is named', () => {
  const read = () => readSettings({ PORT: '-1', SANDBOX_SOLANA_PORT: '65535', SANDBOX_ALT_PORT: 'eight' });
  expect(read).toThrow(/PORT is "-1"(.|\n)*SANDBOX_SOLANA_PORT is "65535"(.|\n)*SANDBOX_ALT_PORT is "eight"/);
});

test('an empty variable counts as one that is not set', () => {
  expect(readSettings({ DATABASE_URL: ' ', PORT: '' })).toMatchObject({
    ports: { PORT: 3000 },
    external: { database: false },
  });
});

test('two parts cannot have one port, the WebSockets of Solana included', async () => {
  const settings = readSettings({ ...ANY_PORTS, SANDBOX_SOLANA_PORT: '39511', SANDBOX_BASE_PORT: '39512' });
  await expect(resolvePorts(settings)).rejects.toThrow(
    'Port 39512 is wanted for the Base chain and for WebSockets of the Solana chain: set SANDBOX_BASE_PORT',
  );
});

test('ports of parts that stand elsewhere are of no concern', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void busy.close());
  await once(busy, 'listening');
  const SANDBOX_BASE_PORT = String((busy.address() as { port: number }).port);
  const settings = readSettings({ ...ANY_PORTS, SANDBOX_BASE_PORT, BASE_RPC_URL: 'https://base.example' });
  const { PORT, APP_PORT } = await resolvePorts(settings);
  expect(new Set([0, PORT, APP_PORT]).size).toBe(3);
});

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', '0.0.0.0'],
])('with HOST %s the ports are opened at %s, that for operators at localhost', (HOST, host) => {
  const env = HOST === undefined ? {} : { HOST };
  expect(checkEnvironment(env, readSettings(env)).hosts).toEqual({ public: host, internal: 'localhost' });
});

test.each([
  ['as it comes', {}, true],
  ['opened to other machines', { HOST: '0.0.0.0' }, false],
  ['opened to other machines, by whoever wants both', { HOST: '0.0.0.0', WEBHOOK_ALLOW_LOOPBACK: '1' }, true],
  ['told not to', { WEBHOOK_ALLOW_LOOPBACK: '0' }, false],
])('webhooks to this machine, with a sandbox %s: %s', (_, env, allowed) => {
  expect(checkEnvironment(env, readSettings(env)).webhookAllowLoopback).toBe(allowed);
});

test.each([
  ['as it comes', {}, ['operator']],
  ['opened to other machines', { HOST: '0.0.0.0' }, []],
  ['with another identity provider', { IDP_ISSUER: 'https://idp.example' }, []],
  ['that names its own', { ADMIN_USER_IDS: 'ada' }, ['ada']],
])('the operators of a sandbox %s', (_, env, operators) => {
  expect(checkEnvironment(env, readSettings(env)).admin.userIds).toEqual(operators);
});

test('a sandbox that is run as production asks for no loopback webhooks', () => {
  const env = { NODE_ENV: 'production', BASE_URL: 'https://a.example', APP_URL: 'https://b.example' };
  expect(checkEnvironment(env, readSettings(env)).webhookAllowLoopback).toBe(false);
});

test('RATE_LIMITS=production is the word of the sandbox, and on for its server', () => {
  const env = { RATE_LIMITS: 'production' };
  expect(readSettings(env).productionLimits).toBe(true);
  expect(checkEnvironment(env, readSettings(env)).rateLimits).toBe(true);
  expect(readSettings({}).productionLimits).toBe(false);
});

test('what is wrong for the server shows before anything is started', () => {
  const env = { RATE_LIMITS: 'off', NODE_ENV: 'production', ALT_RPC_URL: 'http://alt.example' };
  const check = () => checkEnvironment(env, readSettings(env));
  expect(check).toThrow(/ALT_CHAIN_ID is missing(.|\n)*ALT_USDC_ADDRESS is missing/);
  expect(check).toThrow('RATE_LIMITS is "off"');
});

test("the person's own variables count, but not against what the sandbox has started", () => {
  const env = { ADMIN_API_KEY: 'k'.repeat(32), BASE_CHAIN_ID: '1', UPLOAD_DIR: '', LOG_LEVEL: 'debug' };
  const settings = readSettings({ ...env, SANDBOX_DIR: '/data/sandbox' });
  const usdc = `0x${'1'.repeat(40)}`;
  const chain = (prefix: string, id: string) => ({
    [`${prefix}_RPC_URL`]: 'http://127.0.0.1:8545',
    [`${prefix}_CHAIN_ID`]: id,
    [`${prefix}_USDC_ADDRESS`]: usdc,
  });
  const config = buildServerConfig(env, settings, createVariables(), {
    database: { DATABASE_URL: 'postgres://p@127.0.0.1:5432/market' },
    chains: {
      SOLANA_RPC_URL: 'http://127.0.0.1:8899',
      SOLANA_USDC_MINT: '1'.repeat(32),
      ...chain('BASE', '84532'),
      ...chain('ALT', '84533'),
    },
    identity: { IDP_ISSUER: 'http://localhost:3003' },
    defaults: { EARN_MAX_GAS: '1000000', LOG_LEVEL: 'warn' },
  });
  expect(config).toMatchObject({
    admin: { apiKey: env.ADMIN_API_KEY },
    base: { chainId: 84532 },
    uploads: { dir: '/data/sandbox/uploads' },
    idp: { audience: 'agent-market' },
    logLevel: 'debug',
    earn: { maxGas: 1_000_000n },
  });
});

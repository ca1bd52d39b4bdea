import { execSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getAccount, getAssociatedTokenAddressSync } from '@solana/spl-token';
import { Connection, Keypair, PublicKey } from '@solana/web3.js';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { type Address, createPublicClient, erc20Abi, http, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liquidityVaultArtifact } from '../../../sandbox/evm/contracts/LiquidityVault.gen.ts';
import type { Addresses } from '../../../sandbox/http/addresses.ts';
import { isAlive } from '../../../sandbox/postgres/processes.ts';
import {
  findPostmasterPid,
  post,
  SandboxProcess,
  temporaryFolder,
} from '../../support/processes/sandbox-process.ts';

const folder = temporaryFolder();
let sandbox: SandboxProcess;
let url: string;
let addresses: Addresses;

beforeAll(async () => {
  sandbox = new SandboxProcess(folder.dir);
  url = await sandbox.waitUntilReady();
  const response = await fetch(`${url}/sandbox`);
  ({ data: addresses } = (await response.json()) as { data: Addresses });
}, 120_000);

afterAll(async () => {
  await sandbox.destroy();
  folder.remove();
});

const faucet = (body: object) => post<{ tx_hashes: string[] }>(`${url}/sandbox/faucet`, body);
const someone = () => privateKeyToAddress(generatePrivateKey());

test('GET /sandbox lists every address a client needs', () => {
  const url = expect.stringMatching(/^http:\/\/(localhost|127\.0\.0\.1):\d+/);
  const evm = expect.stringMatching(/^0x[0-9a-fA-F]{40}$/);
  const solana = expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
  expect(addresses).toEqual({
    base_url: url,
    app_url: url,
    networks: {
      'solana-mainnet': { rpc_url: url, usdc: solana, treasury: solana },
      'base-mainnet': { rpc_url: url, chain_id: 84532, usdc: evm, treasury: evm },
      'alt-mainnet': { rpc_url: url, chain_id: 84533, usdc: evm, treasury: evm },
    },
    idp: { issuer: url, jwks_url: url },
    now: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

test.skipIf(spawnSync('curl', ['--version']).error)('the three things to try work as printed', () => {
  const printed = sandbox.output.replaceAll('\\\n', '');
  const commands = [...printed.matchAll(/^ {5}(curl .*)$/gm)].map(([, command = '']) => command);
  const answers = commands.map((command) => execSync(command, { encoding: 'utf8' }));
  expect(answers.map((answer) => JSON.parse(answer).success)).toEqual([true, true, true]);
});

test('health and readiness answer as in production, and keys are for the owner only', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(statSync(join(folder.dir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test.each(['base-mainnet', 'alt-mainnet'] as const)(
  'the faucet pays on %s, to the last digit',
  async (network) => {
    const { rpc_url = '', usdc } = addresses.networks[network] ?? {};
    const address = someone();
    const { status, data } = await faucet({
      network,
      address,
      usdc: '100.000001',
      native: '0.000000000000000007',
    });
    expect({ status, count: data.tx_hashes.length }).toEqual({ status: 200, count: 2 });
    const client = createPublicClient({ transport: http(rpc_url) });
    const balance = {
      address: usdc as Address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    } as const;
    expect(await client.readContract({ ...balance, blockTag: 'finalized' })).toBe(100_000_001n);
    expect(await client.getBalance({ address, blockTag: 'finalized' })).toBe(7n);
    for (const hash of data.tx_hashes) {
      expect((await client.getTransactionReceipt({ hash: hash as Address })).status).toBe('success');
    }
  },
);

test('the faucet has a limit of its own, far away, and what it refuses does not count', async () => {
  const refused = async () => {
    const { status, headers } = await fetch(`${url}/sandbox/faucet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect([status, headers.get('x-ratelimit-limit')]).toEqual([400, '600']);
    return Number(headers.get('x-ratelimit-remaining'));
  };
  const left = await refused();
  expect(left).toBeGreaterThan(500);
  expect(await refused()).toBeGreaterThanOrEqual(left);
});

test('the faucet pays on solana-mainnet, to the last digit', async () => {
  const { rpc_url = '', usdc = '' } = addresses.networks['solana-mainnet'] ?? {};
  const owner = Keypair.generate().publicKey;
  const request = { network: 'solana-mainnet', address: owner.toBase58(), usdc: 0.000001, native: '1.5' };
  expect((await faucet(request)).status).toBe(200);
  const connection = new Connection(rpc_url, 'finalized');
  const account = getAssociatedTokenAddressSync(new PublicKey(usdc), owner);
  expect((await getAccount(connection, account)).amount).toBe(1n);
  expect(await connection.getBalance(owner)).toBe(1_500_000_000);
});

test.each([
  ['USDC', { usdc: '5' }, 5_000_000n, parseEther('0.1')],
  ['nothing in particular', {}, 100_000_000n, parseEther('0.1')],
  ['gas alone', { native: '2' }, 0n, parseEther('2')],
  ['USDC without gas', { usdc: '5', native: '0' }, 5_000_000n, 0n],
])('who asks the faucet for %s can spend what comes', async (_, amounts, usdc, gas) => {
  const { rpc_url, usdc: token } = addresses.networks['base-mainnet'] ?? {};
  const address = someone();
  expect((await faucet({ network: 'base-mainnet', address, ...amounts })).status).toBe(200);
  const client = createPublicClient({ transport: http(rpc_url) });
  const contract = { address: token as Address, abi: erc20Abi } as const;
  expect(await client.readContract({ ...contract, functionName: 'balanceOf', args: [address] })).toBe(usdc);
  expect(await client.getBalance({ address })).toBe(gas);
});

test('the treasury can be paid by whoever signs only: its account on Solana is open, and empty', async () => {
  const { rpc_url = '', usdc = '', treasury = '' } = addresses.networks['solana-mainnet'] ?? {};
  const account = getAssociatedTokenAddressSync(new PublicKey(usdc), new PublicKey(treasury));
  expect((await getAccount(new Connection(rpc_url, 'finalized'), account)).amount).toBe(0n);
});

test.each([
  ['no amount', { native: '0' }, 'say how much'],
  ['nothing', { usdc: '0' }, 'above 0'],
  ['too much', { usdc: '1000000.000001' }, 'at most 1000000'],
  ['digits a token cannot hold', { usdc: '0.0000001' }, 'at most 6 decimals'],
  ['a sign', { native: '-1' }, 'native'],
  ['an exponent', { native: 1e-7 }, 'plain decimal'],
  ['an address of another chain', { usdc: '1', address: Keypair.generate().publicKey.toBase58() }, 'address'],
  ['an unknown network', { usdc: '1', network: 'base' }, 'must be one of solana-mainnet'],
])('the faucet refuses %s', async (_what, change, message) => {
  const answer = await faucet({ network: 'base-mainnet', address: someone(), ...change });
  expect(answer).toMatchObject({ status: 400, success: false, code: 'validation_failed' });
  expect(answer.error).toContain(message);
});

test('what the chain itself refuses is told, with the reason', async () => {
  const address = Keypair.generate().publicKey.toBase58();
  const answer = await faucet({ network: 'solana-mainnet', address, native: '0.000000001' });
  expect(answer).toMatchObject({ status: 422, code: 'unprocessable' });
  expect(answer.error).toContain('rent');
});

test('an identity token carries the claims and verifies against the published keys', async () => {
  const person = { name: 'Ana', email: 'ana@example.com', twitter_username: 'ana', wallets: [someone()] };
  const { data } = await post<{ access_token: string }>(`${url}/sandbox/identity`, {
    sub: 'idp|ana',
    ...person,
  });
  const keys = createRemoteJWKSet(new URL(addresses.idp.jwks_url));
  const { payload, protectedHeader } = await jwtVerify(data.access_token, keys, {
    issuer: addresses.idp.issuer,
    audience: 'agent-market',
    algorithms: ['ES256'],
  });
  expect(payload).toMatchObject({ sub: 'idp|ana', preferred_username: 'idp|ana', ...person });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  expect(protectedHeader.typ).toBe('at+jwt');
});

test('a token is not made for nobody', async () => {
  expect(await post(`${url}/sandbox/identity`, { name: 'Ana' })).toMatchObject({ status: 400 });
  expect(await post(`${url}/sandbox/identity`, { sub: '' })).toMatchObject({ status: 400 });
});

test('the vaults can be moved, and refuse what they cannot do', async () => {
  const move = (body: object) => post<{ vault: string }>(`${url}/sandbox/vault`, body);
  const { status, data } = await move({
    vault: 'liquidity',
    free_liquidity_usd: '25.5',
    deposits_paused: true,
  });
  expect(status).toBe(200);
  const reader = createPublicClient({
    transport: http(addresses.networks['base-mainnet']?.rpc_url),
  });
  const vault = { address: data.vault as Address, abi: liquidityVaultArtifact.abi } as const;
  expect(await reader.readContract({ ...vault, functionName: 'depositsPaused' })).toBe(true);
  expect(await reader.readContract({ ...vault, functionName: 'freeAssets' })).toBeLessThan(26_000_000n);
  expect((await move({ vault: 'lending', lose_usd: '1' })).status).toBe(422);
  expect((await move({ vault: 'lending', free_liquidity_usd: '100000000' })).status).toBe(422);
  expect((await move({ vault: 'savings' })).status).toBe(400);
});

test('the clock moves on together with the clocks of the chains', async () => {
  const move = (advance_seconds: unknown) =>
    post<{ now: string }>(`${url}/sandbox/clock`, { advance_seconds });
  const before = Date.parse((await move(0)).data.now);
  const after = Date.parse((await move(48 * 3600)).data.now);
  expect(after - before).toBeGreaterThanOrEqual(48 * 3600_000);
  expect(after - before).toBeLessThan(48 * 3600_000 + 30_000);
  for (const network of ['base-mainnet', 'alt-mainnet'] as const) {
    const client = createPublicClient({ transport: http(addresses.networks[network]?.rpc_url) });
    const { timestamp } = await client.getBlock();
    expect(Math.abs(Number(timestamp) - after / 1000)).toBeLessThan(30);
  }
  const address = Keypair.generate().publicKey.toBase58();
  const { data } = await faucet({ network: 'solana-mainnet', address, usdc: '1' });
  const solana = new Connection(addresses.networks['solana-mainnet']?.rpc_url ?? '', 'confirmed');
  const { blockTime } = (await solana.getParsedTransaction(data.tx_hashes[0] ?? '')) ?? {};
  expect(Math.abs((blockTime ?? 0) - after / 1000)).toBeLessThan(30);
  for (const bad of [-1, 1.5, 400 * 86_400 + 1, '10', null]) {
    expect((await move(bad)).status).toBe(400);
  }
});

test('the example of a first paid hire ends with the payout', async () => {
  const example = spawn(process.execPath, ['examples/first-hire.ts'], {
    env: { ...process.env, BASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.all([text(example.stdout), once(example, 'exit')]);
  expect(example.exitCode).toBe(0);
  expect(printed).toContain("agent's owner received 22.5 USDC, 90% of the price");
}, 90_000);

test('a second start on the same folder says so and harms nothing', async () => {
  const second = new SandboxProcess(folder.dir);
  expect(await second.exit).toBe(1);
  expect(second.output).toContain(`Another sandbox (process ${sandbox.child.pid}) is using ${folder.dir}`);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('Ctrl-C, to the whole group and twice as npm does it, stops everything in good order', async () => {
  const postmaster = findPostmasterPid(folder.dir) ?? 0;
  expect(isAlive(postmaster)).toBe(true);
  sandbox.signalGroup('SIGINT');
  sandbox.child.kill('SIGINT');
  expect(await sandbox.exit).toBe(0);
  expect(sandbox.output).toContain('Stopped.');
  expect(isAlive(postmaster)).toBe(false);
  expect(findPostmasterPid(folder.dir)).toBeUndefined();
});

import { type Address, createPublicClient, erc20Abi, http } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, expect, test, vi } from 'vitest';
import type { Addresses } from '../../../sandbox/http/addresses.ts';
import { isAlive } from '../../../sandbox/postgres/processes.ts';
import {
  findPostmasterPid,
  post,
  SandboxProcess,
  temporaryFolder,
} from '../../support/processes/sandbox-process.ts';

const folder = temporaryFolder();
const started: SandboxProcess[] = [];

afterAll(async () => {
  await Promise.all(started.map((sandbox) => sandbox.destroy()));
  folder.remove();
});

async function start(args: string[] = []) {
  const sandbox = new SandboxProcess(folder.dir, {}, args);
  started.push(sandbox);
  const url = await sandbox.waitUntilReady();
  const response = await fetch(`${url}/sandbox`);
  const { data } = (await response.json()) as { data: Addresses };
  const now = async (advance_seconds: number) =>
    Date.parse((await post<{ now: string }>(`${url}/sandbox/clock`, { advance_seconds })).data.now);
  return { sandbox, url, addresses: data, now };
}

async function baseUsdc({ networks }: Addresses, address: Address): Promise<bigint> {
  const { rpc_url, usdc } = networks['base-mainnet'] ?? {};
  const client = createPublicClient({ transport: http(rpc_url) });
  return client.readContract({
    address: usdc as Address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
  });
}

const treasuries = ({ networks }: Addresses) => Object.values(networks).map(({ treasury }) => treasury);

test('kill -9 loses nothing; --fresh begins anew', { timeout: 120_000 }, async () => {
  const address = privateKeyToAddress(generatePrivateKey());
  const first = await start();
  await post(`${first.url}/sandbox/faucet`, { network: 'base-mainnet', address, usdc: '12.5' });
  await first.now(30 * 86_400);
  const orphan = findPostmasterPid(folder.dir) ?? 0;
  first.sandbox.child.kill('SIGKILL');
  await first.sandbox.exit;
  expect(isAlive(orphan)).toBe(true);

  const second = await start();
  expect(isAlive(orphan)).toBe(false);
  expect(await baseUsdc(second.addresses, address)).toBe(12_500_000n);
  expect(treasuries(second.addresses)).toEqual(treasuries(first.addresses));
  expect((await second.now(0)) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  second.sandbox.signalGroup('SIGKILL');
  await second.sandbox.exit;

  const third = await start(['--fresh']);
  expect(await baseUsdc(third.addresses, address)).toBe(0n);
  expect(treasuries(third.addresses)).not.toEqual(treasuries(first.addresses));
  expect((await third.now(0)) - Date.now()).toBeLessThan(60_000);
  third.sandbox.child.kill('SIGTERM');
  expect(await third.sandbox.exit).toBe(0);
});

test('a signal during the start undoes what was begun', { timeout: 60_000 }, async () => {
  const own = temporaryFolder();
  const sandbox = new SandboxProcess(own.dir);
  started.push(sandbox);
  await vi.waitUntil(() => findPostmasterPid(own.dir) !== undefined, { timeout: 50_000, interval: 10 });
  const postmaster = findPostmasterPid(own.dir) ?? 0;
  sandbox.child.kill('SIGTERM');
  expect(await sandbox.exit).toBe(0);
  expect(sandbox.output).not.toContain('The sandbox is ready.');
  expect(isAlive(postmaster)).toBe(false);
  own.remove();
});

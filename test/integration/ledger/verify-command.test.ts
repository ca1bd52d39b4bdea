import { execFile } from 'node:child_process';
import { Keypair } from '@solana/web3.js';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { beforeAll, expect, it } from 'vitest';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { findProgram } from '../../support/processes/programs.ts';
import { NODE_COMPILE_CACHE } from '../../support/processes/server-process.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';
import { feeReceived, orderPaid } from './ledger-database.ts';
import { useMonths } from './months/month-database.ts';

const { post, postAt, closeMonths, listMonths, url } = useMonths();
const treasuryKey = generatePrivateKey();
let base: Awaited<ReturnType<typeof evmChain>>;
let env: Record<string, string | undefined>;

beforeAll(async () => {
  const solana = await solanaChain();
  base = await evmChain();
  env = {
    PATH: process.env.PATH,
    ...MINIMAL_ENVIRONMENT,
    DATABASE_URL: url(),
    SOLANA_RPC_URL: solana.rpcUrl,
    SOLANA_USDC_MINT: solana.usdcMint,
    SOLANA_TREASURY_KEY: JSON.stringify([...Keypair.generate().secretKey]),
    BASE_RPC_URL: base.rpcUrl,
    BASE_CHAIN_ID: String(base.chainId),
    BASE_USDC_ADDRESS: base.usdc,
    BASE_TREASURY_KEY: treasuryKey,
  };
});

async function verify(
  overrides: Record<string, string> = {},
  args: string[] = [],
): Promise<{ code: number | null; output: string }> {
  const command = await findProgram('server/commands/verify-ledger.ts');
  return new Promise((resolve) => {
    const options = { env: { ...env, NODE_COMPILE_CACHE, ...overrides } };
    const child = execFile(process.execPath, [command, ...args], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

it('succeeds while ledger, market and chains agree', async () => {
  await postAt('2025-01-10T12:00:00Z', feeReceived(5_000_000n));
  await base.mintUsdc(privateKeyToAccount(treasuryKey).address, 5_000_000n);
  const { code, output } = await verify();
  expect(output).toContain('base-mainnet    5.00    5.00   0.00');
  expect(output).toContain('The ledger balances and agrees with the chains.');
  expect(output).toContain('No month is closed yet.');
  expect(code).toBe(0);
});

it('verifies from a closed month on, and compares a hash that was written down', async () => {
  expect(await verify({}, ['--since', '2025-02'])).toEqual({
    code: 1,
    output: expect.stringContaining('No month is closed yet. Verify everything with --all.'),
  });
  await closeMonths('2025-03-02T00:00:00Z');
  const hash = (await listMonths()).at(-1)?.hash;
  const [since, expected] = await Promise.all([
    verify({}, ['--since', 'latest']),
    verify({}, ['--since', '2025-02', '--expect', `2025-02:${hash}`, '--expect', `2025-01:${hash}`]),
  ]);
  expect(since.output).toContain(`2025-02:${hash}`);
  expect(since.output).toContain('0 transactions since 2025-03');
  expect(since.output).toContain('base-mainnet    5.00    5.00   0.00');
  expect(since.code).toBe(0);
  expect(expected.output).toMatch(/Closed month 2025-01 has the hash \w+, expected was \w+/);
  expect(expected.code).toBe(1);
  expect(await verify({}, ['--since', '2025-04'])).toEqual({
    code: 1,
    output: expect.stringContaining('Use --since 2025-03, an earlier month, or --all.'),
  });
});

it.concurrent.each([
  ['--since 2025-13', '--since must be a month such as 2026-09, or latest'],
  ['--since 2025-01 --all', '--since and --all exclude each other'],
  ['--expect 2025-01', '--expect must be a month and its hash'],
  ['--sinc 2025-01', "Unknown option '--sinc'"],
])('explains how to use it instead of %s', async (args, problem) => {
  const { code, output } = await verify({}, args.split(' '));
  expect(output).toContain(problem);
  expect(output).toContain('npm run ledger:verify -- [--since MONTH | --all]');
  expect(code).toBe(2);
});

it('fails when a chain holds another amount', async () => {
  await post(orderPaid('ord_2', 1n));
  const { code, output } = await verify();
  expect(output).toContain('The treasury on base-mainnet lacks 0.000001');
  expect(code).toBe(1);
});

it('fails with a sentence when it cannot do its work', async () => {
  const { code, output } = await verify({ BASE_RPC_URL: 'nowhere' });
  expect(output).toContain('BASE_RPC_URL is (not shown, it is secret): it must be an address');
  expect(code).toBe(1);
});

it('fails when money belongs to no order', async () => {
  await post(orderPaid('ord_3', 1n));
  const { code, output } = await verify();
  expect(output).toContain('escrow-holds-open-work: Account escrow:order:ord_3 belongs to no order');
  expect(code).toBe(1);
});

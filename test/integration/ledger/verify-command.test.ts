import { execFile } from 'node:child_process';
import { Keypair } from '@solana/web3.js';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { beforeAll, expect, it } from 'vitest';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';
import { feeReceived, orderPaid, useLedgerDatabase } from './ledger-database.ts';

const { post, url } = useLedgerDatabase();
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

function verify(overrides: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...env, ...overrides } };
    const child = execFile(
      process.execPath,
      ['server/commands/verify-ledger.ts'],
      options,
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

it('succeeds while ledger, market and chains agree', async () => {
  await post(feeReceived(5_000_000n));
  await base.mintUsdc(privateKeyToAccount(treasuryKey).address, 5_000_000n);
  const { code, output } = await verify();
  expect(output).toContain('base-mainnet    5.00    5.00   0.00');
  expect(output).toContain('The ledger balances and agrees with the chains.');
  expect(code).toBe(0);
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

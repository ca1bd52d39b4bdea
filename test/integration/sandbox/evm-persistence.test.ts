import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Address, Hash } from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { startEvmChain } from '../../../sandbox/evm/chain.ts';
import { usdcArtifact } from '../../../sandbox/evm/contracts/Usdc.gen.ts';
import { connect } from '../../support/chains/evm-clients.ts';

const holder: Address = '0x00000000000000000000000000000000000face1';
const module = resolve(import.meta.dirname, '../../../sandbox/evm/chain.ts');

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evm-chain-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, chainId = 84532) {
  const chain = await startEvmChain({ chainId, dataDir, finalizeAfterMs: 60_000 });
  onTestFinished(() => chain.close());
  return { chain, ...connect(chain) };
}

function usdcOf(chain: { chain: { usdc: Address }; reader: ReturnType<typeof connect>['reader'] }) {
  const call = { address: chain.chain.usdc, abi: usdcArtifact.abi, functionName: 'balanceOf' } as const;
  return chain.reader.readContract({ ...call, args: [holder] });
}

test('blocks, receipts, state, logs, clock and finality survive a restart', async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);
  const hash = await first.chain.mintUsdc(holder, 7_000_000n);
  await first.chain.advanceTime(86_400);
  const look = async ({ reader, chain }: typeof first) => ({
    block: await reader.getBlock({ includeTransactions: true, blockNumber: 2n }),
    receipt: await reader.getTransactionReceipt({ hash }),
    transaction: await reader.getTransaction({ hash }),
    logs: await reader.getLogs({ fromBlock: 0n, address: chain.usdc }),
    head: await reader.getBlock(),
    final: (await reader.getBlock({ blockTag: 'finalized' })).number,
  });
  const before = await look(first);
  await first.chain.close();
  const second = await start(dataDir);
  expect(await look(second)).toEqual(before);
  expect(await usdcOf(second)).toBe(7_000_000n);
  await second.chain.mintUsdc(holder, 1n);
  expect(await usdcOf(second)).toBe(7_000_001n);
  expect((await second.reader.getBlock()).timestamp).toBeGreaterThanOrEqual(before.head.timestamp);
});

test('kill -9 in the middle of mining loses nothing that was answered', async () => {
  const dataDir = newFolder();
  const script = `
    const { startEvmChain } = await import(${JSON.stringify(module)});
    const chain = await startEvmChain({ chainId: 84532, dataDir: ${JSON.stringify(dataDir)} });
    for (;;) console.log(await chain.mintUsdc('${holder}', 1n));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answered: Hash[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answered.push(line as Hash);
    if (answered.length === 15) child.kill('SIGKILL');
  }
  if (child.signalCode === null) await once(child, 'exit');
  const again = await start(dataDir);
  for (const hash of answered) {
    expect((await again.reader.getTransactionReceipt({ hash })).status).toBe('success');
  }
  const balance = await usdcOf(again);
  expect(balance).toBeGreaterThanOrEqual(BigInt(answered.length));
  expect(balance).toBeLessThanOrEqual(BigInt(answered.length + 1));
  await again.chain.mintUsdc(holder, 1n);
  expect(await usdcOf(again)).toBe(balance + 1n);
});

test('a folder of another chain is refused', async () => {
  const dataDir = newFolder();
  await (await start(dataDir)).chain.close();
  await expect(start(dataDir, 84533)).rejects.toThrow('belongs to chain 84532, not 84533');
});

test('a folder in use is refused, and its owner goes on', async () => {
  const dataDir = newFolder();
  const owner = await start(dataDir);
  await expect(start(dataDir)).rejects.toThrow('in use by another process');
  await owner.chain.mintUsdc(holder, 1n);
});

test('a damaged file is named, not overwritten', async () => {
  const dataDir = newFolder();
  writeFileSync(join(dataDir, 'chain.sqlite'), 'not a chain '.repeat(1_000));
  await expect(start(dataDir)).rejects.toThrow(
    /chain\.sqlite cannot be used .*; delete it to start a new chain/,
  );
});

test('a folder that cannot be made is named', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  await expect(start(join(file, 'chain'))).rejects.toThrow(/check that its folder is writable/);
});

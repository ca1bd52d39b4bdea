import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Connection, Keypair, PublicKey } from '@solana/web3.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SolanaChain, startSolanaChain } from '../../../sandbox/solana/chain.ts';
import { fund, SOL, sendUsdc, usdcAccount } from './solana-support.ts';

let dataDir: string;
let chain: SolanaChain | undefined;
const payer = Keypair.generate();
const payee = Keypair.generate().publicKey;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'solana-chain-'));
});
afterEach(async () => {
  await chain?.close();
  rmSync(dataDir, { recursive: true });
});

async function restart(onLog = (_: string) => {}): Promise<SolanaChain> {
  await chain?.close();
  chain = await startSolanaChain({ dataDir, onLog });
  return chain;
}

function connect(running: SolanaChain): Connection {
  return new Connection(running.rpcUrl);
}

async function usdcOf(running: SolanaChain): Promise<string> {
  return (await connect(running).getTokenAccountBalance(usdcAccount(running, payee))).value.amount;
}

describe('a chain with a data folder', () => {
  it('has its accounts, history, clock and blockhashes again after a restart', async () => {
    let running = await restart();
    await fund(running, payer, payee);
    await running.advanceTime(86_400);
    const signature = await sendUsdc(running, payer, payee, 42n);
    const before = connect(running);
    const genesis = await before.getGenesisHash();
    const { blockhash } = await before.getLatestBlockhash();
    const height = await before.getBlockHeight('processed');

    running = await restart();
    const after = connect(running);
    expect(await usdcOf(running)).toBe('42');
    const found = await after.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect(found?.meta?.postTokenBalances).toHaveLength(2);
    expect((found?.blockTime ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000);
    expect(await after.getGenesisHash()).toBe(genesis);
    expect((await after.isBlockhashValid(blockhash)).value).toBe(true);
    expect(await after.getBlockHeight('processed')).toBeGreaterThanOrEqual(height);

    await sendUsdc(running, payer, payee, 1n);
    running.finalizeAll();
    expect(await usdcOf(running)).toBe('43');
    const owned = await after.getTokenAccountsByOwner(payee, { mint: new PublicKey(running.usdcMint) });
    expect(owned.value).toHaveLength(1);
  });

  it('starts in about a second with a thousand transactions behind it', { timeout: 120_000 }, async () => {
    const running = await restart();
    for (let i = 0; i < 1000; i++) await running.airdrop(payee.toBase58(), SOL);
    await running.close();
    const from = performance.now();
    const again = await restart();
    expect(performance.now() - from).toBeLessThan(1500);
    expect(await connect(again).getTransactionCount()).toBe(1000);
    expect(await connect(again).getBalance(payee)).toBe(1000 * Number(SOL));
  });

  it('drops a half-written last line, keeps the rest, and says so', async () => {
    const running = await restart();
    await fund(running, payer, payee);
    await running.close();
    const file = join(dataDir, 'ledger.jsonl');
    appendFileSync(file, '{"kind":"transaction","record":{"signa');
    const log: string[] = [];
    const again = await restart((line) => log.push(line));
    expect(await usdcOf(again)).toBe('0');
    expect(log.join()).toContain('unreadable bytes');
    await again.mintUsdc(payee.toBase58(), 5n);
    expect(await usdcOf(await restart())).toBe('5');
  });

  it('starts whatever the file was cut to', async () => {
    const running = await restart();
    await fund(running, payer, payee);
    await running.close();
    const file = join(dataDir, 'ledger.jsonl');
    const whole = readFileSync(file);
    for (const size of [0, 1, 50, Math.floor(whole.length / 2), whole.length - 1]) {
      writeFileSync(file, whole);
      truncateSync(file, size);
      const cut = await restart();
      expect(await connect(cut).getSlot()).toBeGreaterThanOrEqual(0);
      await cut.close();
    }
  });

  it('survives kill -9 with every answered transaction', async () => {
    const script = `
      const { startSolanaChain } = await import(${JSON.stringify(join(import.meta.dirname, '../../../sandbox/solana/chain.ts'))});
      const chain = await startSolanaChain({ dataDir: ${JSON.stringify(dataDir)} });
      for (let i = 1; ; i++) { await chain.mintUsdc('${payee.toBase58()}', 1n); console.log(i); await new Promise(setImmediate); }`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let answered = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      answered = Number(line);
      if (answered === 20) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(answered).toBeGreaterThanOrEqual(20);
    expect(Number(await usdcOf(await restart()))).toBeGreaterThanOrEqual(answered);
  });

  it('says which folder it cannot write to', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    await expect(startSolanaChain({ dataDir: file })).rejects.toThrow(`cannot keep its data in ${file}`);
  });
});

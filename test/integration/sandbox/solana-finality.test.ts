import { type Commitment, Connection, type Finality, Keypair } from '@solana/web3.js';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type SolanaChain,
  type SolanaChainOptions,
  startSolanaChain,
} from '../../../sandbox/solana/chain.ts';
import { call, fund, sendUsdc, usdcAccount, usdcTransfer } from './solana-support.ts';

const NEVER = Number.POSITIVE_INFINITY;
let chain: SolanaChain;
afterEach(() => chain.close());

const payer = Keypair.generate();
const payee = Keypair.generate().publicKey;

async function start(options: SolanaChainOptions): Promise<SolanaChain> {
  chain = await startSolanaChain(options);
  await fund(chain, payer, payee);
  return chain;
}

function connected(): Connection {
  return new Connection(chain.rpcUrl);
}

async function statusOf(signature: string): Promise<string | undefined> {
  return (await connected().getSignatureStatus(signature)).value?.confirmationStatus;
}

async function balanceAt(commitment: Commitment): Promise<string> {
  return (await connected().getTokenAccountBalance(usdcAccount(chain, payee), commitment)).value.amount;
}

async function transactionAt(signature: string, commitment: Finality) {
  return connected().getTransaction(signature, { commitment, maxSupportedTransactionVersion: 0 });
}

describe('commitment', () => {
  it('starts at processed, which only readers of processed state see', async () => {
    await start({ confirmAfterMs: NEVER, finalizeAfterMs: NEVER });
    const signature = await sendUsdc(chain, payer, payee, 7n);
    expect(await statusOf(signature)).toBe('processed');
    expect([await balanceAt('processed'), await balanceAt('confirmed')]).toEqual(['7', '0']);
    expect(await transactionAt(signature, 'confirmed')).toBeNull();
    chain.finalizeAll();
    expect(await statusOf(signature)).toBe('finalized');
  });

  it('rises to confirmed and is final only later', async () => {
    await start({ confirmAfterMs: 20, finalizeAfterMs: NEVER });
    const signature = await sendUsdc(chain, payer, payee, 7n);
    await expect.poll(() => statusOf(signature), { timeout: 5000 }).toBe('confirmed');
    expect([await balanceAt('confirmed'), await balanceAt('finalized')]).toEqual(['7', '0']);
    expect((await transactionAt(signature, 'confirmed'))?.meta?.err).toBeNull();
    expect(await transactionAt(signature, 'finalized')).toBeNull();

    chain.finalizeAll();
    expect(await statusOf(signature)).toBe('finalized');
    expect(await balanceAt('finalized')).toBe('7');
    expect((await transactionAt(signature, 'finalized'))?.slot).toBeGreaterThan(0);
  });

  it('is finalized by itself after the delay', async () => {
    await start({ confirmAfterMs: 10, finalizeAfterMs: 50 });
    const signature = await sendUsdc(chain, payer, payee, 1n);
    await expect.poll(() => statusOf(signature), { timeout: 5000 }).toBe('finalized');
  });

  it('never goes back to an earlier slot', async () => {
    await start({ slotMs: 20, finalizeAfterMs: 40 });
    let last = 0;
    for (let i = 1n; i <= 10n; i++) {
      await sendUsdc(chain, payer, payee, i);
      const slot = await connected().getSlot();
      expect(slot).toBeGreaterThanOrEqual(last);
      last = slot;
    }
  });

  it('answers a reader that is ahead of the chain with -32016', async () => {
    await start({});
    const { error } = await call(chain, 'getBalance', payee.toBase58(), { minContextSlot: 10 ** 9 });
    expect(error?.code).toBe(-32016);
  });
});

describe('blockhashes and time', () => {
  it('expire after 150 blocks, and a transaction with an old one never lands', async () => {
    await start({ slotMs: 10 });
    const connection = new Connection(chain.rpcUrl, 'confirmed');
    const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash();
    const transaction = usdcTransfer(chain, payer, payee, 5n);
    Object.assign(transaction, { feePayer: payer.publicKey, recentBlockhash: blockhash });
    transaction.sign(payer);
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true);

    await expect
      .poll(() => connection.getBlockHeight('processed'), { timeout: 5000 })
      .toBeGreaterThan(lastValidBlockHeight);
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(false);
    await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(
      'Blockhash not found',
    );
    const sent = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true });
    expect((await connection.getSignatureStatus(sent)).value).toBeNull();
  });

  it('keep their life when the clock is moved, while block times move along', async () => {
    await start({});
    const connection = new Connection(chain.rpcUrl, 'confirmed');
    const { blockhash } = await connection.getLatestBlockhash();
    await chain.advanceTime(48 * 3600);
    expect((await connection.isBlockhashValid(blockhash)).value).toBe(true);
    const signature = await sendUsdc(chain, payer, payee, 9n);
    chain.finalizeAll();
    const found = await connection.getTransaction(signature, { maxSupportedTransactionVersion: 0 });
    expect((found?.blockTime ?? 0) - Date.now() / 1000).toBeGreaterThan(48 * 3600 - 5);
    expect(await connection.getBlockTime(found?.slot ?? 0)).toBe(found?.blockTime);
    await expect(chain.advanceTime(-1)).rejects.toThrow('forward only');
  });
});

import type { Hex } from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { type EvmChainOptions, startEvmChain } from '../../../sandbox/evm/chain.ts';
import { connect, createFundedAccount } from '../../support/chains/evm-clients.ts';
import { createEvmPayer } from '../../support/payments/payments.ts';

const sink = '0x000000000000000000000000000000000000d00d';

async function start(options: Partial<EvmChainOptions> = {}) {
  const chain = await startEvmChain({ chainId: 84532, ...options });
  onTestFinished(() => chain.close());
  return { chain, ...connect(chain) };
}

test('a mined block is latest at once, and safe and finalized only when it has become old enough', async () => {
  const { chain, reader, walletOf } = await start({ finalizeAfterMs: 60_000 });
  const wallet = walletOf(await createFundedAccount(chain));
  const final = await reader.getBlock({ blockTag: 'finalized' });
  const hash = await wallet.sendTransaction({ to: sink, value: 1n });
  const { blockNumber } = await reader.waitForTransactionReceipt({ hash });
  expect((await reader.getBlock()).number).toBe(blockNumber);
  expect((await reader.getBlock({ blockTag: 'finalized' })).number).toBe(final.number);
  expect((await reader.getBlock({ blockTag: 'safe' })).number).toBe(final.number);
  expect(await reader.getBalance({ address: sink, blockTag: 'finalized' })).toBe(0n);
  chain.finalizeAll();
  expect((await reader.getBlock({ blockTag: 'finalized' })).number).toBe(blockNumber);
});

test('blocks finalize by themselves', async () => {
  const { chain, reader, walletOf } = await start({ finalizeAfterMs: 50 });
  const wallet = walletOf(await createFundedAccount(chain));
  const hash = await wallet.sendTransaction({ to: sink, value: 1n });
  const { blockNumber } = await reader.waitForTransactionReceipt({ hash });
  await expect
    .poll(async () => (await reader.getBlock({ blockTag: 'finalized' })).number, { timeout: 5_000 })
    .toBe(blockNumber);
});

test('faucet payments are final on return', async () => {
  const { chain, reader } = await start({ finalizeAfterMs: 60_000 });
  await chain.fund(sink, 5n);
  expect(await reader.getBalance({ address: sink, blockTag: 'finalized' })).toBe(5n);
});

test('time moves on when told, and not by mining', async () => {
  const { chain, reader } = await start();
  const before = (await reader.getBlock()).timestamp;
  await chain.advanceTime(172_800);
  const moved = (await reader.getBlock()).timestamp;
  expect(Number(moved - before)).toBeGreaterThanOrEqual(172_800);
  for (let count = 0; count < 10; count += 1) await chain.fund(sink, 1n);
  const real = BigInt(Math.floor(Date.now() / 1000));
  expect(Number((await reader.getBlock()).timestamp - real)).toBeLessThanOrEqual(172_800);
  expect((await reader.getBlock({ blockTag: 'pending' })).timestamp).toBeGreaterThanOrEqual(moved);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('time does not move by %s', async (seconds) => {
  const { chain } = await start();
  await expect(chain.advanceTime(seconds)).rejects.toThrow('whole seconds');
});

test('two chains stand side by side and know nothing of each other', async () => {
  const [base, alt] = [await start({ chainId: 84532 }), await start({ chainId: 84533, usdcName: 'Alt USD' })];
  expect([await base.reader.getChainId(), await alt.reader.getChainId()]).toEqual([84532, 84533]);
  expect(alt.chain.usdc).toBe(base.chain.usdc);
  await base.chain.fund(sink, 5n);
  expect(await alt.reader.getBalance({ address: sink })).toBe(0n);
  const transaction = { to: sink, value: 1n, gas: 21_000n, nonce: 0, type: 'eip1559' } as const;
  const account = await createFundedAccount(base.chain);
  const fees = { maxFeePerGas: 10n ** 9n, maxPriorityFeePerGas: 1n };
  const serializedTransaction = await account.signTransaction({ ...transaction, ...fees, chainId: 84532 });
  await expect(alt.reader.sendRawTransaction({ serializedTransaction })).rejects.toThrow('invalid chain id');
});

test('a payer sends a payment again that a reorganization removed, after others in place of earlier ones', async () => {
  const { chain, reader } = await start({ finalizeAfterMs: 60_000 });
  const payer = await createEvmPayer(chain);
  const first = (await payer.pay(sink, 1n)) as Hex;
  const second = await payer.presign(sink, 2n);
  await second.send();
  await chain.reorganize(2, () => true);
  await second.waitForConfirmation();
  const receipt = await reader.getTransactionReceipt({ hash: second.reference as Hex });
  expect(receipt.status).toBe('success');
  await expect(reader.getTransactionReceipt({ hash: first })).rejects.toThrow('could not be found');
});

import { ComputeBudgetInstruction, Transaction } from '@solana/web3.js';
import { type Hex, parseTransaction } from 'viem';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startEvmChain } from '../../../sandbox/evm/chain.ts';
import { startSolanaChain } from '../../../sandbox/solana/chain.ts';
import { createSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { createSolanaFixture } from '../../support/chains/solana-fixture.ts';
import { keepFirstTransactionPending } from '../../support/chains/stuck-transaction.ts';
import {
  createEvmPayout,
  createSolanaPayout,
  hangAtBroadcast,
  PAYOUT_FIXTURES,
  type PayoutFixture,
  useTransfers,
} from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const BROADCASTS = ['sendTransaction', 'eth_sendRawTransaction'];
const isBroadcast = (method: string) => BROADCASTS.includes(method);
const transfers = useTransfers();

async function proxyTo(rpcUrl: string): Promise<RpcProxy> {
  const proxy = await RpcProxy.start(rpcUrl);
  onTestFinished(() => proxy.close());
  return proxy;
}

describe.each(PAYOUT_FIXTURES)('on %s', (network, open) => {
  let payout: PayoutFixture;
  beforeAll(async () => {
    payout = await open();
    await payout.fundTreasury(1_000_000n);
  });

  it('a node that cannot be reached delays a transfer and signs nothing', async () => {
    const proxy = await proxyTo(payout.rpcUrl);
    const service = transfers.service(payout.adapterAt(proxy.url));
    const to = payout.newRecipient();
    const id = await transfers.enqueue(service, { network, to, amountMicro: 11n });
    proxy.fault = () => 'lose-call';
    await service.process(id);
    expect(await transfers.read(id)).toMatchObject({ state: 'prepared', attempt: 0, checks: 1 });
    expect(transfers.failures.at(-1)).toMatchObject({ id, isFinal: false });
    proxy.fault = () => undefined;
    await transfers.drive(service, id);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(11n);
  });

  it.each(['lose-answer' as const, 'lose-call' as const, { status: 503 }])(
    'a broadcast that ends in %j is followed up, not repeated blindly',
    async (fault) => {
      const proxy = await proxyTo(payout.rpcUrl);
      const service = transfers.service(payout.adapterAt(proxy.url));
      const to = payout.newRecipient();
      const id = await transfers.enqueue(service, { network, to, amountMicro: 13n });
      proxy.fault = (method) => (isBroadcast(method) ? fault : undefined);
      await service.process(id);
      expect(proxy.calls.filter(isBroadcast)).toHaveLength(1);
      const { state, txHash, lastError } = await transfers.readSending(id);
      expect({ state, lastError }).toMatchObject({
        state: 'sent',
        lastError: expect.stringContaining('unavailable'),
      });
      proxy.fault = () => undefined;
      expect(await transfers.drive(service, id)).toMatchObject({ txHash, attempt: 1 });
      expect(await payout.adapter.readUsdcBalance(to)).toBe(13n);
    },
  );

  it('while a signing can still land, no other is made, however long the chain is silent', async () => {
    const proxy = await proxyTo(payout.rpcUrl);
    const service = transfers.service(payout.adapterAt(proxy.url));
    const to = payout.newRecipient();
    const id = await transfers.enqueue(service, { network, to, amountMicro: 17n });
    proxy.fault = (method) => (isBroadcast(method) ? 'lose-answer' : undefined);
    await service.process(id);
    proxy.fault = () => 'lose-call';
    await service.process(id);
    await service.process(id);
    expect(await transfers.readSending(id)).toMatchObject({ state: 'sent', attempt: 1 });
    proxy.fault = () => undefined;
    expect(await transfers.drive(service, id)).toMatchObject({ attempt: 1 });
    expect(await payout.adapter.readUsdcBalance(to)).toBe(17n);
  });
});

/** Before any time has passed. */
const AT_ONCE = -1;

describe('on Solana', () => {
  it('a transaction whose blockhash ran out is signed anew, exactly once', async () => {
    const chain = await startSolanaChain({ slotMs: 25 });
    onTestFinished(() => chain.close());
    const world = await createSolanaFixture(chain);
    const payout = createSolanaPayout(world);
    const proxy = await proxyTo(payout.rpcUrl);
    const service = transfers.service(payout.adapterAt(proxy.url));
    await payout.fundTreasury(100n);
    const to = payout.newRecipient();
    const id = await transfers.enqueue(service, { network: 'solana-mainnet', to, amountMicro: 19n });
    proxy.fault = (method) => (isBroadcast(method) ? { pretend: 'sent' } : undefined);
    await service.process(id);
    const first = await transfers.read(id);
    await service.process(id);
    expect(await transfers.read(id)).toMatchObject({ txHash: first.txHash, attempt: 1 });
    const { lastValidBlockHeight } = await world.connection.getLatestBlockhash();
    await eventually(async () => {
      expect(await world.connection.getBlockHeight('finalized')).toBeGreaterThan(lastValidBlockHeight);
    }, 20_000);
    proxy.fault = () => undefined;
    await Promise.all([service.process(id), transfers.service(payout.adapter).process(id)]);
    const done = await transfers.drive(service, id);
    expect(done.attempt).toBe(2);
    expect(done.txHash).not.toBe(first.txHash);
    expect(transfers.failures.filter((failure) => failure.id === id)).toHaveLength(1);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(19n);
  });

  it('a priority fee is offered where one is configured', async () => {
    const world = await createSolanaFixture(await solanaChain());
    await world.chain.mintUsdc(world.adapter.treasury, 1n);
    const config = { ...world.config, priorityFeeMicroLamports: 5000 };
    const adapter = createSolanaAdapter(config, { timeoutMs: 1000 });
    const to = createSolanaPayout(world).newRecipient();
    const signed = await signDraft(
      adapter.draftTransfer(adapter.treasurySigner, {
        to,
        amountMicro: 1n,
        memo: 'first',
      }),
    );
    const [first] = Transaction.from(Buffer.from(signed.payload, 'base64')).instructions;
    if (!first) throw new Error('no instruction');
    expect(ComputeBudgetInstruction.decodeSetComputeUnitPrice(first)).toMatchObject({ microLamports: 5000n });
    await adapter.broadcast(signed);
    await eventually(async () => expect(await adapter.readUsdcBalance(to)).toBe(1n));
  });

  it('a token account is not taken for a wallet', async () => {
    const chain = await startSolanaChain();
    onTestFinished(() => chain.close());
    const world = await createSolanaFixture(chain);
    const account = world.account(world.payer.publicKey).toBase58();
    const service = transfers.service(world.adapter);
    const request = { network: 'solana-mainnet', to: account, amountMicro: 1n } as const;
    const id = await transfers.enqueue(service, request);
    const reason = expect.stringContaining('not a wallet');
    expect(await transfers.drive(service, id)).toMatchObject({ state: 'failed', lastError: reason });
  });
});

describe('on EVM chains', () => {
  async function ownChain(options: { finalizeAfterMs?: number } = {}) {
    const chain = await startEvmChain({ chainId: 31_337, ...options });
    onTestFinished(() => chain.close());
    const world = await createEvmFixture(chain);
    const payout = createEvmPayout(world);
    await payout.fundTreasury(1_000_000n);
    const nonce = () => world.reader.getTransactionCount({ address: world.treasury.address });
    return { chain, world, payout, nonce, proxy: await proxyTo(chain.rpcUrl) };
  }
  const request = (to: string, amountMicro: bigint) => ({
    network: 'base-mainnet' as const,
    to,
    amountMicro,
  });

  it('a stuck transaction is outbid under its own nonce, and one of the two lands', async () => {
    const { payout, proxy, nonce } = await ownChain();
    const service = transfers.service(payout.adapterAt(proxy.url), { stuckAfterMs: AT_ONCE });
    const to = payout.newRecipient();
    const id = await transfers.enqueue(service, request(to, 23n));
    proxy.fault = (method) => (isBroadcast(method) ? { pretend: `0x${'0'.repeat(64)}` } : undefined);
    await service.process(id);
    const first = await transfers.readSending(id);
    await service.process(id);
    const second = await transfers.readSending(id);
    expect(second).toMatchObject({ attempt: 2, nonce: first.nonce, outbidHashes: [first.txHash] });
    await payout.adapter.broadcast(signedOf(first));
    await expect(payout.adapter.broadcast(signedOf(second))).rejects.toThrow('nonce too low');
    expect(await transfers.drive(service, id)).toMatchObject({ txHash: first.txHash, attempt: 1 });
    expect(await payout.adapter.readUsdcBalance(to)).toBe(23n);
    expect(await nonce()).toBe(1);
  });

  it('the better one of a transaction that waits is sent again when it got lost', async () => {
    const { payout, proxy } = await ownChain();
    const impatient = transfers.service(payout.adapterAt(proxy.url), { stuckAfterMs: AT_ONCE });
    const to = payout.newRecipient();
    const id = await transfers.enqueue(impatient, request(to, 43n));
    let isLost = true;
    proxy.fault = keepFirstTransactionPending(() => (isLost ? 'lose-call' : undefined));
    await impatient.process(id);
    const first = await transfers.readSending(id);
    await impatient.process(id);
    const second = await transfers.readSending(id);
    expect(second).toMatchObject({ attempt: 2, outbidHashes: [first.txHash] });
    isLost = false;
    const patient = transfers.service(payout.adapterAt(proxy.url));
    expect(await transfers.drive(patient, id)).toMatchObject({ txHash: second.txHash, attempt: 1 });
    expect(await payout.adapter.readUsdcBalance(to)).toBe(43n);
  });

  it('a transaction is not outbid beyond ten times the price of the day', async () => {
    const { payout, world } = await ownChain();
    const order = { to: payout.newRecipient(), amountMicro: 1n, memo: '' };
    const { adapter } = payout;
    const { treasurySigner } = adapter;
    let signed = await signDraft(adapter.draftTransfer(treasurySigner, order));
    const { maxFeePerGas: price } = await world.reader.estimateFeesPerGas();
    let bids = 0;
    const outbid = async () => (await adapter.draftReplacement(treasurySigner, signed))?.sign(0n);
    for (let next = await outbid(); next; next = await outbid()) {
      signed = next;
      bids += 1;
    }
    const { maxFeePerGas = 0n } = parseTransaction(signed.payload as Hex);
    expect(bids).toBeGreaterThan(5);
    expect(maxFeePerGas).toBeLessThan(price * 20n);
  });

  it('a transaction that waits for one before it is not outbid', async () => {
    const { payout, proxy, nonce } = await ownChain();
    const to = payout.newRecipient();
    const service = transfers.service(payout.adapterAt(proxy.url), { stuckAfterMs: AT_ONCE });
    const dying = transfers.service(hangAtBroadcast(payout.adapter, 'before broadcast'));
    const ahead = await transfers.enqueue(service, request(to, 29n));
    const behind = await transfers.enqueue(service, request(to, 31n));
    void dying.process(ahead);
    await eventually(async () => expect((await transfers.read(ahead)).txHash).not.toBeNull());
    await service.process(behind);
    await service.process(behind);
    expect(await transfers.readSending(behind)).toMatchObject({ state: 'sent', attempt: 1, nonce: 1n });
    await transfers.drive(service, ahead);
    await transfers.drive(service, behind);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(60n);
    expect(await nonce()).toBe(2);
  });

  it('a nonce that someone else spent is given up only once that is final', async () => {
    const { chain, world, payout } = await ownChain({ finalizeAfterMs: Number.POSITIVE_INFINITY });
    const service = transfers.service(payout.adapter);
    const dying = transfers.service(hangAtBroadcast(payout.adapter, 'before broadcast'));
    const to = payout.newRecipient();
    const id = await transfers.enqueue(service, request(to, 37n));
    void dying.process(id);
    await eventually(async () => expect((await transfers.read(id)).txHash).not.toBeNull());
    const foreign = await signDraft(
      payout.adapter.draftTransfer(payout.adapter.treasurySigner, {
        to: world.payer.address,
        amountMicro: 1n,
        memo: '',
      }),
    );
    await payout.adapter.broadcast(foreign);
    await service.process(id);
    expect(await transfers.readSending(id)).toMatchObject({ attempt: 1, nonce: 0n });
    chain.finalizeAll();
    await service.process(id);
    chain.finalizeAll();
    expect(await transfers.drive(service, id)).toMatchObject({ attempt: 2 });
    expect(await transfers.readSending(id)).toMatchObject({ nonce: 1n });
    expect(await payout.adapter.readUsdcBalance(to)).toBe(37n);
  });

  it('a transfer that the token refuses is tried again, from before and after signing', async () => {
    const { chain, payout } = await ownChain();
    const service = transfers.service(payout.adapter);
    const dying = transfers.service(hangAtBroadcast(payout.adapter, 'before broadcast'));
    const to = payout.newRecipient() as `0x${string}`;
    const id = await transfers.enqueue(service, request(to, 41n));
    void dying.process(id);
    await eventually(async () => expect((await transfers.read(id)).txHash).not.toBeNull());
    await chain.setUsdcBlacklisted(to, true);
    await eventually(async () => {
      await service.process(id);
      expect(transfers.failures.at(-1)).toMatchObject({
        id,
        reason: expect.stringContaining('failed on the'),
      });
    });
    await transfers.hurry(id);
    await service.process(id);
    expect(await transfers.read(id)).toMatchObject({ state: 'prepared', attempt: 1, txHash: null });
    expect(transfers.failures.at(-1)).toMatchObject({
      id,
      reason: expect.stringContaining('rejects'),
      isFinal: false,
    });
    await chain.setUsdcBlacklisted(to, false);
    expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed', attempt: 2 });
    expect(await payout.adapter.readUsdcBalance(to)).toBe(41n);
  });

  it('twenty at once leave no gap between their nonces', async () => {
    const { payout, nonce } = await ownChain();
    const services = [transfers.service(payout.adapter), transfers.service(payout.adapter)];
    const to = payout.newRecipient();
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const service = services[index % 2];
        if (!service) throw new Error('two services');
        return transfers.enqueue(service, request(to, 1n)).then((id) => ({ id, service }));
      }),
    );
    await Promise.all(ids.map(({ id, service }) => transfers.drive(service, id, 25_000)));
    const sent = await Promise.all(ids.map(({ id }) => transfers.readSending(id)));
    const nonces = [...new Set(sent.map(({ nonce }) => Number(nonce)))].sort((a, b) => a - b);
    expect(nonces).toEqual(Array.from({ length: nonces.length }, (_, index) => index));
    expect(await nonce()).toBe(nonces.length);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(20n);
  });
});

function signedOf(transfer: Awaited<ReturnType<typeof transfers.read>>) {
  const { txHash, fromAddress, signedPayload, nonce } = transfer;
  return {
    txHash: txHash ?? '',
    from: fromAddress ?? '',
    payload: signedPayload ?? '',
    nonce: nonce ?? 0n,
  };
}

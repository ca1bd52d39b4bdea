import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { base58 } from '@scure/base';
import { expect, it, onTestFinished } from 'vitest';
import { startEvmChain } from '../../../sandbox/evm/chain.ts';
import { callRpc } from '../../../sandbox/networks/json-rpc.ts';
import type { SignedTransaction } from '../../../server/chain/types.ts';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../../support/chains/chains.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import { createSolanaFixture } from '../../support/chains/solana-fixture.ts';
import {
  createEvmPayout,
  createSolanaPayout,
  type PayoutFixture,
} from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const SOLANA_READ = { commitment: 'confirmed', maxSupportedTransactionVersion: 0 };
const UNAVAILABLE = { code: 'unavailable' };

async function openEvm() {
  const world = await createEvmFixture(await evmChain());
  const node = await startNode(world.config.rpcUrl);
  const read = <T = object>(method: string, hash: string) => callRpc<T>(world.config.rpcUrl, method, [hash]);
  return { world, node, read, adapter: world.adapterAt(node.url), payout: createEvmPayout(world) };
}

async function openSolana() {
  const world = await createSolanaFixture(await solanaChain());
  const node = await startNode(world.config.rpcUrl);
  return { world, node, adapter: world.adapterAt(node.url), payout: createSolanaPayout(world) };
}

async function startNode(rpcUrl: string): Promise<RpcProxy> {
  const node = await RpcProxy.start(rpcUrl);
  onTestFinished(() => node.close());
  return node;
}

function pretend(node: RpcProxy, answers: { [method: string]: unknown }): void {
  node.fault = (method) => (method in answers ? { pretend: answers[method] } : undefined);
}

/** A transfer of the treasury that is on the chain for good. */
async function landTransfer({
  adapter,
  fundTreasury,
  newRecipient,
}: PayoutFixture): Promise<SignedTransaction> {
  await fundTreasury(1000n);
  const transfer = { to: newRecipient(), amountMicro: 5n, memo: 'landed' };
  const signed = await signDraft(adapter.draftTransfer(adapter.treasurySigner, transfer));
  await adapter.broadcast(signed);
  await eventually(async () => expect(await adapter.readTransactionStatus(signed)).toBe('finalized'));
  return signed;
}

it("a payment on Base is not accepted on the answer for another's", async () => {
  const { world, node, read, adapter } = await openEvm();
  const paid = await world.pay(5n);
  const answers = {
    eth_getTransactionReceipt: await read('eth_getTransactionReceipt', paid),
    eth_getTransactionByHash: await read('eth_getTransactionByHash', paid),
  };
  pretend(node, answers);
  await expect(adapter.readPayments(`0x${randomBytes(32).toString('hex')}`)).rejects.toMatchObject(
    UNAVAILABLE,
  );
  await expect(adapter.findFinality(`0x${randomBytes(32).toString('hex')}`)).rejects.toMatchObject(
    UNAVAILABLE,
  );
});

it('a payment that a fork undid is not final because another block with its number is', async () => {
  const chain = await startEvmChain({ chainId: BASE_CHAIN_ID, finalizeAfterMs: 3_600_000 });
  onTestFinished(() => chain.close());
  const world = await createEvmFixture(chain);
  const node = await startNode(chain.rpcUrl);
  const adapter = world.adapterAt(node.url);
  const paid = await world.pay(5n);
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  node.fault = (method) => (method === 'eth_getBlockByNumber' ? { holdBefore: 'call', until } : undefined);
  // so many that they do not fit into one request
  const others = Array.from({ length: 24 }, () => `0x${randomBytes(32).toString('hex')}`);
  const reads = Promise.all([...others, paid].map((hash) => adapter.findFinality(hash)));
  await delay(200);
  expect(await chain.reorganize(1, () => true)).toEqual([paid]);
  chain.finalizeAll();
  release();
  expect((await reads).at(-1)).toBeUndefined();
});

it("a payment on Solana is not accepted on the answer for another's", async () => {
  const { world, node, adapter } = await openSolana();
  const paid = await world.pay(5n);
  pretend(node, {
    getTransaction: await callRpc(world.config.rpcUrl, 'getTransaction', [paid, SOLANA_READ]),
    getSignatureStatuses: await callRpc(world.config.rpcUrl, 'getSignatureStatuses', [[paid]]),
  });
  await expect(adapter.readPayments(base58.encode(randomBytes(64)))).rejects.toMatchObject(UNAVAILABLE);
});

it('a payment on another chain is not accepted from a node that serves that chain', async () => {
  const { world } = await openEvm();
  const alt = await evmChain(ALT_CHAIN_ID);
  const elsewhere = await createEvmFixture(alt);
  const paid = await elsewhere.pay(5n, world.treasury.address);
  const adapter = world.adapterAt(alt.rpcUrl);
  await expect(adapter.readPayments(paid)).rejects.toMatchObject(UNAVAILABLE);
});

it("a transfer on Base has not failed because another's has", async () => {
  const { world, node, read, adapter, payout } = await openEvm();
  const receipt = await read<object>('eth_getTransactionReceipt', await world.pay(5n));
  const signed = await landTransfer(payout);
  pretend(node, { eth_getTransactionReceipt: { ...receipt, status: '0x0' } });
  await expect(adapter.readTransactionStatus(signed)).rejects.toMatchObject(UNAVAILABLE);
});

it("a transfer on Solana has not failed because another's has", async () => {
  const { node, adapter, payout } = await openSolana();
  const signed = await landTransfer(payout);
  const status = { slot: 1, confirmations: null, err: 'AccountInUse', confirmationStatus: 'finalized' };
  pretend(node, { getSignatureStatuses: { context: { slot: 1 }, value: [status] } });
  expect(await adapter.readTransactionStatus(signed)).toBe('pending');
});

it('a transfer on Base has not expired because a node has lost its receipts', async () => {
  const { node, adapter, payout } = await openEvm();
  const signed = await landTransfer(payout);
  pretend(node, { eth_getTransactionReceipt: null, eth_getTransactionByHash: null });
  expect(await adapter.readTransactionStatus(signed)).toBe('pending');
});

it('a transfer on Base has not expired because a node does not know it alone', async () => {
  const { node, adapter, payout } = await openEvm();
  const signed = await landTransfer(payout);
  await landTransfer(payout);
  node.fault = (_method, [hash]) => (hash === signed.txHash ? { pretend: null } : undefined);
  expect(await adapter.readTransactionStatus(signed)).toBe('pending');
});

it('a transfer on Base has expired once a block shows another transaction with its nonce', async () => {
  const { adapter, payout } = await openEvm();
  const signed = await landTransfer(payout);
  await landTransfer(payout);
  const txHash = `0x${randomBytes(32).toString('hex')}`;
  expect(await adapter.readTransactionStatus({ ...signed, txHash })).toBe('expired');
});

it('a transfer on Base is not sent alone beside an authorization because a node denies Multicall3', async () => {
  const { world, node, adapter, payout } = await openEvm();
  await payout.fundTreasury(1000n);
  const transfer = {
    id: `pay_${randomBytes(8).toString('hex')}`,
    to: payout.newRecipient(),
    amountMicro: 5n,
    requestedAt: new Date(),
  };
  const until = new Date(Date.now() + 600_000);
  const authorized = { ...transfer, authorization: { authorizer: world.treasury.address, until } };
  pretend(node, { eth_getCode: '0x' });
  const { draft, outcomes } = await adapter.draftBatch('memo', [authorized]);
  expect([draft, outcomes.get(transfer.id)?.kind]).toEqual([undefined, 'waiting']);
  const unsigned = await adapter.draftBatch('memo', [transfer]);
  expect([unsigned.draft, unsigned.outcomes.get(transfer.id)?.kind]).toEqual([undefined, 'alone']);
  pretend(node, {});
  expect((await adapter.draftBatch('memo', [authorized])).draft?.transferIds).toEqual([transfer.id]);
});

import { decodeFunctionData, encodeFunctionData, type Hex, multicall3Abi, parseTransaction } from 'viem';
import { generatePrivateKey } from 'viem/accounts';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type EvmChain, startEvmChain } from '../../../sandbox/evm/chain.ts';
import { callRpc } from '../../../sandbox/networks/json-rpc.ts';
import { findViolations } from '../../../server/audit/audit.ts';
import { deriveTransferNonce } from '../../../server/chain/evm/authorization.ts';
import { createEvmSignerFromKey } from '../../../server/chain/signer.ts';
import type { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import type { TransferService } from '../../../server/chain/transfers/transfers.ts';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { evmChain, solanaChain } from '../../support/chains/chains.ts';
import { EIP3009_ABI, signCancellation, splitSignature } from '../../support/chains/eip3009.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import { signDraft } from '../../support/chains/sign-draft.ts';
import {
  createEvmPayout,
  hangAtBroadcast,
  PAYOUT_FIXTURES,
  type PayoutFixture,
  useTransfers,
} from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const transfers = useTransfers();
/** Somebody waits for at most 10 s; signing, sending and finality take the rest. */
const TAKEN_OVER_AFTER_MS = 6000;

const enqueueMany = (service: TransferService, network: ChainAdapter['network'], to: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => transfers.enqueue(service, { network, to, amountMicro: 7n })),
  );
const drive = (service: TransferService, ids: readonly string[]) =>
  Promise.all(ids.map((id) => transfers.drive(service, id)));
const countBatches = (rows: readonly Pick<ChainTransaction, 'batchId'>[]) =>
  new Set(rows.map(({ batchId }) => batchId)).size;

describe.each(PAYOUT_FIXTURES)('batches on %s', (network, open) => {
  let payout: PayoutFixture;
  let service: TransferService;
  let to: string;
  beforeAll(async () => {
    payout = await open();
    service = transfers.service(payout.adapter);
    await payout.fundTreasury(1_000_000n);
    to = payout.newRecipient();
    if (network === 'solana-mainnet') await (await solanaChain()).mintUsdc(to, 0n);
  });

  it('a single transfer leaves at once', async () => {
    const id = await transfers.enqueue(service, { network, to, amountMicro: 5n });
    await service.process(id);
    const { state, batchId, txHash } = await transfers.read(id);
    expect(state).toBe('batched');
    expect(await transfers.read(batchId ?? '')).toMatchObject({ kind: 'batch', state: 'sent', txHash });
    expect(await transfers.drive(service, id)).toMatchObject({
      state: 'confirmed',
      batchId,
      txHash,
      attempt: 1,
    });
    expect(await transfers.read(batchId ?? '')).toMatchObject({ state: 'confirmed' });
  });

  it('sixty that are due leave in as few batches as they fit in', async () => {
    const before = await payout.adapter.readUsdcBalance(to);
    const ids = await enqueueMany(service, network, to, 60);
    expect(await service.dispatcher.dispatchDue()).toBe(60);
    const sent = await Promise.all(ids.map(transfers.read));
    expect(countBatches(sent)).toBe(Math.ceil(60 / payout.adapter.maxBatchSize));
    const done = await drive(service, ids);
    expect(done.every(({ state, attempt }) => state === 'confirmed' && attempt === 1)).toBe(true);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(before + 420n);
    for (const id of ids) expect(transfers.settled.filter((settled) => settled === id)).toEqual([id]);
  });

  it('two processes that send at the same time make every transfer once', async () => {
    const before = await payout.adapter.readUsdcBalance(to);
    const ids = await enqueueMany(service, network, to, 30);
    const other = transfers.service(payout.adapter);
    const sent = await Promise.all([service, other].map(({ dispatcher }) => dispatcher.dispatchDue()));
    expect(sent[0] ?? 0).toBe(30 - (sent[1] ?? 0));
    await drive(service, ids);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(before + 210n);
  });

  it('the transfers of a frozen process are taken over, and it sends nothing when it goes on', async () => {
    const before = await payout.adapter.readUsdcBalance(to);
    const { promise: thaw, resolve } = Promise.withResolvers<void>();
    const frozen = transfers.service({
      ...payout.adapter,
      async draftBatch(memo, wanted) {
        const drafted = await payout.adapter.draftBatch(memo, wanted);
        await thaw;
        return drafted;
      },
    });
    const ids = await enqueueMany(frozen, network, to, 3);
    const work = frozen.dispatcher.dispatchDue();
    await eventually(async () => {
      const rows = await Promise.all(ids.map(transfers.read));
      expect(rows.every(({ nextAttemptAt }) => Number(nextAttemptAt) > Date.now())).toBe(true);
    });
    expect(await service.dispatcher.dispatchDue()).toBe(0);
    const later = { now: () => new Date(Date.now() + TAKEN_OVER_AFTER_MS) };
    const successor = transfers.service(payout.adapter, { clock: later });
    expect(await successor.dispatcher.dispatchDue()).toBe(3);
    const sent = await Promise.all(ids.map(transfers.read));
    expect(countBatches(sent)).toBe(1);
    resolve();
    await work;
    const done = await drive(service, ids);
    expect(done.map(({ txHash }) => txHash)).toEqual(sent.map(({ txHash }) => txHash));
    expect(await payout.adapter.readUsdcBalance(to)).toBe(before + 21n);
  });

  it('a transfer that is withdrawn while its batch is drafted is left out of it', async () => {
    const before = await payout.adapter.readUsdcBalance(to);
    let isWithdrawn = false;
    const own = transfers.service({
      ...payout.adapter,
      async draftBatch(memo, wanted) {
        const drafted = await payout.adapter.draftBatch(memo, wanted);
        if (!isWithdrawn) isWithdrawn = await withdraw(own, ids[0] ?? '');
        return drafted;
      },
    });
    const ids = await enqueueMany(own, network, to, 3);
    await own.dispatcher.dispatchDue();
    expect(isWithdrawn).toBe(true);
    const done = await drive(own, ids);
    expect(done.map(({ state }) => state)).toEqual(['failed', 'confirmed', 'confirmed']);
    expect(await withdraw(own, ids[1] ?? '')).toBe(false);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(before + 14n);
  });

  it('requesters are told in the order of recipients, so that two batches never wait for each other', async () => {
    const own = transfers.unheard(payout.adapter);
    const told: string[] = [];
    own.onConfirmed('payout', async (_em, confirmed) => {
      for (const { toAddress } of confirmed) told.push(toAddress);
    });
    const recipients = [payout.newRecipient(), payout.newRecipient(), payout.newRecipient()].sort();
    if (network === 'solana-mainnet')
      for (const one of recipients) await (await solanaChain()).mintUsdc(one, 0n);
    const ids: string[] = [];
    for (const one of recipients.toReversed())
      ids.push(await transfers.enqueue(own, { network, to: one, amountMicro: 5n }));
    await own.dispatcher.dispatchDue();
    const done = await drive(own, ids);
    expect(countBatches(done)).toBe(1);
    expect(told).toEqual(recipients);
  });

  it('a requester that fails to record its transfer does not keep others from being recorded', async () => {
    const own = transfers.unheard(payout.adapter);
    const recorded: string[] = [];
    let bad = '';
    own.onConfirmed('payout', async (_em, confirmed) => {
      for (const { id } of confirmed) {
        if (id === bad) throw new Error('not now');
        recorded.push(id);
      }
    });
    const ids = await enqueueMany(own, network, to, 4);
    bad = ids[2] ?? '';
    await own.dispatcher.dispatchDue();
    await eventually(() => expect(own.process(bad)).rejects.toThrow('not now'));
    const states = (await Promise.all(ids.map(transfers.read))).map(({ state }) => state);
    expect(states).toEqual(['confirmed', 'confirmed', 'batched', 'confirmed']);
    bad = '';
    await drive(own, ids);
    for (const id of ids) expect(recorded.filter((one) => one === id).length).toBeGreaterThan(0);
    expect(await transfers.readSending(ids[0] ?? '')).toMatchObject({ state: 'confirmed' });
  });
});

async function withdraw(service: TransferService, id: string): Promise<boolean> {
  const { kind, subjectType, subjectId } = await transfers.read(id);
  return transfers.transaction((em) => service.cancel(em, { kind, subjectType, subjectId }));
}

it('on Solana, a transfer that opens an account does not delay the others', async () => {
  const [, open] = PAYOUT_FIXTURES[0] ?? [];
  const payout = (await open?.()) as PayoutFixture;
  await payout.fundTreasury(1_000_000n);
  const { network } = payout.adapter;
  const service = transfers.service(payout.adapter);
  const [known, unknown] = [payout.newRecipient(), payout.newRecipient()];
  await (await solanaChain()).mintUsdc(known, 0n);
  const ids = await enqueueMany(service, network, known, 4);
  const opening = await transfers.enqueue(service, { network, to: unknown, amountMicro: 7n });
  await service.dispatcher.dispatchDue();
  expect(await transfers.read(opening)).toMatchObject({ batching: 'alone', batchId: null });
  expect(countBatches(await Promise.all(ids.map(transfers.read)))).toBe(1);
  await drive(service, [...ids, opening]);
  expect(await payout.adapter.readUsdcBalance(unknown)).toBe(7n);
});

describe('on EVM chains', () => {
  const network = 'base-mainnet' as const;
  const ETHER = 10n ** 18n;

  async function openWorld(chain: EvmChain | Awaited<ReturnType<typeof evmChain>>, relayers = 0) {
    const signers = Array.from({ length: relayers }, () => createEvmSignerFromKey(generatePrivateKey()));
    const world = await createEvmFixture(chain, { relayers: signers });
    const payout = createEvmPayout(world);
    await payout.fundTreasury(1_000_000n);
    return { world, payout, signers, service: transfers.service(payout.adapter) };
  }

  async function ownChain(options: { finalizeAfterMs?: number } = {}) {
    const chain = await startEvmChain({ chainId: 31_337, ...options });
    onTestFinished(() => chain.close());
    return chain;
  }

  /** Signed and stored by a process that dies before it has sent the batch. */
  async function signAndDie(payout: PayoutFixture, ids: readonly string[]) {
    const dying = transfers.service(hangAtBroadcast(payout.adapter, 'before broadcast'));
    void dying.dispatcher.dispatchDue();
    await eventually(async () => {
      const rows = await Promise.all(ids.map(transfers.read));
      expect(rows.every(({ state }) => state === 'batched')).toBe(true);
    });
    const { signedPayload } = await transfers.readSending(ids[0] ?? '');
    const { data = '0x' } = parseTransaction(signedPayload as Hex);
    const { args } = decodeFunctionData({ abi: multicall3Abi, data });
    return (args[0] as readonly { callData: Hex }[]).map(({ callData }) => callData);
  }

  it('relayers take turns and pay the fees, and one without funds is skipped', async () => {
    const chain = await evmChain();
    const { world, payout, signers, service } = await openWorld(chain, 3);
    const [drained, ...funded] = signers.map(({ address }) => address as Hex);
    for (const address of funded) await chain.fund(address, ETHER);
    const before = await world.reader.getBalance({ address: world.treasury.address });
    const senders = new Set<unknown>();
    const to = payout.newRecipient();
    for (let round = 0; round < 4; round++) {
      const id = await transfers.enqueue(service, { network, to, amountMicro: 1n });
      await service.process(id);
      senders.add((await transfers.readSending(id)).fromAddress);
      await transfers.drive(service, id);
    }
    expect(senders).toEqual(new Set(funded));
    expect(senders).not.toContain(drained);
    expect(await world.reader.getBalance({ address: world.treasury.address })).toBe(before);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(4n);
  });

  it('transfers wait while no relayer has funds, and say so', async () => {
    const chain = await evmChain();
    const { payout, signers, service } = await openWorld(chain, 1);
    const id = await transfers.enqueue(service, { network, to: payout.newRecipient(), amountMicro: 1n });
    await service.process(id);
    const lastError = expect.stringContaining('too little ETH');
    expect(await transfers.read(id)).toMatchObject({ state: 'prepared', trouble: 'retrying', lastError });
    await chain.fund(signers[0]?.address as Hex, ETHER);
    expect(await transfers.drive(service, id)).toMatchObject({ state: 'confirmed' });
  });

  it('a recipient that the token refuses fails alone, before and after its batch is signed', async () => {
    const chain = await ownChain();
    const { payout, service } = await openWorld(chain);
    const [good, refused, late] = Array.from({ length: 3 }, () => payout.newRecipient() as Hex) as [
      Hex,
      Hex,
      Hex,
    ];
    await chain.setUsdcBlacklisted(refused, true);
    const early = await transfers.enqueue(service, { network, to: refused, amountMicro: 1n });
    const ids = await enqueueMany(service, network, good, 2);
    const blocked = await transfers.enqueue(service, { network, to: late, amountMicro: 1n });
    await signAndDie(payout, [...ids, blocked]);
    expect(await transfers.read(early)).toMatchObject({
      state: 'prepared',
      trouble: 'retrying',
      batchId: null,
    });
    await chain.setUsdcBlacklisted(late, true);
    await drive(service, ids);
    const reason = expect.stringContaining('failed on the chain');
    expect(await transfers.read(blocked)).toMatchObject({
      state: 'prepared',
      lastError: reason,
      txHash: null,
    });
    for (const one of [refused, late]) await chain.setUsdcBlacklisted(one, false);
    await drive(service, [early, blocked]);
    expect(await payout.adapter.readUsdcBalance(refused)).toBe(1n);
    expect(await payout.adapter.readUsdcBalance(late)).toBe(1n);
  });

  it('a recipient whom the token begins to refuse costs the gas of one attempt', async () => {
    const chain = await ownChain();
    const { payout, service } = await openWorld(chain);
    const to = payout.newRecipient() as Hex;
    await drive(service, await enqueueMany(service, network, to, 2));
    await chain.setUsdcBlacklisted(to, true);
    const id = await transfers.enqueue(service, { network, to, amountMicro: 1n });
    const countSent = () =>
      callRpc<Hex>(chain.rpcUrl, 'eth_getTransactionCount', [payout.adapter.treasury, 'latest']).then(Number);
    const sent = await countSent();
    const driven = transfers.drive(service, id);
    await eventually(async () => {
      const { lastError } = await transfers.read(id);
      expect(lastError).toContain('rejects the transfer');
    });
    expect(await countSent()).toBe(sent + 1);
    await chain.setUsdcBlacklisted(to, false);
    expect(await driven).toMatchObject({ state: 'confirmed' });
    expect(await payout.adapter.readUsdcBalance(to)).toBe(15n);
  });

  it('an authorization that somebody else submits first is the payment, under their hash', async () => {
    const { world, payout, service } = await openWorld(await evmChain());
    const [to, other] = [payout.newRecipient(), payout.newRecipient()];
    const id = await transfers.enqueue(service, { network, to, amountMicro: 11n });
    const fellow = await transfers.enqueue(service, { network, to: other, amountMicro: 13n });
    const calls = await signAndDie(payout, [id, fellow]);
    const theirs = await world.call(world.chain.usdc, calls[0] ?? '0x');
    const done = await transfers.drive(service, id);
    expect(done).toMatchObject({ state: 'confirmed', txHash: theirs });
    const { txHash: ours } = await transfers.drive(service, fellow);
    expect(ours).not.toBe(theirs);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(11n);
    expect(await payout.adapter.readUsdcBalance(other)).toBe(13n);
  });

  it('an authorization that the treasury cancels fails for good', async () => {
    const { world, payout, service } = await openWorld(await evmChain());
    const to = payout.newRecipient();
    const id = await transfers.enqueue(service, { network, to, amountMicro: 11n });
    await signAndDie(payout, [id]);
    const nonce = deriveTransferNonce(id);
    const signature = await signCancellation(world.treasury, world.config, nonce);
    const args = [world.treasury.address, nonce, ...splitSignature(signature)] as const;
    const data = encodeFunctionData({ abi: EIP3009_ABI, functionName: 'cancelAuthorization', args });
    await world.call(world.chain.usdc, data);
    const lastError = expect.stringContaining('cancelled');
    expect(await transfers.drive(service, id)).toMatchObject({
      state: 'failed',
      trouble: 'failed',
      lastError,
    });
    expect(transfers.failures.filter((failure) => failure.id === id)).toMatchObject([{ isFinal: true }]);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(0n);
  });

  it('a transfer is not withdrawn or redirected while its authorization can be used', async () => {
    const chain = await ownChain();
    const { world, payout, service } = await openWorld(chain);
    const id = await transfers.enqueue(service, {
      network,
      to: payout.newRecipient(),
      amountMicro: 1_000_000n,
    });
    const [call = '0x'] = await signAndDie(payout, [id]);
    await spendNonce(payout, world.payer.address);
    await eventually(async () => {
      await service.process(id);
      expect(await transfers.read(id)).toMatchObject({ state: 'prepared', batchId: null });
    });
    const { kind, subjectType, subjectId } = await transfers.read(id);
    const redirect = transfers.transaction((em) =>
      service.retry(em, { kind, subjectType, subjectId }, payout.newRecipient()),
    );
    await expect(redirect).rejects.toMatchObject({ status: 409 });
    expect(await withdraw(service, id)).toBe(false);
    await chain.advanceTime(1801);
    await expect(world.call(world.chain.usdc, call)).rejects.toThrow('expired');
    chain.finalizeAll();
    // the foreign transaction left the treasury with too little, so nothing is signed
    await transfers.hurry(id);
    await service.process(id);
    expect(await transfers.read(id)).toMatchObject({ authorizedUntil: null, trouble: 'retrying' });
    expect(await withdraw(service, id)).toBe(true);
  });

  it('a batch that can never land is dissolved, and its transfers are made by another', async () => {
    const { world, payout, service } = await openWorld(await evmChain());
    const to = payout.newRecipient();
    const ids = await enqueueMany(service, network, to, 2);
    await signAndDie(payout, ids);
    const first = await transfers.readSending(ids[0] ?? '');
    await spendNonce(payout, world.payer.address);
    const done = await drive(service, ids);
    expect(done.every(({ state, attempt }) => state === 'confirmed' && attempt === 2)).toBe(true);
    expect(await transfers.read(first.id)).toMatchObject({ state: 'failed' });
    expect(await payout.adapter.readUsdcBalance(to)).toBe(14n);
  });

  it('no process can store a signing of a transfer that a batch may make', async () => {
    const { service, payout } = await openWorld(await evmChain());
    const [id = ''] = await enqueueMany(service, network, payout.newRecipient(), 1);
    const em = transfers.orm().em.fork();
    const sign = em.execute(`update chain_transactions set signed_payload = 'signed' where id = ?`, [id]);
    await expect(sign).rejects.toThrow('chain_transactions_shared_check');
  });

  /** The treasury's next nonce is used by a transaction that nobody here knows of. */
  async function spendNonce({ adapter }: PayoutFixture, to: string): Promise<void> {
    const order = { to, amountMicro: 1n, memo: '' };
    await adapter.broadcast(await signDraft(adapter.draftTransfer(adapter.treasurySigner, order)));
  }
});

it('batches match their transfers', async () => {
  const violations = await findViolations(transfers.orm().em.fork());
  expect(violations.filter(({ rule }) => rule === 'batches-match-their-transfers')).toEqual([]);
});

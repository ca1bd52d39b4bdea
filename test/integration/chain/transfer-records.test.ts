import { beforeAll, describe, expect, it } from 'vitest';
import { startEvmChain } from '../../../sandbox/evm/chain.ts';
import { createDueTransactionsSweep } from '../../../server/chain/transactions/jobs.ts';
import type { Transactions } from '../../../server/chain/transactions/transactions.ts';
import type { TransferService } from '../../../server/chain/transfers/transfers.ts';
import { Outbox } from '../../../server/foundation/outbox/outbox.ts';
import { SweepRegistry } from '../../../server/foundation/outbox/sweeps.ts';
import { systemClock as clock } from '../../../server/foundation/platform/clock.ts';
import { JOBS } from '../../../server/foundation/queue/jobs.ts';
import { accounts } from '../../../server/money/ledger/accounts.ts';
import { credit, debit } from '../../../server/money/ledger/posting.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import { createEvmPayout, type PayoutFixture, useTransfers } from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';
import { quietLog as log } from '../../support/log.ts';

const transfers = useTransfers();
const network = 'base-mainnet' as const;
const ledger = new LedgerService(clock);
const treasury = accounts.treasury(network);
let payout: PayoutFixture;
let service: TransferService;
let transactions: Transactions;
let bookkeeperFails = false;

beforeAll(async () => {
  payout = createEvmPayout(await createEvmFixture(await evmChain()));
  await payout.fundTreasury(1_000_000n);
  transactions = transfers.transactions(payout.adapter);
  service = transfers.service(payout.adapter, {}, transactions);
  service.onConfirmed('refund', async (em, confirmed) => {
    for (const { id, amountMicro } of confirmed) {
      const entries = [debit(accounts.platformRevenue(), amountMicro), credit(treasury, amountMicro)];
      await ledger.post(em, { kind: 'refund_sent', reference: id, network, asset: 'USDC', entries });
    }
    if (bookkeeperFails) throw new Error('not now');
  });
});

it('a settlement and what is posted for it are one: either both or neither', async () => {
  const to = payout.newRecipient();
  const request = { kind: 'refund', subjectType: 'order', subjectId: to, network, to, amountMicro: 900n };
  const { id } = await transfers.transaction((em) => service.enqueue(em, request));
  const posted = () => ledger.readBalance(transfers.orm().em.fork(), treasury, network);
  bookkeeperFails = true;
  await eventually(() => expect(service.process(id)).rejects.toThrow('not now'));
  expect(await transfers.read(id)).toMatchObject({ state: 'batched' });
  expect(await posted()).toBe(0n);
  bookkeeperFails = false;
  await service.process(id);
  expect(await transfers.read(id)).toMatchObject({ state: 'confirmed' });
  expect(await posted()).toBe(-900n);
  expect(await payout.adapter.readUsdcBalance(to)).toBe(900n);
});

it('a kind that nobody settles cannot be asked for, and none is settled twice', async () => {
  const request = { kind: 'gift', subjectType: 'order', subjectId: 'x', network, to: 'x', amountMicro: 1n };
  await expect(transfers.transaction((em) => service.enqueue(em, request))).rejects.toThrow(
    'No handler is registered',
  );
  expect(() => service.onConfirmed('refund', async () => {})).toThrow('already registered');
});

it('a transaction whose job was set aside is found again in an hour', async () => {
  transactions.register('chore', {});
  const request = { network, kind: 'chore', subjectType: 'order', subjectId: 'x' };
  const { id } = await transfers.transaction((em) => transactions.request(em, request));
  await transfers.transaction((em) => transactions.postpone(em, id));
  const jobs = async () => {
    const sql = `select id::text from outbox where payload->>'transactionId' = ?`;
    return transfers.orm().em.fork().execute<{ id: string }[]>(sql, [id]);
  };
  const first = await jobs();
  const sweeps = new SweepRegistry({ em: transfers.orm().em, clock, log });
  sweeps.add(createDueTransactionsSweep(new Outbox(clock, JOBS)));
  await sweeps.runAll(new Date(Date.now() + 3_500_000));
  expect(await jobs()).toEqual(first);
  await sweeps.runAll(new Date(Date.now() + 3_700_000));
  const replaced = await jobs();
  expect([first, replaced]).toEqual([[{ id: expect.any(String) }], [{ id: expect.any(String) }]]);
  expect(replaced).not.toEqual(first);
  await sweeps.runAll(new Date(Date.now() + 3_700_000));
  expect(await jobs()).toEqual(replaced);
});

describe('money that came with a payment', () => {
  it('leaves once the payment is final, not before', async () => {
    const chain = await startEvmChain({ chainId: 31_337, finalizeAfterMs: Number.POSITIVE_INFINITY });
    try {
      const world = await createEvmFixture(chain);
      const own = transfers.service(world.adapter);
      const fundedBy = { network, reference: await world.pay(1000n) };
      const to = createEvmPayout(world).newRecipient();
      const id = await transfers.enqueue(own, { network, to, amountMicro: 900n, fundedBy });
      await own.process(id);
      expect(await transfers.read(id)).toMatchObject({ attempt: 0, txHash: null });
      chain.finalizeAll();
      await transfers.hurry(id);
      await own.process(id);
      chain.finalizeAll();
      await transfers.drive(own, id);
      expect(await world.adapter.readUsdcBalance(to)).toBe(900n);
    } finally {
      await chain.close();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDueTransactionsSweep,
  registerTransactionJobs,
} from '../../../server/chain/transactions/jobs.ts';
import type { TransferService } from '../../../server/chain/transfers/transfers.ts';
import { Outbox } from '../../../server/foundation/outbox/outbox.ts';
import { OutboxRelay } from '../../../server/foundation/outbox/relay.ts';
import { SweepRegistry } from '../../../server/foundation/outbox/sweeps.ts';
import { OutboxWorkers } from '../../../server/foundation/outbox/workers.ts';
import { systemClock as clock } from '../../../server/foundation/platform/clock.ts';
import { JOBS } from '../../../server/foundation/queue/jobs.ts';
import { Queues } from '../../../server/foundation/queue/queues.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { createEvmFixture } from '../../support/chains/evm-fixture.ts';
import { createEvmPayout, type PayoutFixture, useTransfers } from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';
import { quietLog as log } from '../../support/log.ts';

const transfers = useTransfers();
const network = 'base-mainnet' as const;
const jobs = Object.keys(JOBS);
let payout: PayoutFixture;
let service: TransferService;
let queues: Queues;
let relay: OutboxRelay;

beforeAll(async () => {
  payout = createEvmPayout(await createEvmFixture(await evmChain()));
  await payout.fundTreasury(1_000_000n);
  const transactions = transfers.transactions(payout.adapter);
  service = transfers.service(payout.adapter, {}, transactions);
  const { em } = transfers.orm();
  const databaseUrl = transfers.url();
  queues = new Queues({ databaseUrl, redis: undefined, jobs, log });
  relay = new OutboxRelay({ em, databaseUrl, queues, jobs, clock, log });
  registerTransactionJobs(new OutboxWorkers({ em, queues, jobs: JOBS, clock }), transactions);
  relay.start();
  service.dispatcher.start(databaseUrl);
});
afterAll(async () => {
  await service.dispatcher.stop(5000);
  await relay.stop();
  await queues.close();
});

const confirmed = (id: string) =>
  eventually(async () => expect(await transfers.read(id)).toMatchObject({ state: 'confirmed' }), 15_000);

describe('the jobs of transfers', () => {
  it('take one from the request to its settlement by themselves', async () => {
    const to = payout.newRecipient();
    await confirmed(await transfers.enqueue(service, { network, to, amountMicro: 3n }));
    expect(await payout.adapter.readUsdcBalance(to)).toBe(3n);
  });

  it('lose nothing with the queue and the outbox: a sweep finds what is due', async () => {
    const other = transfers.service(payout.adapter);
    const to = payout.newRecipient();
    const id = await transfers.enqueue(other, { network, to, amountMicro: 5n });
    await eventually(async () => expect(await transfers.read(id)).toMatchObject({ state: 'batched' }));
    const { batchId } = await transfers.read(id);
    const em = transfers.orm().em.fork();
    await em.execute(`delete from outbox where payload->>'transactionId' = ?`, [batchId]);
    const sweeps = new SweepRegistry({ em: transfers.orm().em, clock, log });
    sweeps.add(createDueTransactionsSweep(new Outbox(clock, JOBS)));
    await sweeps.runAll(new Date(Date.now() + 60_000));
    await confirmed(id);
    expect(await payout.adapter.readUsdcBalance(to)).toBe(5n);
  });

  it('find a transfer though nobody told of it, when a process starts', async () => {
    await service.dispatcher.stop(5000);
    const to = payout.newRecipient();
    const id = await transfers.enqueue(service, { network, to, amountMicro: 5n });
    const successor = transfers.service(payout.adapter);
    successor.dispatcher.start(transfers.url());
    await confirmed(id);
    await successor.dispatcher.stop(5000);
  });
});

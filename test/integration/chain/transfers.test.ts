import { beforeAll, describe, expect, it } from 'vitest';
import type { TransferService } from '../../../server/chain/transfers/transfers.ts';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import {
  hangAtBroadcast,
  PAYOUT_FIXTURES,
  type PayoutFixture,
  useTransfers,
} from '../../support/chains/transfer-fixture.ts';
import { eventually } from '../../support/eventually.ts';

const transfers = useTransfers();
/** Signed, alone or together with others. */
const PENDING_STATES = ['prepared', 'batched'];

describe.each(PAYOUT_FIXTURES)('transfers on %s', (network, open) => {
  let payout: PayoutFixture;
  let service: TransferService;
  beforeAll(async () => {
    payout = await open();
    service = transfers.service(payout.adapter);
    await payout.fundTreasury(1_000_000_000n);
  });

  const enqueue = (to: string, amountMicro: bigint) =>
    transfers.enqueue(service, { network, to, amountMicro });
  const balance = (address: string) => payout.adapter.readUsdcBalance(address);

  it('arrive to the micro-USDC, are told once and leave the rest in the treasury', async () => {
    const to = payout.newRecipient();
    const before = await balance(payout.adapter.treasury);
    const id = await enqueue(to, 1_234_567n);
    const transfer = await transfers.drive(service, id);
    expect(transfer).toMatchObject({ state: 'confirmed', attempt: 1, lastError: null, nextAttemptAt: null });
    expect(await balance(to)).toBe(1_234_567n);
    expect(await balance(payout.adapter.treasury)).toBe(before - 1_234_567n);
    await service.process(id);
    expect(transfers.settled.filter((settled) => settled === id)).toEqual([id]);
  });

  it('are one for one subject, however often they are asked for', async () => {
    const to = payout.newRecipient();
    const request = { network, to, amountMicro: 5n, kind: 'payout', subjectType: 'order', subjectId: to };
    const ask = (amountMicro = 5n) =>
      transfers.transaction((em) => service.enqueue(em, { ...request, amountMicro }));
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.filter(({ isNew }) => isNew)).toHaveLength(1);
    const [id] = new Set(asked.map(({ id }) => id));
    await Promise.all([service.process(String(id)), service.process(String(id))]);
    await transfers.drive(service, String(id));
    expect(await balance(to)).toBe(5n);
    await expect(ask(6n)).rejects.toThrow('was already requested with other terms');
  });

  it('are not asked for when the transaction that asks is rolled back', async () => {
    const request = { network, to: payout.newRecipient(), amountMicro: 5n };
    const subject = { kind: 'payout', subjectType: 'order', subjectId: request.to };
    const attempt = transfers.transaction(async (em) => {
      await service.enqueue(em, { ...request, ...subject });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    await expect(service.get(transfers.orm().em.fork(), subject)).rejects.toMatchObject({ status: 404 });
  });

  it.each(['before broadcast', 'after broadcast'] as const)(
    'happen once though the worker dies %s, ten times over',
    async (point) => {
      const dying = transfers.service(hangAtBroadcast(payout.adapter, point));
      const to = Array.from({ length: 10 }, () => payout.newRecipient());
      const ids = await Promise.all(to.map((address) => enqueue(address, 100n)));
      for (const id of ids) void dying.process(id);
      const signed = await eventually(async () => {
        const rows = await Promise.all(ids.map(transfers.read));
        expect(rows.every(({ state, txHash }) => PENDING_STATES.includes(state) && txHash)).toBe(true);
        return rows.map(({ txHash }) => txHash);
      }, 20_000);
      const done = await Promise.all(ids.map((id) => transfers.drive(service, id)));
      expect(done.map(({ txHash }) => txHash)).toEqual(signed);
      expect(done.every(({ attempt }) => attempt === 1)).toBe(true);
      for (const address of to) expect(await balance(address)).toBe(100n);
    },
  );

  it('all land once when two processes send twenty at a time to one address', async () => {
    const to = payout.newRecipient();
    const services = [service, transfers.service(payout.adapter)];
    const ids = await Promise.all(Array.from({ length: 20 }, () => enqueue(to, 7n)));
    const runs = ids.flatMap((id) => services.map((each) => transfers.drive(each, id)));
    const done = await Promise.all(runs);
    expect(done.every(({ state, attempt }) => state === 'confirmed' && attempt === 1)).toBe(true);
    expect(await balance(to)).toBe(140n);
    for (const id of ids) expect(transfers.settled.filter((settled) => settled === id)).toEqual([id]);
  });

  it('leave together when they are asked for at the same moment', async () => {
    const to = payout.newRecipient();
    // opens its account
    await transfers.drive(service, await enqueue(to, 3n));
    const ids = await Promise.all(Array.from({ length: 10 }, () => enqueue(to, 3n)));
    const done = await Promise.all(ids.map((id) => transfers.drive(service, id)));
    // one leaves at once, and the others after it
    expect(new Set(done.map(({ txHash }) => txHash)).size).toBeLessThanOrEqual(3);
  });

  it('end for good when the address is none, and go on when they get a better one', async () => {
    const id = await enqueue('nowhere', 9n);
    expect(await transfers.drive(service, id)).toMatchObject({ state: 'failed', attempt: 0, txHash: null });
    expect(transfers.failures.at(-1)).toMatchObject({
      id,
      isFinal: true,
      reason: expect.stringContaining('nowhere'),
    });
    const { kind, subjectType, subjectId } = await transfers.read(id);
    const to = payout.newRecipient();
    await transfers.transaction((em) => service.retry(em, { kind, subjectType, subjectId }, to));
    await transfers.drive(service, id);
    expect(await balance(to)).toBe(9n);
    const again = transfers.transaction((em) => service.retry(em, { kind, subjectType, subjectId }));
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  it('go where they were sent last, also when that changes while one is being worked on', async () => {
    const [first, last] = [payout.newRecipient(), payout.newRecipient()];
    let isRedirected = false;
    const redirecting: ChainAdapter = {
      ...payout.adapter,
      async findFinality() {
        if (isRedirected) return 'finalized';
        isRedirected = true;
        const { kind, subjectType, subjectId } = await transfers.read(id);
        await transfers.transaction((em) => own.retry(em, { kind, subjectType, subjectId }, last));
        return 'finalized';
      },
    };
    const own = transfers.service(redirecting);
    const fundedBy = { network, reference: 'what pays for it' };
    const id = await transfers.enqueue(own, { network, to: first, amountMicro: 6n, fundedBy });
    await transfers.drive(own, id);
    expect([await balance(first), await balance(last)]).toEqual([0n, 6n]);
  });

  it('never go to the treasury itself', async () => {
    const id = await enqueue(payout.adapter.treasury, 9n);
    expect(await transfers.drive(service, id)).toMatchObject({ state: 'failed', attempt: 0 });
  });

  it('wait while the treasury holds too little, and say so', async () => {
    const poor = await open();
    const own = transfers.service(poor.adapter);
    const to = poor.newRecipient();
    const id = await transfers.enqueue(own, { network, to, amountMicro: 50n });
    await own.process(id);
    expect(await transfers.read(id)).toMatchObject({ state: 'prepared', attempt: 0, txHash: null });
    expect(transfers.failures.at(-1)).toMatchObject({ id, isFinal: false });
    await poor.fundTreasury(50n);
    await transfers.drive(own, id);
    expect(await poor.adapter.readUsdcBalance(to)).toBe(50n);
    expect(await poor.adapter.readUsdcBalance(poor.adapter.treasury)).toBe(0n);
  });

  it('wait for the payment they came with to be final', async () => {
    const to = payout.newRecipient();
    const unknown = network === 'solana-mainnet' ? '5'.repeat(87) : `0x${'5'.repeat(64)}`;
    const fundedBy = { network, reference: unknown };
    const id = await transfers.enqueue(service, { network, to, amountMicro: 5n, fundedBy });
    await service.process(id);
    const waiting = { state: 'prepared', attempt: 0, lastError: expect.stringContaining('not final yet') };
    expect(await transfers.read(id)).toMatchObject(waiting);
  });
});

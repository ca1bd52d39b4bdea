import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treasuriesOf } from '../../../server/money/ledger/treasuries.ts';
import { reconcile, verifyLedger } from '../../../server/money/ledger/verification.ts';
import { eventually } from '../../support/eventually.ts';
import { KilledServerScene, type Sent, type SentHire, type TestedNetwork } from './killed-server-scene.ts';

/** What signing wallets hold at first, and what is left after a hire. */
const HELD = 1_000_000_000n;
const LEFT = HELD - 27_500_000n;
const REGISTERING = 1_000_000n;
const HOUR = 3600;

/** Each network has a file of its own, so that they run at the same time. */
export function testKilledServers(
  network: TestedNetwork,
  more: (scene: () => KilledServerScene) => void = () => {},
) {
  let scene: KilledServerScene;
  beforeAll(async () => {
    scene = await KilledServerScene.start(network);
  }, 60_000);
  afterAll(() => scene.close());

  describe(`a server that is killed while it settles payments on ${network}`, () => {
    it.each([
      ['between storing and sending', 'call'],
      ['between sending and recording', 'answer'],
    ] as const)(
      '%s: each makes one order, with its buyer and without',
      async (_name, moment) => {
        const [asking, gone] = (await scene.killedHires(moment, 2)) as [SentHire, SentHire];
        await scene.pass(10);
        const { status, data, text } = await scene.again(asking);
        expect(status, text).toBe(200);
        expect((await scene.again(asking)).data.order_id).toBe(data.order_id);
        await eventually(async () => expect(await gone.balance()).toBe(LEFT), 20_000);
        await scene.pass(60);
        const orderId = await scene.oneOrderOf(gone.id);
        const late = await scene.again(gone);
        expect([late.status, late.data.order_id, late.data.x402.payment_verified]).toEqual([
          200,
          orderId,
          true,
        ]);
        const events = await scene.market.events({ id: orderId, total_usd: null });
        expect(events.map(({ event }) => event)).toContain('order.created');
        for (const { id, balance } of [asking, gone]) {
          expect(await scene.ordersOf(id)).toHaveLength(1);
          expect(await balance()).toBe(LEFT);
        }
      },
      120_000,
    );

    it('makes no other order of a payment, and sends it back where its service is gone meanwhile', async () => {
      const { market } = scene;
      const [wanted, gone] = (await scene.killedHires('answer', 2)) as [SentHire, SentHire];
      for (const reference of [await scene.transactionOf(wanted), wanted.payment]) {
        const other = await market.hire(wanted.id, reference, { body: { brief: 'For me instead' } });
        expect([other.status, other.body.code]).toEqual([409, 'payment_used']);
      }
      expect((await scene.again(wanted)).status).toBe(200);
      await market.call('DELETE', `/api/services/${gone.id}`, { bearer: market.agent.apiKey });
      await eventually(async () => expect(await gone.balance()).toBe(LEFT), 20_000);
      await scene.pass(60);
      await eventually(async () => expect(await gone.balance()).toBe(HELD), 30_000);
      expect(await scene.ordersOf(gone.id)).toEqual([]);
    }, 120_000);

    it('sends the price of a registration back after an hour, unless it is asked for again', async () => {
      const [asking, gone] = (await Promise.all([scene.registration(), scene.registration()])) as [
        Sent,
        Sent,
      ];
      await scene.killWhileSending('answer', [asking, gone]);
      expect((await scene.again(asking)).status).toBe(201);
      await scene.pass(HOUR);
      await eventually(async () => expect(await gone.balance()).toBe(HELD), 30_000);
      const late = await scene.again(gone);
      expect([late.status, late.body.code]).toEqual([409, 'payment_used']);
      expect(await asking.balance()).toBe(HELD - REGISTERING);
    }, 120_000);
  });

  more(() => scene);

  it('and the books balance, and the treasury holds what they say', async () => {
    const { orm, chains } = scene.market.parts;
    const em = orm.em.fork();
    expect((await verifyLedger(em)).problems).toEqual([]);
    await eventually(async () => {
      const reconciled = await reconcile(em, treasuriesOf(chains));
      expect(reconciled.find((one) => one.network === network)).toMatchObject({ difference: 0n });
    }, 20_000);
  }, 30_000);
}

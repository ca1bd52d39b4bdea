import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTreasuries } from '../../../server/money/ledger/treasuries.ts';
import { reconcileTreasuries, verifyLedger } from '../../../server/money/ledger/verification.ts';
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

  async function expectOrderAgain(hire: SentHire): Promise<void> {
    const { status, data, text } = await scene.again(hire);
    expect(status, text).toBe(200);
    expect((await scene.again(hire)).data.order_id).toBe(data.order_id);
  }

  const untilHolding = ({ balance }: Sent, micro: bigint) =>
    eventually(async () => expect(await balance()).toBe(micro), 30_000);

  /** Of a buyer who is there again after ten seconds, and of one who is not. */
  async function expectOneOrderEach(asking: SentHire, gone: SentHire): Promise<void> {
    await scene.pass(10);
    await expectOrderAgain(asking);
    await untilHolding(gone, LEFT);
    await scene.pass(60);
    const orderId = await scene.oneOrderOf(gone.id);
    const late = await scene.again(gone);
    expect([late.status, late.data.order_id, late.data.x402.payment_verified]).toEqual([200, orderId, true]);
    const events = await scene.market.listEvents({ id: orderId, total_usd: null });
    expect(events.map(({ event }) => event)).toContain('order.created');
    for (const { id, balance } of [asking, gone]) {
      expect(await scene.ordersOf(id)).toHaveLength(1);
      expect(await balance()).toBe(LEFT);
    }
  }

  it(`a server killed between storing and sending on ${network}: each makes one order, with its buyer and without`, async () => {
    const hires = [await scene.hire(), await scene.hire()] as const;
    await scene.killWhileSending('call', hires);
    await expectOneOrderEach(...hires);
  }, 120_000);

  describe(`a server killed between sending and recording on ${network}`, () => {
    let hires: Record<'asking' | 'gone' | 'wanted' | 'delisted', SentHire>;
    let registrations: Record<'asking' | 'gone', Sent>;
    beforeAll(async () => {
      const { hire, registration } = scene;
      hires = { asking: await hire(), gone: await hire(), wanted: await hire(), delisted: await hire() };
      registrations = { asking: await registration(), gone: await registration() };
      await scene.killWhileSending('answer', [...Object.values(hires), ...Object.values(registrations)]);
    }, 120_000);

    it('makes no other order of a payment', async () => {
      const { wanted } = hires;
      for (const reference of [await scene.transactionOf(wanted), wanted.payment]) {
        const other = await scene.market.hire(wanted.id, reference, { body: { brief: 'For me instead' } });
        expect([other.status, other.body.code]).toEqual([409, 'payment_used']);
      }
      expect((await scene.again(wanted)).status).toBe(200);
    }, 120_000);

    it('makes one order each, with its buyer and without, and sends back what has no service meanwhile', async () => {
      const { asking, gone, delisted } = hires;
      const { market } = scene;
      await market.call('DELETE', `/api/services/${delisted.id}`, { bearer: market.agent.apiKey });
      await untilHolding(delisted, LEFT);
      await expectOneOrderEach(asking, gone);
      await untilHolding(delisted, HELD);
      expect(await scene.ordersOf(delisted.id)).toEqual([]);
    }, 120_000);

    it('sends the price of a registration back after an hour, unless it is asked for again', async () => {
      const { asking, gone } = registrations;
      expect((await scene.again(asking)).status).toBe(201);
      await scene.pass(HOUR);
      await untilHolding(gone, HELD);
      const late = await scene.again(gone);
      expect([late.status, late.body.code]).toEqual([409, 'payment_used']);
      expect(await asking.balance()).toBe(HELD - REGISTERING);
    }, 120_000);
  });

  more(() => scene);

  it('and the ledger balances and matches the treasury', async () => {
    const { orm, chains } = scene.market.parts;
    const em = orm.em.fork();
    expect((await verifyLedger(em)).problems).toEqual([]);
    await eventually(async () => {
      const reconciled = await reconcileTreasuries(em, listTreasuries(chains));
      expect(reconciled.find((one) => one.network === network)).toMatchObject({ difference: 0n });
    }, 20_000);
  }, 30_000);
}

import type { DueTrigger } from '../../../../../server/market/orders/lifecycle/due-transitions.ts';
import type { Market, TestOrder } from '../../../../support/market/orders.ts';
import type { ApiResponse } from '../../../../support/server/call.ts';
import type { Deployment } from '../../deployment.ts';

/** An order in a race, and what its parties can do with it. */
export interface RacedOrder {
  deployment: Deployment;
  market: Market;
  order: TestOrder;
  /** What the client has sent for it beforehand. */
  payments: readonly string[];
}

type Act = (raced: RacedOrder) => Promise<ApiResponse | undefined>;

export interface Pair {
  sides: readonly [string, string];
  /** Where the order stands when both begin. */
  from: 'quoted' | 'paid' | 'delivered';
  /** How many payments are at hand. */
  payments: number;
  acts: readonly [Act, Act];
}

const ask =
  (action: string, more: object = {}): Act =>
  ({ deployment, market, order }) =>
    deployment.call('PATCH', `/api/orders/${order.id}`, {
      body: { action, ...more },
      signer: market.client.signer,
    });

const pay =
  (which: number): Act =>
  (raced) =>
    ask('pay', { escrow_tx_hash: raced.payments[which] })(raced);

/** A worker does it as soon as it gets the job. */
const due =
  (trigger: DueTrigger): Act =>
  async ({ market, order }) => {
    const { orm, outbox } = market.parts;
    await orm.em.fork().transactional((em) =>
      outbox.add(em, {
        job: 'advance-order.v1',
        key: `race:${trigger}:${order.id}`,
        payload: { orderId: order.id, trigger },
      }),
    );
    return undefined;
  };

const deliver: Act = ({ deployment, market, order }) =>
  deployment.call('POST', `/api/orders/${order.id}/deliver`, {
    body: { deliverable_url: 'https://files.example.com/work.zip', deliverable_media_type: 'document' },
    bearer: market.agent.apiKey,
  });

const endReview: Act = async ({ market, order }) => {
  const end = `update orders set review_deadline = now() - interval '1 minute' where id = $1`;
  await market.database.query(end, [order.id]);
  return undefined;
};

const inTurn =
  (...acts: Act[]): Act =>
  async (raced) => {
    let last: ApiResponse | undefined;
    for (const act of acts) last = await act(raced);
    return last;
  };

const approve = ask('approve');
const dispute = ask('dispute', { reason: 'Not what I asked for' });
const cancel = ask('cancel');
const release = due('release');

/** Every two that can meet. An order is not cancelled once it is delivered, so there cancelling meets the delivery. */
export const PAIRS: readonly Pair[] = [
  { sides: ['approve', 'release'], from: 'delivered', payments: 1, acts: [approve, release] },
  { sides: ['approve', 'dispute'], from: 'delivered', payments: 1, acts: [approve, dispute] },
  { sides: ['release', 'dispute'], from: 'delivered', payments: 1, acts: [release, dispute] },
  { sides: ['approve', 'cancel'], from: 'paid', payments: 1, acts: [inTurn(deliver, approve), cancel] },
  {
    sides: ['release', 'cancel'],
    from: 'paid',
    payments: 1,
    acts: [inTurn(deliver, endReview, release), cancel],
  },
  { sides: ['dispute', 'cancel'], from: 'paid', payments: 1, acts: [inTurn(deliver, dispute), cancel] },
  { sides: ['pay', 'cancel'], from: 'quoted', payments: 1, acts: [pay(0), cancel] },
  { sides: ['pay', 'lapse'], from: 'quoted', payments: 1, acts: [pay(0), due('lapse')] },
  { sides: ['pay', 'pay again'], from: 'quoted', payments: 2, acts: [pay(0), pay(1)] },
];

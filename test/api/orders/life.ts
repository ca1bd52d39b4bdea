import { expect } from 'vitest';
import { NotificationService } from '../../../server/events/notifications/service.ts';
import { WebhookEvents } from '../../../server/events/webhooks/events.ts';
import { createBountyOrderListener } from '../../../server/market/bounties/order-listener.ts';
import { applyDueTransition } from '../../../server/market/orders/lifecycle/due-transitions.ts';
import type { Actor, OrderStatus, Trigger } from '../../../server/market/orders/lifecycle/lifecycle.ts';
import { OrderTransitions } from '../../../server/market/orders/lifecycle/transitions.ts';
import { CompletionEvents } from '../../../server/market/orders/money/completion-events.ts';
import { OrderMoney } from '../../../server/market/orders/money/order-money.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { eventually } from '../../support/eventually.ts';
import { createAwardedBounty } from '../../support/market/bounties.ts';
import { ADMIN_ID, type Market, parseUsd, type TestOrder } from '../../support/market/orders.ts';
import type { ApiResponse } from '../../support/server/call.ts';

/** What an order was placed for. A machine's order is paid out at once. */
export type Kind = 'fixed' | 'quote' | 'monthly' | 'machine' | 'bounty';

export type DueTrigger = Extract<Trigger, 'release' | 'lapse' | 'expire' | 'overdue'>;
/** The actions on an existing order. */
export type AskedTrigger = Exclude<Trigger, DueTrigger | 'create' | 'hire' | 'award' | 'lose_payment'>;

/** Brings orders into any state, and performs any action, as the parties would. */
export interface Life {
  orderIn(status: OrderStatus, kind?: Kind): Promise<TestOrder>;
  place(kind: Exclude<Kind, 'machine' | 'bounty'>): Promise<TestOrder>;
  /** As a machine, which pays first. */
  hire(): Promise<TestOrder>;
  /** By accepting a claim on a bounty, which also pays first. */
  award(): Promise<TestOrder>;
  /** A request of a party. */
  ask(trigger: AskedTrigger, actor: Actor, order: TestOrder): Promise<ApiResponse>;
  /** Runs the job of a sweep. */
  takeDue(trigger: DueTrigger, order: TestOrder): Promise<void>;
  /** Everything due by some time has long been due. */
  age(order: TestOrder): Promise<void>;
}

const PRICE_USD = '1.00';
/** Of machines, the fee on top. */
const HIRE_USD = '1.10';

const WAY_TO: Record<OrderStatus, [AskedTrigger, Actor][]> = {
  pending_quote: [],
  quoted: [],
  accepted: [['accept', 'client']],
  paid: [['pay', 'client']],
  in_progress: [
    ['pay', 'client'],
    ['start', 'provider'],
  ],
  delivered: [
    ['pay', 'client'],
    ['deliver', 'provider'],
  ],
  completed: [
    ['pay', 'client'],
    ['deliver', 'provider'],
    ['approve', 'client'],
  ],
  revision_requested: [
    ['pay', 'client'],
    ['deliver', 'provider'],
    ['revision', 'client'],
  ],
  disputed: [
    ['pay', 'client'],
    ['deliver', 'provider'],
    ['dispute', 'client'],
  ],
  cancelled: [['cancel', 'client']],
};

const action = (name: string, more: object = {}) => ({ path: '', body: { action: name, ...more } });
const mediation = (resolution: string, more: object = {}) => ({
  path: '/mediate',
  body: { resolution, note: 'Decided', ...more },
});

const REQUESTS: Record<AskedTrigger, { path: string; body: object }> = {
  quote: { path: '/quote', body: { price_usd: PRICE_USD } },
  accept: action('accept'),
  pay: action('pay', { escrow_tx_hash: `0x${'ab'.repeat(32)}` }),
  start: { path: '/start', body: {} },
  message: { path: '/messages', body: { content: 'How is it going?' } },
  generate: { path: '/generate', body: { prompt: 'One more' } },
  deliver: {
    path: '/deliver',
    body: { deliverable_url: 'https://files.example.com/work.zip', deliverable_media_type: 'document' },
  },
  approve: action('approve'),
  revision: action('revision', { feedback: 'More light' }),
  dispute: action('dispute', { reason: 'Not what I asked for' }),
  cancel: action('cancel'),
  mediate_release: mediation('release'),
  mediate_split: mediation('split', { agent_percent: 50 }),
  mediate_refund: mediation('refund'),
};

const AGE = `
  update orders set deadline_at = deadline_at - interval '1 year', review_deadline = review_deadline - interval '1 year',
    quote_expires_at = quote_expires_at - interval '1 year',
    workspace_expires_at = workspace_expires_at - interval '1 year'
  where id = $1`;

export async function createLife(market: Market): Promise<Life> {
  const offer = (fields: object) => market.createService({ price_usd: PRICE_USD, ...fields });
  const services = {
    fixed: await offer({ price_type: 'fixed' }),
    quote: await offer({ price_type: 'quote', price_usd: undefined }),
    monthly: await offer({ price_type: 'monthly', quota_limit: 10 }),
  };
  const steps = stepsOf(market);
  const credentials = async (actor: Actor) => {
    if (actor === 'client') return { signer: market.client.signer };
    return {
      bearer: actor === 'admin' ? await market.idp.signToken({ sub: ADMIN_ID }) : market.agent.apiKey,
    };
  };
  const place: Life['place'] = (kind) => market.placeOrder(services[kind].id);

  const made = (kind: Kind) => {
    if (kind === 'machine') return life.hire();
    return kind === 'bounty' ? life.award() : place(kind);
  };

  const life: Life = {
    place,
    async hire() {
      const reference = await market.client.pay(treasury(market), parseUsd(HIRE_USD));
      const { data } = await market.call('POST', '/api/orders', {
        body: { service_id: services.fixed.id, brief: 'By a machine' },
        headers: { 'X-PAYMENT': reference },
        // the client has open orders, which an unlocked transfer might be for
        signer: market.client.signer,
      });
      return data;
    },
    award: async () => (await createAwardedBounty(market, { budget_usd: PRICE_USD })).order,
    async orderIn(status, kind = status === 'pending_quote' ? 'quote' : 'fixed') {
      const order = await made(kind);
      for (const [trigger, actor] of WAY_TO[status]) {
        if ((kind === 'machine' || kind === 'bounty') && trigger === 'pay') continue;
        const paid = trigger === 'pay' && (await market.client.pay(treasury(market), parseUsd(PRICE_USD)));
        const answer = paid
          ? await market.update(order, { action: 'pay', escrow_tx_hash: paid })
          : await life.ask(trigger, actor, order);
        if (answer.status !== 200) throw new Error(`No way to ${status}: ${answer.text}`);
      }
      if (kind === 'machine') await payoutFinal(market, order);
      return order;
    },
    async ask(trigger, actor, { id }) {
      const { path, body } = REQUESTS[trigger];
      const method = path === '' ? 'PATCH' : 'POST';
      const root = path === '/mediate' ? '/api/admin/orders' : '/api/orders';
      return market.call(method, `${root}/${id}${path}`, { body, ...(await credentials(actor)) });
    },
    takeDue: (trigger, { id }) =>
      market.parts.orm.em
        .fork()
        .transactional((em) => applyDueTransition(em, steps, { orderId: id, trigger, now: new Date() })),
    async age({ id }) {
      await market.database.query(AGE, [id]);
    },
  };
  return life;
}

/** Does a worker's job until nothing is left to do. */
const payoutFinal = ({ parts: { orm, transfers } }: Market, { id: subjectId }: TestOrder) =>
  eventually(async () => {
    const payout = { kind: 'payout', subjectType: 'order', subjectId };
    await transfers.process((await transfers.get(orm.em.fork(), payout)).id);
    expect((await transfers.get(orm.em.fork(), payout)).state).toBe('confirmed');
  }, 15_000);

const treasury = (market: Market) => market.treasury('base-mainnet');

/** Wired like the server's, which are not accessible from outside. */
function stepsOf({ parts: { clock, payouts } }: Market): OrderTransitions {
  const events = new WebhookEvents(clock);
  const notifications = new NotificationService(clock);
  const reports = new CompletionEvents(events);
  const money = new OrderMoney({ ledger: new LedgerService(clock), payouts, completionEvents: reports });
  const followers = [createBountyOrderListener(clock)];
  return new OrderTransitions({ clock, events, notifications, money, listeners: followers });
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUARDS, type Guard } from '../../../server/market/orders/lifecycle/guards.ts';
import {
  type Actor,
  ORDER_LIFECYCLE,
  ORDER_STATUSES,
  type OrderStatus,
  type Transition,
  type Trigger,
} from '../../../server/market/orders/lifecycle/lifecycle.ts';
import { dumpDatabase } from '../../support/database/dump.ts';
import { type Market, startMarket, type TestOrder } from '../../support/market/orders.ts';
import { type AskedTrigger, createLife, type DueTrigger, type Kind, type Life } from './life.ts';

/** Made from the transition table: what it allows happens with all its effects, and nothing else does. */
let market: Market;
let life: Life;
beforeAll(async () => {
  // without workers, so that nothing happens but what is asked for
  market = await startMarket({ env: { ROLE: 'api' } });
  life = await createLife(market);
});
afterAll(() => market.close());

const isDue = (trigger: Trigger): trigger is DueTrigger =>
  ['release', 'lapse', 'expire', 'overdue'].includes(trigger);
const rowsOf = (status: OrderStatus, actor: Actor) =>
  ORDER_LIFECYCLE.transitions.filter(({ from, by }) => from === status && by.includes(actor));
const actorsOf = (trigger: Trigger) => [
  ...new Set(ORDER_LIFECYCLE.transitions.filter((row) => row.trigger === trigger).flatMap(({ by }) => by)),
];
/** Lost payments need a chain that is reorganized: `test/faults/chain`. */
const LATER = ORDER_LIFECYCLE.transitions.filter(
  ({ from, trigger }) => from !== null && trigger !== 'lose_payment',
);
const TRIGGERS = [...new Set(LATER.map(({ trigger }) => trigger))];

/** What holds of a fixed-price order that has just come into its state. */
const HOLDS_AT_FIRST = new Set<Guard>(['priced', 'work_over', 'payout_here', 'cancellable']);
const missing = ({ guards = [] }: Transition) => guards.filter((guard) => !HOLDS_AT_FIRST.has(guard));
const isOpen = (row: Transition) => missing(row).length === 0;

describe('not in the table', () => {
  const orders = new Map<OrderStatus, TestOrder>();
  let dump: string;
  beforeAll(async () => {
    for (const status of ORDER_STATUSES) orders.set(status, await life.orderIn(status));
    dump = await dumpDatabase(market.database);
  });

  const cells = ORDER_STATUSES.flatMap((status) =>
    TRIGGERS.flatMap((trigger) => actorsOf(trigger).map((actor) => ({ status, trigger, actor }))),
  );
  const refused = cells.filter(
    ({ status, trigger, actor }) =>
      !rowsOf(status, actor).some((row) => row.trigger === trigger && isOpen(row)),
  );
  const parties = ORDER_STATUSES.flatMap((status) =>
    TRIGGERS.filter((trigger) => !isDue(trigger) && !trigger.startsWith('mediate')).flatMap((trigger) =>
      (['client', 'provider'] as const)
        .filter((actor) => !actorsOf(trigger).includes(actor))
        .map((actor) => ({ status, trigger, actor })),
    ),
  );

  it.each(refused.filter(({ trigger }) => !isDue(trigger)))(
    '$status, $trigger by the $actor: 400 that says where the order is and what is possible',
    async ({ status, trigger, actor }) => {
      const order = orders.get(status) as TestOrder;
      const { status: code, body } = await life.ask(trigger as AskedTrigger, actor, order);
      expect({ status: code, ...body }).toMatchObject({ status: 400, code: 'illegal_transition' });
      const only = rowsOf(status, actor)
        .filter((row) => row.trigger === trigger)
        .map((row) =>
          missing(row)
            .map((guard) => GUARDS[guard].condition)
            .join(' and '),
        )
        .join(', or ');
      const refusal = only ? `is possible only ${only}` : 'is not possible';
      const open = [
        ...new Set(
          rowsOf(status, actor)
            .filter(isOpen)
            .map((row) => row.trigger),
        ),
      ];
      const possible = open.map((name) => `\`${name}\``).join(', ') || 'nothing';
      expect(body.error).toBe(
        `The order is ${status}: \`${trigger}\` ${refusal}. Possible now: ${possible}.`,
      );
      expect(await dumpDatabase(market.database)).toBe(dump);
    },
  );

  it.each(refused.filter(({ trigger }) => isDue(trigger)))(
    '$status, $trigger by the $actor: nothing happens',
    async ({ status, trigger }) => {
      await life.takeDue(trigger as DueTrigger, orders.get(status) as TestOrder);
      expect(await dumpDatabase(market.database)).toBe(dump);
    },
  );

  it.each(parties)(
    '$status, $trigger by the $actor: 403, whose it never is',
    async ({ status, trigger, actor }) => {
      const answer = await life.ask(trigger as AskedTrigger, actor, orders.get(status) as TestOrder);
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 403, code: 'forbidden' });
      expect(await dumpDatabase(market.database)).toBe(dump);
    },
  );

  it('and that is every cell but the open ones', () => {
    const open = cells.length - refused.length;
    const inTable = new Set(
      LATER.filter(isOpen).flatMap(({ from, trigger, by }) =>
        by.map((actor) => `${from} ${trigger} ${actor}`),
      ),
    );
    expect(open).toBe(inTable.size);
  });
});

/** An order for which the condition of a row holds. */
const SITUATIONS: Record<Guard, { kind?: Kind; isAged?: boolean }> = {
  priced: { kind: 'fixed' },
  unpriced: { kind: 'quote' },
  past_deadline: { isAged: true },
  overdue: { isAged: true },
  from_bounty: { kind: 'bounty' },
  review_over: { isAged: true },
  quote_expired: { isAged: true },
  work_over: { kind: 'fixed' },
  work_goes_on: { kind: 'monthly' },
  workspace: { kind: 'monthly' },
  workspace_over: { kind: 'monthly', isAged: true },
  payout_here: {},
  beyond_cancelling: { kind: 'machine' },
  payout_final: { kind: 'machine' },
  cancellable: {},
};
const situationOf = ({ guards = [] }: Transition): { kind?: Kind; isAged?: boolean } =>
  Object.assign({}, ...guards.map((guard) => SITUATIONS[guard]));

describe('in the table', () => {
  const byActor = (row: Transition) => row.by.map((actor) => ({ ...row, actor }));

  it.each(ORDER_LIFECYCLE.transitions.filter(({ trigger }) => trigger === 'create').flatMap(byActor))(
    'create by the $actor, $guards: $to',
    async (row) => {
      const order = await life.place(row.guards?.includes('unpriced') ? 'quote' : 'fixed');
      expect(await statusOf(order)).toBe(row.to);
      expect(await seen(order)).toEqual(expectedOf(row));
    },
  );

  it.each(ORDER_LIFECYCLE.transitions.filter(({ trigger }) => trigger === 'hire').flatMap(byActor))(
    'hire by the $actor, $guards: $to',
    async ({ to, effects }) => {
      const order = await life.hire();
      expect(await statusOf(order)).toBe(to);
      const { events, told, booked, transfers } = await seen(order);
      expect(events).toEqual(eventsOf(effects));
      expect(told).toContain('owner');
      // the payout may be final within the call, and is booked then
      expect(booked.slice(0, 2)).toEqual(['order_paid', 'order_settled']);
      expect(transfers).toEqual(['payout']);
    },
  );

  it('award by the client: paid, into escrow', async () => {
    const order = await life.award();
    expect(await statusOf(order)).toBe('paid');
    const { events, told, booked, transfers } = await seen(order);
    expect({ events, told, booked, transfers }).toEqual({
      events: ['bounty.accepted'],
      told: ['owner'],
      booked: ['order_paid'],
      transfers: [],
    });
  });

  it.each(LATER.flatMap(byActor))('$from, $trigger by the $actor, $guards: $to', async (row) => {
    const { from, trigger, actor, to } = row;
    const { kind, isAged = false } = situationOf(row);
    const order = await life.orderIn(from as OrderStatus, kind);
    if (isAged) await life.age(order);
    const before = await seen(order);
    await happen(trigger, actor, order);
    expect(await statusOf(order)).toBe(to);
    const after = await seen(order);
    expect(difference(before, after)).toEqual(expectedOf(row));
  });

  async function happen(trigger: Trigger, actor: Actor, order: TestOrder): Promise<void> {
    if (isDue(trigger)) return life.takeDue(trigger, order);
    const { status, text } =
      trigger === 'pay' ? await market.pay(order) : await life.ask(trigger as AskedTrigger, actor, order);
    expect([200, 201], text).toContain(status);
  }
});

interface Seen {
  events: string[];
  told: string[];
  booked: string[];
  transfers: string[];
}

const statusOf = async ({ id }: TestOrder) => {
  const [row] = await market.database.query<{ status: string }>('select status from orders where id = $1', [
    id,
  ]);
  return row?.status;
};

/** What an order has caused so far. */
async function seen({ id }: TestOrder): Promise<Seen> {
  const list = async (sql: string) =>
    (await market.database.query<{ one: string }>(sql, [id])).map(({ one }) => one);
  const owner = market.agent.owner.address;
  return {
    events: await list(
      'select event as one from webhook_deliveries where order_id = $1 order by created_at, ctid',
    ),
    told: (
      await list('select recipient as one from notifications where order_id = $1 order by created_at, ctid')
    ).map((recipient) => (recipient === owner ? 'owner' : 'client')),
    booked: await list('select kind as one from ledger_transactions where reference = $1 order by id'),
    transfers: await list('select kind as one from chain_transactions where subject_id = $1 order by kind'),
  };
}

function difference(before: Seen, after: Seen): Seen {
  const added = (what: keyof Seen) => after[what].slice(before[what].length);
  return {
    events: added('events'),
    told: added('told').sort(),
    booked: added('booked'),
    transfers: added('transfers'),
  };
}

const eventsOf = (effects: Transition['effects']) =>
  effects.filter((effect) => effect.startsWith('event ')).map((effect) => effect.slice('event '.length));

/** Nobody is told of what they did themselves. */
function expectedOf({ effects, actor }: Transition & { actor: Actor }): Seen {
  const has = (effect: Transition['effects'][number]) => effects.includes(effect);
  return {
    events: eventsOf(effects),
    told: [
      ...(has('notify client') && actor !== 'client' ? ['client'] : []),
      ...(has('notify owner') && actor !== 'provider' ? ['owner'] : []),
    ],
    booked: [
      ...(has('hold escrow') ? ['order_paid'] : []),
      ...(has('pay out') ? ['order_settled'] : []),
      ...(has('split') ? ['order_divided'] : []),
      ...(has('refund') || has('refund unused') ? ['order_refunded'] : []),
      ...(has('refund by the platform') ? ['order_compensated'] : []),
    ],
    transfers: [
      ...(has('pay out') || has('split') ? ['payout'] : []),
      ...(effects.some((effect) => effect.startsWith('refund')) || has('split') ? ['refund'] : []),
    ],
  };
}

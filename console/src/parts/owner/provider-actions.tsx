import type { Order, OrderDetail, OrderStatus } from '@agent-market/sdk';
import { useState } from 'react';
import { useOwnMarket } from '../../data/own-market.ts';
import { ActionButton } from '../action.tsx';
import { TextField } from '../fields.tsx';
import { Form } from '../form.tsx';
import { DeliverForm } from './deliver-form.tsx';

type Act = 'quote' | 'start' | 'deliver' | 'decline';

/** What the agent's side can do where the order stands. The API has the last word. */
const POSSIBLE: Record<OrderStatus, Act[]> = {
  pending_quote: ['quote', 'decline'],
  quoted: ['decline'],
  accepted: ['decline'],
  paid: ['start', 'deliver', 'decline'],
  in_progress: ['deliver'],
  delivered: [],
  revision_requested: ['deliver'],
  disputed: ['deliver'],
  completed: [],
  cancelled: [],
};

export function ProviderActions({ of: { order, deliverables } }: { of: OrderDetail }) {
  const { market } = useOwnMarket();
  const can = (act: Act) => POSSIBLE[order.status].includes(act);
  const pending = deliverables.filter(({ status }) => status === 'pending');
  const isStuck = order.payout.status === 'failed' || order.payout.status === 'held';
  return (
    <div className="stack">
      {can('quote') && <QuoteForm order={order} />}
      <div className="row">
        {can('start') && (
          <ActionButton act={() => market.orders.start(order.id, {})}>Start the work</ActionButton>
        )}
        {can('decline') && (
          <ActionButton quiet act={() => market.orders.update(order.id, { action: 'cancel' })}>
            Decline the order
          </ActionButton>
        )}
        {isStuck && (
          <ActionButton act={() => market.orders.retryPayout(order.id, {})}>
            Try the payout again
          </ActionButton>
        )}
      </div>
      {can('deliver') && (
        <section className="card stack" aria-labelledby="deliver">
          <h2 id="deliver">Deliver</h2>
          {/* a new form for each piece of work */}
          <DeliverForm key={deliverables.length - pending.length} order={order} pending={pending} />
        </section>
      )}
    </div>
  );
}

function QuoteForm({ order }: { order: Order }) {
  const { market } = useOwnMarket();
  const [price, setPrice] = useState('');
  return (
    <Form act={() => market.orders.quote(order.id, { price_usd: price.trim() })} button="Name the price">
      <TextField
        label="Price, USD. You get 90% of it."
        required
        inputMode="decimal"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
      />
    </Form>
  );
}

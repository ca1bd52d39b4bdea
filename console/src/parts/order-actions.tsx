import type { Order, OrderStatus } from '@agent-market/sdk';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { payOrderOnce } from '../data/pay.ts';
import { ActionButton } from './action.tsx';
import { usd } from './format.ts';
import { Paying } from './paying.tsx';
import { ReviewForm } from './review-form.tsx';
import { TextForm } from './text-form.tsx';

type Act = 'pay' | 'approve' | 'revision' | 'dispute' | 'cancel';

/** What the client can do where the order stands. The API has the last word. */
const POSSIBLE: Record<OrderStatus, Act[]> = {
  pending_quote: ['cancel'],
  quoted: ['pay', 'cancel'],
  accepted: ['pay', 'cancel'],
  paid: ['cancel', 'dispute'],
  in_progress: ['cancel', 'dispute'],
  delivered: ['approve', 'revision', 'dispute'],
  revision_requested: ['dispute'],
  disputed: ['approve'],
  completed: [],
  cancelled: [],
};

export function OrderActions({ order, reviewed }: { order: Order; reviewed: boolean }) {
  const { market } = useOwnMarket();
  const can = (act: Act) => POSSIBLE[order.status].includes(act);
  if (order.status === 'completed') return reviewed ? null : <ReviewForm order={order} />;
  return (
    <div className="stack">
      <div className="row">
        {can('pay') && order.total_usd && (
          <Paying purpose={`order:${order.id}`} pay={(wallet) => payOrderOnce(market, order, wallet)}>
            {`Pay ${usd(order.total_usd)}`}
          </Paying>
        )}
        {can('approve') && (
          <ActionButton act={() => market.orders.update(order.id, { action: 'approve' })}>
            Approve and release
          </ActionButton>
        )}
        {can('cancel') && (
          <ActionButton quiet act={() => market.orders.update(order.id, { action: 'cancel' })}>
            Cancel the order
          </ActionButton>
        )}
      </div>
      {can('revision') && order.revision_count < order.max_revisions && (
        <Opened name="Ask for a revision">
          <TextForm
            label="What should be different?"
            button="Ask for a revision"
            send={(feedback) => market.orders.update(order.id, { action: 'revision', feedback })}
          />
        </Opened>
      )}
      {can('dispute') && (
        <Opened name="Dispute the order">
          <TextForm
            label="What is wrong? An operator reads this and decides."
            button="Dispute the order"
            send={(reason) => market.orders.update(order.id, { action: 'dispute', reason })}
          />
        </Opened>
      )}
    </div>
  );
}

/** Rarely needed, and therefore folded. */
function Opened({ name, children }: { name: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="card" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && children}
    </details>
  );
}

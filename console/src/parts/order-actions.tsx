import type { Order } from '@agent-market/sdk';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { payOrder } from '../data/purchases.ts';
import { ActionButton } from './action.tsx';
import { usd } from './format.ts';
import { type Act, possibleActs } from './order-acts.ts';
import { Paying } from './paying.tsx';
import { ReviewForm } from './review-form.tsx';
import { TextForm } from './text-form.tsx';

export function OrderActions({ order, reviewed }: { order: Order; reviewed: boolean }) {
  const { market } = useOwnMarket();
  const possible = possibleActs(order);
  const can = (act: Act) => possible.includes(act);
  if (order.status === 'completed') return reviewed ? null : <ReviewForm order={order} />;
  if (possible.length === 0) return null;
  return (
    <div className="stack">
      <div className="row end">
        {can('pay') && order.total_usd && (
          <Paying purpose={`order:${order.id}`} pay={(paying) => payOrder(market, order, paying)}>
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
            {isOpenWorkspace(order) ? 'End it and get the unused part back' : 'Cancel the order'}
          </ActionButton>
        )}
      </div>
      {can('revision') && (
        <Opened name="Ask for a revision">
          <TextForm
            label={
              order.revision_count < order.max_revisions
                ? 'What should be different?'
                : 'What should be different? This is beyond the revisions that the price covers.'
            }
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

const isOpenWorkspace = ({ status, workspace_expires_at }: Order) =>
  status === 'in_progress' && workspace_expires_at !== null;

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

import type { Order } from '@agent-market/sdk';
import { useState } from 'react';
import { payOrder } from '../data/purchases.ts';
import { useSessionApi } from '../data/session-api.ts';
import { ActionButton } from './action.tsx';
import { formatUsd } from './format.ts';
import { listOrderActions, type OrderActionName } from './order-action-rules.ts';
import { PayButton } from './pay-button.tsx';
import { ReviewForm } from './review-form.tsx';
import { TextForm } from './text-form.tsx';

export function OrderActions({ order, reviewed }: { order: Order; reviewed: boolean }) {
  const { market } = useSessionApi();
  const possible = listOrderActions(order);
  const can = (act: OrderActionName) => possible.includes(act);
  if (order.status === 'completed') return reviewed ? null : <ReviewForm order={order} />;
  if (possible.length === 0) return null;
  return (
    <div className="stack">
      <div className="row end">
        {can('pay') && order.total_usd && (
          <PayButton purpose={`order:${order.id}`} pay={(paying) => payOrder(market, order, paying)}>
            {`Pay ${formatUsd(order.total_usd)}`}
          </PayButton>
        )}
        {can('approve') && (
          <ActionButton onAction={() => market.orders.update(order.id, { action: 'approve' })}>
            Approve and release
          </ActionButton>
        )}
        {can('cancel') && (
          <ActionButton quiet onAction={() => market.orders.update(order.id, { action: 'cancel' })}>
            {isOpenWorkspace(order) ? 'End the order and refund the unused part' : 'Cancel order'}
          </ActionButton>
        )}
      </div>
      {can('revision') && (
        <Disclosure name="Request revision">
          <TextForm
            label={
              order.revision_count < order.max_revisions
                ? 'What should change?'
                : 'What should change? This revision is not included in the price.'
            }
            submitLabel="Request revision"
            onSubmit={(feedback) => market.orders.update(order.id, { action: 'revision', feedback })}
          />
        </Disclosure>
      )}
      {can('dispute') && (
        <Disclosure name="Dispute order">
          <TextForm
            label="What is wrong? An operator reads this and decides."
            submitLabel="Dispute order"
            onSubmit={(reason) => market.orders.update(order.id, { action: 'dispute', reason })}
          />
        </Disclosure>
      )}
    </div>
  );
}

const isOpenWorkspace = ({ status, workspace_expires_at }: Order) =>
  status === 'in_progress' && workspace_expires_at !== null;

/** Rarely needed, so collapsed. */
function Disclosure({ name, children }: { name: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="card" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && children}
    </details>
  );
}

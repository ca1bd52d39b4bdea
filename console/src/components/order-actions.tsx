import type { Order } from '@agent-market/sdk';
import { disputeActionLimits, revisionActionLimits } from '../../../generated/field-limits.gen.ts';
import { payOrder } from '../data/purchases.ts';
import { useSessionApi } from '../data/session-api.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { formatUsd, subtractUsd } from './format.ts';
import { Money } from './inline.tsx';
import { listOrderActions, type OrderActionName } from './order-action-rules.ts';
import { PayButton } from './pay-button.tsx';
import { ReviewForm } from './review-form.tsx';
import { TextDialog } from './text-dialog.tsx';

export function OrderActions({ order, reviewed }: { order: Order; reviewed: boolean }) {
  const { market } = useSessionApi();
  const possible = listOrderActions(order);
  const can = (act: OrderActionName) => possible.includes(act);
  if (order.status === 'completed') return reviewed ? null : <ReviewForm order={order} />;
  if (possible.length === 0) return null;
  return (
    <div className="row end">
      {can('pay') && order.total_usd && (
        <PayButton purpose={`order:${order.id}`} pay={(paying) => payOrder(market, order, paying)}>
          {`Pay ${formatUsd(order.total_usd)}`}
        </PayButton>
      )}
      {can('approve') && <ApproveButton order={order} />}
      {can('revision') && (
        <TextDialog
          trigger="Request revision"
          title="Request a revision"
          description={
            order.revision_count < order.max_revisions
              ? `Revision ${order.revision_count + 1} of ${order.max_revisions} that are included in the price.`
              : 'This revision is not included in the price.'
          }
          label="What should change?"
          submitLabel="Send request"
          doneMessage="Revision requested."
          limits={revisionActionLimits.feedback}
          onSubmit={(feedback) => market.orders.update(order.id, { action: 'revision', feedback })}
        />
      )}
      {can('dispute') && (
        <TextDialog
          trigger="Dispute order"
          plain
          title="Dispute this order"
          description="The money stays in escrow until an operator has read both sides and decided."
          label="What is wrong?"
          submitLabel="Open dispute"
          doneMessage="Dispute opened."
          limits={disputeActionLimits.reason}
          onSubmit={(reason) => market.orders.update(order.id, { action: 'dispute', reason })}
        />
      )}
      {can('cancel') && <CancelButton order={order} />}
    </div>
  );
}

function ApproveButton({ order }: { order: Order }) {
  const { market } = useSessionApi();
  const { provider_name, platform_fee_usd, total_usd } = order;
  const total = total_usd ?? '0.00';
  const share = subtractUsd(total, platform_fee_usd ?? '0.00');
  return (
    <ConfirmButton
      title="Approve the work?"
      description={
        <>
          <p>
            <strong>{provider_name}</strong> receives{' '}
            <strong>
              <Money usd={share} />
            </strong>{' '}
            from escrow. The platform fee is <Money usd={platform_fee_usd ?? '0.00'} />.
          </p>
          <p className="soft">You cannot undo this.</p>
        </>
      }
      confirmLabel={`Release ${formatUsd(total)}`}
      doneMessage={`Approved. ${formatUsd(share)} goes to ${provider_name}.`}
      onConfirm={() => market.orders.update(order.id, { action: 'approve' })}
    >
      Approve and release
    </ConfirmButton>
  );
}

const isOpenWorkspace = ({ status, workspace_expires_at }: Order) =>
  status === 'in_progress' && workspace_expires_at !== null;

function CancelButton({ order }: { order: Order }) {
  const { market } = useSessionApi();
  const refund = order.escrow_tx_hash
    ? isOpenWorkspace(order)
      ? 'The unused part of your payment is refunded.'
      : 'Your payment is refunded.'
    : 'You have not paid yet.';
  return (
    <ConfirmButton
      variant={{ plain: true }}
      danger
      title="Cancel this order?"
      description={
        <p>
          {refund} {order.provider_name} is notified. You cannot undo this.
        </p>
      }
      confirmLabel="Yes, cancel it"
      doneMessage="Order cancelled."
      onConfirm={() => market.orders.update(order.id, { action: 'cancel' })}
    >
      {isOpenWorkspace(order) ? 'End the order and refund the unused part' : 'Cancel order'}
    </ConfirmButton>
  );
}

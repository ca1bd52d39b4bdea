import type { Order, OrderDetail } from '@agent-market/sdk';
import { useSessionApi } from '../../data/session-api.ts';
import { ActionButton } from '../action.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { DeliverForm } from './deliver-form.tsx';
import { listProviderActions, type ProviderActionName } from './provider-action-rules.ts';

export function ProviderActions({ of: { order, deliverables } }: { of: OrderDetail }) {
  const { market } = useSessionApi();
  const acts = listProviderActions(order);
  const can = (act: ProviderActionName) => acts.includes(act);
  const pending = deliverables.filter(({ status }) => status === 'pending');
  const isStuck = order.payout.status === 'failed' || order.payout.status === 'held';
  return (
    <div className="stack">
      {can('quote') && <QuoteForm order={order} />}
      <div className="row">
        {can('start') && (
          <ActionButton onAction={() => market.orders.start(order.id, {})}>Start work</ActionButton>
        )}
        {can('cancel') && (
          <ConfirmButton
            variant={{ quiet: true }}
            danger
            title="Decline this order?"
            description={<p>The client is notified, and gets back what they paid. You cannot undo this.</p>}
            confirmLabel="Yes, decline it"
            doneMessage="Order declined."
            onConfirm={() => market.orders.update(order.id, { action: 'cancel' })}
          >
            Decline order
          </ConfirmButton>
        )}
        {isStuck && (
          <ActionButton onAction={() => market.orders.retryPayout(order.id, {})}>Retry payout</ActionButton>
        )}
      </div>
      {can('deliver') && (
        <section className="card stack" aria-labelledby="deliver">
          <h2 id="deliver">Deliver</h2>
          {/* a new form for each task */}
          <DeliverForm key={deliverables.length - pending.length} order={order} pending={pending} />
        </section>
      )}
    </div>
  );
}

function QuoteForm({ order }: { order: Order }) {
  const { market } = useSessionApi();
  const { values, text } = useFields('quote', { price: '' });
  return (
    <Form
      onSubmit={() => market.orders.quote(order.id, { price_usd: values.price.trim() })}
      submitLabel="Send quote"
    >
      <TextField label="Price (USD). You receive 90%." required inputMode="decimal" {...text('price')} />
    </Form>
  );
}

import type { Dispute, Order } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { disputesQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CardHeader } from '../card-header.tsx';
import { Dialog } from '../dialog.tsx';
import { Select, TextArea, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { formatUsd } from '../format.ts';
import { RelativeTime } from '../inline.tsx';
import { OrderSummary } from '../order-row.tsx';
import { PagedList } from '../paged-list.tsx';
import { showToast } from '../toast-manager.ts';

export function Disputes() {
  const { market, key } = useSessionApi();
  const disputes = useInfiniteQuery(disputesQuery(market, key));
  return (
    <PagedList query={disputes} noun="disputes">
      {(items) => (
        <ul className="stack">
          {items.map((dispute) => (
            <DisputeCard key={dispute.order.id} dispute={dispute} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function DisputeCard({ dispute: { order, reason, disputed_at } }: { dispute: Dispute }) {
  return (
    <li className="card stack-tight">
      <CardHeader
        title={
          <Link to="/orders/$id" params={{ id: order.id }}>
            {order.service_title}
          </Link>
        }
      >
        <OrderSummary order={order} />
      </CardHeader>
      <p className="small soft">
        {order.provider_name} · disputed <RelativeTime at={disputed_at} />
      </p>
      {reason && <blockquote className="note">{reason}</blockquote>}
      <ResolveDispute order={order} />
    </li>
  );
}

const RESOLUTIONS = {
  release: 'Release: pay the agent',
  refund: 'Refund: repay the client',
  split: 'Split between both',
};

function ResolveDispute({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Dialog
        trigger={
          <>
            Resolve<span className="unseen"> {order.service_title}</span>
          </>
        }
        variant={{ quiet: true }}
        title="Resolve this dispute"
        description={`${order.total_usd ? formatUsd(order.total_usd) : 'The payment'} is in escrow. Both sides are notified. You cannot undo this.`}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <ResolveForm id={order.id} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function ResolveForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { market } = useSessionApi();
  const { values, set, text } = useFields(`resolve ${id}`, {
    resolution: 'release' as keyof typeof RESOLUTIONS,
    percent: '50',
    note: '',
  });
  const { resolution, percent, note } = values;
  const resolve = () =>
    market.admin.mediate(
      id,
      resolution === 'split' ? { resolution, agent_percent: Number(percent), note } : { resolution, note },
    );
  return (
    <Form
      onSubmit={resolve}
      submitLabel="Resolve dispute"
      onDone={() => {
        onDone();
        showToast('Dispute resolved.');
      }}
    >
      <Select
        label="Resolution"
        options={RESOLUTIONS}
        value={resolution}
        onSelect={(chosen) => set('resolution')(chosen ?? 'release')}
      />
      {resolution === 'split' && (
        <TextField
          label="Percentage to release"
          type="number"
          min={1}
          max={99}
          required
          {...text('percent')}
        />
      )}
      <TextArea label="Reason" required maxLength={2000} {...text('note')} />
    </Form>
  );
}

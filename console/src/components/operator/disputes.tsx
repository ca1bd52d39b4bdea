import type { Dispute } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { disputesQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CardHeader } from '../card-header.tsx';
import { Select, TextArea, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { RelativeTime } from '../inline.tsx';
import { OrderSummary } from '../order-row.tsx';
import { PagedList } from '../paged-list.tsx';

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
      {reason && <blockquote>{reason}</blockquote>}
      <ResolveDispute id={order.id} title={order.service_title} />
    </li>
  );
}

const RESOLUTIONS = {
  release: 'Release: pay the agent',
  refund: 'Refund: repay the client',
  split: 'Split between both',
};

function ResolveDispute({ id, title }: { id: string; title: string }) {
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
    <details>
      <summary>
        Resolve<span className="unseen"> {title}</span>
      </summary>
      <Form onSubmit={resolve} submitLabel="Resolve dispute">
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
    </details>
  );
}

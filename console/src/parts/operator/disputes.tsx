import type { Dispute } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { disputesQuery } from '../../data/operator-queries.ts';
import { useOwnMarket } from '../../data/own-market.ts';
import { CardHead } from '../card-head.tsx';
import { Choice, TextArea, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { OrderState } from '../order-row.tsx';
import { PagesOf } from '../pages-of.tsx';
import { Time } from '../small.tsx';

export function Disputes() {
  const { market, key } = useOwnMarket();
  const disputes = useInfiniteQuery(disputesQuery(market, key));
  return (
    <PagesOf of={disputes} noun="disputes">
      {(items) => (
        <ul className="stack">
          {items.map((dispute) => (
            <DisputeCard key={dispute.order.id} dispute={dispute} />
          ))}
        </ul>
      )}
    </PagesOf>
  );
}

function DisputeCard({ dispute: { order, reason, disputed_at } }: { dispute: Dispute }) {
  return (
    <li className="card stack-tight">
      <CardHead
        title={
          <Link to="/orders/$id" params={{ id: order.id }}>
            {order.service_title}
          </Link>
        }
      >
        <OrderState order={order} />
      </CardHead>
      <p className="small soft">
        {order.provider_name} · disputed <Time at={disputed_at} />
      </p>
      {reason && <blockquote>{reason}</blockquote>}
      <Settling id={order.id} title={order.service_title} />
    </li>
  );
}

const RESOLUTIONS = {
  release: 'Release: the agent is paid',
  refund: 'Refund: the client gets it back',
  split: 'Split: some to each',
};

function Settling({ id, title }: { id: string; title: string }) {
  const { market } = useOwnMarket();
  const { values, set, text } = useFields(`settle ${id}`, {
    resolution: 'release' as keyof typeof RESOLUTIONS,
    percent: '50',
    note: '',
  });
  const { resolution, percent, note } = values;
  const settle = () =>
    market.admin.mediate(
      id,
      resolution === 'split' ? { resolution, agent_percent: Number(percent), note } : { resolution, note },
    );
  return (
    <details>
      <summary>
        Settle<span className="unseen"> {title}</span>
      </summary>
      <Form act={settle} button="Settle the dispute">
        <Choice
          label="Resolution"
          options={RESOLUTIONS}
          value={resolution}
          onChoose={(chosen) => set('resolution')(chosen ?? 'release')}
        />
        {resolution === 'split' && (
          <TextField
            label="Percent that is released"
            type="number"
            min={1}
            max={99}
            required
            {...text('percent')}
          />
        )}
        <TextArea label="Why" required maxLength={2000} {...text('note')} />
      </Form>
    </details>
  );
}

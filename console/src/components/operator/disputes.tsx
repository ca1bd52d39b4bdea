import type { Dispute, Order, PaymentNetwork } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { splitResolutionLimits } from '../../../../generated/field-limits.gen.ts';
import { disputesQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import type { Column } from '../data-table.tsx';
import { Dialog } from '../dialog.tsx';
import { Select, TextArea, TextField } from '../fields.tsx';
import { Form, useFields } from '../form.tsx';
import { formatUsd } from '../format.ts';
import { Money, RelativeTime } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { showToast } from '../toast-manager.ts';
import { NetworkFilter } from './network-filter.tsx';
import { OperatorTable } from './operator-table.tsx';

/** Open disputes, which may be narrowed to a network. */
export function Disputes() {
  const { market, key } = useSessionApi();
  const [network, setNetwork] = useState<PaymentNetwork>();
  const disputes = useInfiniteQuery(disputesQuery(market, key, network));
  return (
    <OperatorTable
      query={disputes}
      noun="disputes"
      columns={COLUMNS}
      getKey={({ order }) => order.id}
      filters={<NetworkFilter network={network} onSelect={setNetwork} />}
    />
  );
}

const COLUMNS: Column<Dispute>[] = [
  {
    name: 'Order',
    render: ({ order }) => (
      <Link to="/orders/$id" params={{ id: order.id }}>
        {order.service_title}
      </Link>
    ),
  },
  { name: 'Agent', render: ({ order }) => order.provider_name },
  { name: 'What the client says', render: ({ reason }) => reason },
  { name: 'Disputed', render: ({ disputed_at }) => <RelativeTime at={disputed_at} /> },
  {
    name: 'Network',
    render: ({ order }) => order.payment_network && NETWORK_LABELS[order.payment_network],
  },
  {
    name: 'In escrow',
    isNumber: true,
    render: ({ order }) => order.total_usd && <Money usd={order.total_usd} />,
  },
  { name: 'Action', render: ({ order }) => <ResolveDispute order={order} /> },
];

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
        variant={{ quiet: true, small: true }}
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
          {...splitResolutionLimits.agent_percent}
          required
          {...text('percent')}
        />
      )}
      <TextArea label="Reason" required {...splitResolutionLimits.note} {...text('note')} />
    </Form>
  );
}

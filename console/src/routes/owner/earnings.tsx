import type { Earning } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CardHeader } from '../../components/card-header.tsx';
import { StatList } from '../../components/facts.tsx';
import { formatUsd } from '../../components/format.ts';
import { RelativeTime, Tag } from '../../components/inline.tsx';
import { NETWORK_LABELS } from '../../components/labels.ts';
import { TRANSFER_STATUS_LABELS } from '../../components/order-money.tsx';
import { useCurrentAgent } from '../../components/owner/agent-context.ts';
import { Postings } from '../../components/owner/postings.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { TransactionLink } from '../../components/transaction.tsx';
import { earningsQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';

export function Earnings() {
  const { id } = useCurrentAgent();
  const { market, key } = useSessionApi();
  const earnings = useInfiniteQuery(earningsQuery(market, key, id));
  const [sums] = earnings.data?.pages ?? [];
  return (
    <section className="stack" aria-labelledby="earnings">
      <h2 id="earnings">Earnings</h2>
      {sums && (
        <StatList
          of={[
            ['Paid out', formatUsd(sums.paid_usd)],
            ['Pending', formatUsd(sums.due_usd)],
            ['In escrow', formatUsd(sums.escrow_usd)],
          ]}
        />
      )}
      <PagedList query={earnings} noun="payouts">
        {(items) => (
          <ul className="stack-tight">
            {items.map((earning) => (
              <EarningRow key={earning.order_id} of={earning} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function EarningRow({ of: { order_id, service_title, payout, created_at } }: { of: Earning }) {
  const { slug } = useCurrentAgent();
  const { status, amount_usd, tx_hash, network, reason } = payout;
  return (
    <li className="card stack-tight">
      <CardHeader
        title={
          <Link to="/my/agents/$id/orders/$order" params={{ id: slug, order: order_id }}>
            {service_title}
          </Link>
        }
      >
        <span className="row">
          <strong className="number">{amount_usd && formatUsd(amount_usd)}</strong>
          <Tag tone={status === 'confirmed' ? 'good' : 'warn'}>{TRANSFER_STATUS_LABELS[status]}</Tag>
        </span>
      </CardHeader>
      <div className="row apart small soft">
        <span>
          Placed <RelativeTime at={created_at} /> {network && `· ${NETWORK_LABELS[network]}`}
        </span>
        {tx_hash && network && <TransactionLink network={network} hash={tx_hash} />}
      </div>
      {reason && <p className="note">{reason}</p>}
      <PostingLines order={order_id} moment={status} />
    </li>
  );
}

/** Fetched when opened. */
function PostingLines(of: { order: string; moment: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Ledger entries</summary>
      {open && <Postings {...of} />}
    </details>
  );
}

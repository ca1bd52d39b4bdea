import type { Earning } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useOwnMarket } from '../../data/own-market.ts';
import { earningsQuery } from '../../data/owner-queries.ts';
import { CardHead } from '../../parts/card-head.tsx';
import { Figures } from '../../parts/facts.tsx';
import { usd } from '../../parts/format.ts';
import { TRANSFERS } from '../../parts/order-money.tsx';
import { useMyAgent } from '../../parts/owner/agent-context.ts';
import { Postings } from '../../parts/owner/postings.tsx';
import { PagesOf } from '../../parts/pages-of.tsx';
import { Tag, Time } from '../../parts/small.tsx';
import { Transaction } from '../../parts/transaction.tsx';
import { NETWORKS } from '../../parts/words.ts';

export function Earnings() {
  const { id } = useMyAgent();
  const { market, key } = useOwnMarket();
  const earnings = useInfiniteQuery(earningsQuery(market, key, id));
  const [sums] = earnings.data?.pages ?? [];
  return (
    <section className="stack" aria-labelledby="earnings">
      <h2 id="earnings">Earnings</h2>
      {sums && (
        <Figures
          of={[
            ['Paid out', usd(sums.paid_usd)],
            ['On its way', usd(sums.due_usd)],
            ['In escrow', usd(sums.escrow_usd)],
          ]}
        />
      )}
      <PagesOf of={earnings} noun="payouts">
        {(items) => (
          <ul className="stack-tight">
            {items.map((earning) => (
              <EarningRow key={earning.order_id} of={earning} />
            ))}
          </ul>
        )}
      </PagesOf>
    </section>
  );
}

function EarningRow({ of: { order_id, service_title, payout, created_at } }: { of: Earning }) {
  const { slug } = useMyAgent();
  const { status, amount_usd, tx_hash, network, reason } = payout;
  return (
    <li className="card stack-tight">
      <CardHead
        title={
          <Link to="/my/agents/$id/orders/$order" params={{ id: slug, order: order_id }}>
            {service_title}
          </Link>
        }
      >
        <span className="row">
          <strong className="number">{amount_usd && usd(amount_usd)}</strong>
          <Tag tone={status === 'confirmed' ? 'good' : 'warn'}>{TRANSFERS[status]}</Tag>
        </span>
      </CardHead>
      <div className="row apart small soft">
        <span>
          Ordered <Time at={created_at} /> {network && `· ${NETWORKS[network]}`}
        </span>
        {tx_hash && network && <Transaction network={network} hash={tx_hash} />}
      </div>
      {reason && <p className="note">{reason}</p>}
      <Lines order={order_id} moment={status} />
    </li>
  );
}

/** Read when they are looked at. */
function Lines(of: { order: string; moment: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>In the books</summary>
      {open && <Postings {...of} />}
    </details>
  );
}

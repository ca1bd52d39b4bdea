import type { AgentMarket, Notification } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOwnMarket } from '../../data/own-market.ts';
import { notificationsQuery } from '../../data/owner-queries.ts';
import { ActionButton } from '../../parts/action.tsx';
import { count } from '../../parts/format.ts';
import { NeedsSession } from '../../parts/needs-session.tsx';
import { PagesOf } from '../../parts/pages-of.tsx';
import { Tag, Time } from '../../parts/small.tsx';
import { useTitle } from '../../parts/title.ts';

export function Notifications() {
  useTitle('Notifications');
  return (
    <>
      <h1>Notifications</h1>
      <NeedsSession to="see your notifications">
        <Inbox />
      </NeedsSession>
    </>
  );
}

function Inbox() {
  const { market, key } = useOwnMarket();
  const notifications = useInfiniteQuery(notificationsQuery(market, key));
  const unread = notifications.data?.pages[0]?.unread_count ?? 0;
  return (
    <div className="stack">
      {unread > 0 && (
        <div className="row apart">
          <p>{count(unread)} unread</p>
          <ActionButton quiet act={() => market.notifications.markRead({})}>
            Mark all as read
          </ActionButton>
        </div>
      )}
      <PagesOf of={notifications} noun="notifications">
        {(items) => (
          <ul className="stack-tight">
            {items.map((one) => (
              <Line key={one.id} of={one} market={market} />
            ))}
          </ul>
        )}
      </PagesOf>
    </div>
  );
}

function Line({ of, market }: { of: Notification; market: AgentMarket }) {
  const { id, title, body, order_id, bounty_id, read, created_at } = of;
  return (
    <li className={read ? 'card stack-tight' : 'card news stack-tight'}>
      <div className="row apart">
        <h2 className="line">{title}</h2>
        <span className="row small soft">
          {!read && <Tag tone="warn">Unread</Tag>}
          <Time at={created_at} />
        </span>
      </div>
      <p className="prose">{body}</p>
      <div className="row">
        {order_id && <OrderLink order={order_id} type={of.type} />}
        {bounty_id && (
          <Link to="/bounties/$id" params={{ id: bounty_id }}>
            The bounty
          </Link>
        )}
        {!read && (
          <ActionButton quiet small act={() => market.notifications.markRead({ ids: [id] })}>
            Mark as read
          </ActionButton>
        )}
      </div>
    </li>
  );
}

/** What happened to an order that an agent does. The others are about one's own. */
const OF_AGENTS: Notification['type'][] = [
  'order_paid',
  'order_revision_requested',
  'order_disputed',
  'order_completed',
  'payout_held',
  'payout_sent',
  'payout_failed',
  'bounty_accepted',
  'webhook_dropped',
];

function OrderLink({ order, type }: { order: string; type: Notification['type'] }) {
  if (OF_AGENTS.includes(type)) {
    return (
      <Link to="/my/orders/$order" params={{ order }}>
        The order
      </Link>
    );
  }
  return (
    <Link to="/orders/$id" params={{ id: order }}>
      The order
    </Link>
  );
}

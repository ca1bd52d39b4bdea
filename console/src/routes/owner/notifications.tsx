import type { AgentMarket, Notification } from '@agent-market/sdk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ActionButton } from '../../components/action.tsx';
import { formatCount } from '../../components/format.ts';
import { RelativeTime, Tag } from '../../components/inline.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { RequireSession } from '../../components/require-session.tsx';
import { useTitle } from '../../components/use-title.ts';
import { notificationsQuery } from '../../data/owner-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';

export function Notifications() {
  useTitle('Notifications');
  return (
    <>
      <h1>Notifications</h1>
      <RequireSession to="see your notifications">
        <Inbox />
      </RequireSession>
    </>
  );
}

function Inbox() {
  const { market, key } = useSessionApi();
  const notifications = useInfiniteQuery(notificationsQuery(market, key));
  const unread = notifications.data?.pages[0]?.unread_count ?? 0;
  return (
    <div className="stack">
      {unread > 0 && (
        <div className="row apart">
          <p>{formatCount(unread)} unread</p>
          <ActionButton quiet onAction={() => market.notifications.markRead({})}>
            Mark all as read
          </ActionButton>
        </div>
      )}
      <PagedList query={notifications} noun="notifications">
        {(items) => (
          <ul className="stack-tight">
            {items.map((one) => (
              <NotificationRow key={one.id} of={one} market={market} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function NotificationRow({ of, market }: { of: Notification; market: AgentMarket }) {
  const { id, title, body, order_id, bounty_id, read, created_at } = of;
  const log = findDeliveryLog(of);
  return (
    <li className={read ? 'card stack-tight' : 'card news stack-tight'}>
      <div className="row apart">
        <h2 className="line">{title}</h2>
        <span className="row small soft">
          {!read && <Tag tone="warn">Unread</Tag>}
          <RelativeTime at={created_at} />
        </span>
      </div>
      <p className="prose">{log ? body.replace(log.url, '').trim() : body}</p>
      <div className="row">
        {log && (
          <Link to="/my/agents/$id/webhook/$delivery" params={log}>
            Open delivery log
          </Link>
        )}
        {order_id && <OrderLink order={order_id} type={of.type} />}
        {bounty_id && (
          <Link to="/bounties/$id" params={{ id: bounty_id }}>
            View bounty
          </Link>
        )}
        {!read && (
          <ActionButton quiet small onAction={() => market.notifications.markRead({ ids: [id] })}>
            Mark as read
          </ActionButton>
        )}
      </div>
    </li>
  );
}

const DELIVERY_LOG = /\/my\/agents\/(agt_\w+)\/webhook\/([\w-]+)$/;

/** Only the server writes the text of these. It ends with the address of the log. */
function findDeliveryLog({ type, body }: Notification) {
  const path = type === 'webhook_dropped' ? DELIVERY_LOG.exec(body) : null;
  if (!path) return undefined;
  const [, id = '', delivery = ''] = path;
  return { id, delivery, url: body.slice(body.lastIndexOf(' ') + 1) };
}

/** Notifications about an agent's orders. The others are about the user's own. */
const AGENT_NOTIFICATION_TYPES: Notification['type'][] = [
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
  if (AGENT_NOTIFICATION_TYPES.includes(type)) {
    return (
      <Link to="/my/orders/$order" params={{ order }}>
        View order
      </Link>
    );
  }
  return (
    <Link to="/orders/$id" params={{ id: order }}>
      View order
    </Link>
  );
}

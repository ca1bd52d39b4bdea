import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEventFeed } from '../data/event-feed.ts';
import { unreadCountQuery } from '../data/owner-queries.ts';
import { useSessionApi } from '../data/session-api.ts';
import { AccountMenu } from './account-menu.tsx';
import { formatCount } from './format.ts';
import { Toasts } from './toasts.tsx';

/** The links of whoever is signed in, and their account. */
export function AccountBar() {
  const { market, session } = useSessionApi();
  useEventFeed(session.person && market);
  return (
    <>
      <nav aria-label="Account" className="own">
        <ul>
          <li>
            <Link to="/orders">Your orders</Link>
          </li>
          <li>
            <Link to="/my/agents">Your agents</Link>
          </li>
          <li>
            <Link to="/my/notifications">
              Notifications
              <UnreadCount />
            </Link>
          </li>
        </ul>
      </nav>
      <div className="session">
        <AccountMenu session={session} />
        <Toasts />
      </div>
    </>
  );
}

/** Not for wallets: each would be asked to sign, again and again. */
function UnreadCount() {
  const { market, key, session } = useSessionApi();
  const unread = useQuery({ ...unreadCountQuery(market, key), enabled: session.person !== undefined });
  if (!unread.data) return null;
  return (
    <span className="count count-new">
      {formatCount(unread.data)}
      <span className="unseen"> unread</span>
    </span>
  );
}

import { MarketError, NetworkError } from '@agent-market/sdk';
import type { LucideIcon } from 'lucide-react';
import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Skeleton, type SkeletonKind } from './skeleton.tsx';

const OFFLINE_MESSAGE = 'You are offline. Check your connection and try again.';
const UNREACHABLE_MESSAGE = 'The service does not respond. Try again in a moment.';

export function Loading({ what = 'Loading', kind = 'lines' }: { what?: string; kind?: SkeletonKind }) {
  return (
    <div role="status">
      <span className="unseen">{what} …</span>
      <Skeleton kind={kind} />
    </div>
  );
}

export function EmptyMessage({ children }: { children: ReactNode }) {
  return <p className="note soft">{children}</p>;
}

interface EmptyStateProps {
  icon?: LucideIcon;
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ icon: Icon = Inbox, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon className="icon" aria-hidden="true" />
      <p>{children}</p>
      {action && <div className="actions row">{action}</div>}
    </div>
  );
}

export function ErrorMessage({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <div className="note note-bad row apart" role="alert">
      <span>
        <CircleAlert className="icon" aria-hidden="true" /> {getErrorMessage(error)}
      </span>
      {onRetry && (
        <Button quiet small onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function getErrorMessage(error: unknown): string {
  if (error instanceof NetworkError) return navigator.onLine ? UNREACHABLE_MESSAGE : OFFLINE_MESSAGE;
  if (error instanceof MarketError) return error.message;
  if (!(error instanceof Error)) return 'Something went wrong.';
  // wallet libraries append whole requests to their messages
  return 'shortMessage' in error ? String(error.shortMessage) : error.message;
}

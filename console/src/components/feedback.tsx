import { MarketError } from '@agent-market/sdk';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export function Loading({ what = 'Loading' }: { what?: string }) {
  return (
    <p className="soft" role="status">
      {what} …
    </p>
  );
}

export function EmptyMessage({ children }: { children: ReactNode }) {
  return <p className="note soft">{children}</p>;
}

export function ErrorMessage({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  return (
    <div className="note note-bad row apart" role="alert">
      <span>{getErrorMessage(error)}</span>
      {onRetry && (
        <Button quiet small onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function getErrorMessage(error: unknown): string {
  if (error instanceof MarketError) return error.message;
  if (!(error instanceof Error)) return 'Something went wrong.';
  // wallet libraries append whole requests to their messages
  return 'shortMessage' in error ? String(error.shortMessage) : error.message;
}

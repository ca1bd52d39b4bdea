import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isSignedIn, useSession } from '../session/session.ts';
import { getButtonClass } from './button.tsx';

/** Content that needs a session; otherwise links to the sign-in page, which leads back here. */
export function RequireSession({ to, children }: { to: string; children: ReactNode }) {
  const session = useSession();
  const { href } = useLocation();
  if (isSignedIn(session)) return children;
  return (
    <div className="note stack-tight">
      <p>
        {session.isExpired ? 'Your session has expired. Sign in again' : 'Sign in'} to {to}.
      </p>
      <div>
        <Link to="/sign-in" search={{ next: href }} className={getButtonClass()}>
          Sign in
        </Link>
      </div>
    </div>
  );
}

import { Link, useLocation } from '@tanstack/react-router';
import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSignedIn, useSession } from '../session/session.ts';
import { getButtonClass } from './button.tsx';
import { EmptyState } from './feedback.tsx';

interface RequireSessionProps {
  /** What the user signs in for. */
  to: string;
  /** The title of the page, if the content has it. */
  title?: string;
  children: ReactNode;
}

/** Content that needs a session; otherwise links to the sign-in page, which leads back here. */
export function RequireSession({ to, title, children }: RequireSessionProps) {
  const session = useSession();
  const { href } = useLocation();
  if (isSignedIn(session)) return children;
  return (
    <>
      {title && <h1>{title}</h1>}
      <EmptyState
        icon={LogIn}
        action={
          <Link to="/sign-in" search={{ next: href }} className={getButtonClass()}>
            Sign in
          </Link>
        }
      >
        {session.isExpired ? 'Your session has expired. Sign in again' : 'Sign in'} to {to}.
      </EmptyState>
    </>
  );
}

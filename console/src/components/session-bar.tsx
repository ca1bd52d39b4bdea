import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { isSignedIn, useSession } from '../session/session.ts';
import { getButtonClass } from './button.tsx';

// visitors who are not signed in do not load it
const AccountBar = lazy(() => import('./account-bar.tsx').then((file) => ({ default: file.AccountBar })));

/** The account, or the way to sign in, which leads back here. */
export function SessionBar() {
  const session = useSession();
  const { href, pathname } = useLocation();
  if (isSignedIn(session)) {
    return (
      <Suspense>
        <AccountBar />
      </Suspense>
    );
  }
  return (
    <div className="session">
      <Link
        to="/sign-in"
        search={pathname === '/sign-in' ? true : { next: href }}
        className={getButtonClass({ small: true })}
      >
        Sign in
      </Link>
    </div>
  );
}

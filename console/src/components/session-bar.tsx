import { Link } from '@tanstack/react-router';
import { isSignedIn, useSession } from '../session/session.ts';
import { signOut } from '../session/sign-in.ts';
import { Button, getButtonClass } from './button.tsx';
import { shorten } from './format.ts';
import { NavLinks } from './nav-links.tsx';

const NAV_LINKS = [
  ['/orders', 'Your orders'],
  ['/my/agents', 'Your agents'],
  ['/my/notifications', 'Notifications'],
] as const;

/** The session, with its links, and sign-in or sign-out. */
export function SessionBar() {
  const session = useSession();
  if (!isSignedIn(session)) {
    return (
      <div className="session">
        <Link to="/sign-in" className={getButtonClass({ small: true })}>
          Sign in
        </Link>
      </div>
    );
  }
  const { person, wallet } = session;
  return (
    <>
      <nav aria-label="Account" className="own">
        <NavLinks of={NAV_LINKS} />
      </nav>
      <div className="session">
        <Link to="/sign-in" className="soft">
          {person?.name ?? <ShortAddress of={wallet?.address ?? ''} />}
        </Link>
        <Button quiet small onClick={signOut}>
          Sign out
        </Button>
      </div>
    </>
  );
}

/** Abbreviated for phones. */
function ShortAddress({ of }: { of: string }) {
  const [head, end] = shorten(of).split('…');
  return (
    <>
      <span className="desk">{head}</span>…{end}
    </>
  );
}

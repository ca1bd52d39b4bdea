import { Link } from '@tanstack/react-router';
import { signOut } from '../session/keep.ts';
import { isSignedIn, useSession } from '../session/session.ts';
import { Button, buttonClass } from './button.tsx';
import { shortened } from './format.ts';
import { Places } from './places.tsx';

const PLACES = [
  ['/orders', 'Your orders'],
  ['/my/agents', 'Your agents'],
  ['/my/notifications', 'Notifications'],
] as const;

/** Who is here, what is theirs, and the way in or out. */
export function SessionBar() {
  const session = useSession();
  if (!isSignedIn(session)) {
    return (
      <div className="session">
        <Link to="/sign-in" className={buttonClass({ small: true })}>
          Sign in
        </Link>
      </div>
    );
  }
  const { person, wallet } = session;
  return (
    <>
      <nav aria-label="Yours" className="own">
        <Places of={PLACES} />
      </nav>
      <div className="session">
        <Link to="/sign-in" className="soft">
          {person?.name ?? <Address of={wallet?.address ?? ''} />}
        </Link>
        <Button quiet small onClick={signOut}>
          Sign out
        </Button>
      </div>
    </>
  );
}

/** On a phone there is room for its end. */
function Address({ of }: { of: string }) {
  const [head, end] = shortened(of).split('…');
  return (
    <>
      <span className="desk">{head}</span>…{end}
    </>
  );
}

import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Loading, Problem } from '../parts/states.tsx';
import { useTitle } from '../parts/title.ts';
import { comeBack } from '../session/identity-provider.ts';
import { signInAs } from '../session/keep.ts';

/** One code is exchanged once, however often the page is drawn. */
let coming: ReturnType<typeof comeBack> | undefined;

export function SignedIn() {
  useTitle('Signing in');
  const { history } = useRouter();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    coming ??= comeBack(new URLSearchParams(window.location.search));
    coming
      .then(({ person, next }) => {
        signInAs(person);
        history.replace(next);
      })
      .catch(setError)
      .finally(() => {
        coming = undefined;
      });
  }, [history]);
  if (!error) return <Loading what="Signing in" />;
  return (
    <div className="stack">
      <Problem error={error} />
      <p>
        <Link to="/sign-in">Try again</Link>
      </p>
    </div>
  );
}

import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorMessage, Loading } from '../components/feedback.tsx';
import { useTitle } from '../components/use-title.ts';
import { completeSignIn } from '../session/identity-provider.ts';
import { signInAs } from '../session/sign-in.ts';

/** A code is exchanged once, however often the page renders. */
let pendingCallback: ReturnType<typeof completeSignIn> | undefined;

export function SignInCallback() {
  useTitle('Signing in');
  const { history } = useRouter();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    pendingCallback ??= completeSignIn(new URLSearchParams(window.location.search));
    pendingCallback
      .then(({ person, next }) => {
        signInAs(person);
        history.replace(next);
      })
      .catch(setError)
      .finally(() => {
        pendingCallback = undefined;
      });
  }, [history]);
  if (!error) return <Loading what="Signing in" />;
  return (
    <div className="stack">
      <ErrorMessage error={error} />
      <p>
        <Link to="/sign-in">Try again</Link>
      </p>
    </div>
  );
}

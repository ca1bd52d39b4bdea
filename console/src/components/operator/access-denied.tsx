import { Lock } from 'lucide-react';
import { redirectToIdentityProvider } from '../../session/identity-provider.ts';
import { settings } from '../../settings.ts';
import { ActionButton } from '../action.tsx';
import { EmptyState } from '../feedback.tsx';

/** For those who are signed in, but are no operators. */
export function AccessDenied() {
  return (
    <>
      <h1>Operators only</h1>
      <EmptyState
        icon={Lock}
        action={
          <ActionButton onAction={() => redirectToIdentityProvider('/operator', { asAnother: true })}>
            Use another account
          </ActionButton>
        }
      >
        {settings.sandbox
          ? 'Your account cannot manage the market. In the sandbox, sign in as “operator”.'
          : 'Your account cannot manage the market. Ask its operators for access.'}
      </EmptyState>
    </>
  );
}

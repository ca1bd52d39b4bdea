import { AgentMarket } from '@agent-market/sdk';
import { useMemo } from 'react';
import { getSessionKey, readSession, type Session, useSession } from '../session/session.ts';
import { settings } from '../settings.ts';

/** The API with the session's credentials. */
function createSessionApi({ person, wallet }: Session): AgentMarket {
  return new AgentMarket({ baseUrl: settings.apiUrl, token: person?.token, signer: wallet?.signer });
}

/** For code outside of components. */
export function getSessionApi(): { market: AgentMarket; key: string } {
  const session = readSession();
  return { market: createSessionApi(session), key: getSessionKey(session) };
}

export function useSessionApi(): { market: AgentMarket; key: string; session: Session } {
  const session = useSession();
  return useMemo(
    () => ({ market: createSessionApi(session), key: getSessionKey(session), session }),
    [session],
  );
}

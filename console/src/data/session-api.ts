import { AgentMarket } from '@agent-market/sdk';
import { useMemo } from 'react';
import { getSessionKey, type Session, useSession } from '../session/session.ts';
import { settings } from '../settings.ts';

/** The API with the session's credentials. */
function createSessionApi({ person, wallet }: Session): AgentMarket {
  return new AgentMarket({ baseUrl: settings.apiUrl, token: person?.token, signer: wallet?.signer });
}

export function useSessionApi(): { market: AgentMarket; key: string; session: Session } {
  const session = useSession();
  return useMemo(
    () => ({ market: createSessionApi(session), key: getSessionKey(session), session }),
    [session],
  );
}

import { AgentMarket } from '@agent-market/sdk';
import { useMemo } from 'react';
import { type Session, sessionKey, useSession } from '../session/session.ts';
import { settings } from '../settings.ts';

/** The API as whoever is here may call it. */
function marketOf({ person, wallet }: Session): AgentMarket {
  return new AgentMarket({ baseUrl: settings.apiUrl, token: person?.token, signer: wallet?.signer });
}

export function useOwnMarket(): { market: AgentMarket; key: string; session: Session } {
  const session = useSession();
  return useMemo(() => ({ market: marketOf(session), key: sessionKey(session), session }), [session]);
}

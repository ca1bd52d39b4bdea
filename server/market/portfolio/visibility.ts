import { ForbiddenError } from '../../foundation/platform/errors.ts';
import type { HiddenFlags } from './entry-row.ts';

export interface Roles {
  isProvider: boolean;
  isClient: boolean;
}

/** Whoever is both parties acts as both. Throws if the caller has nothing to undo. */
export function changeHiddenFlags(
  before: HiddenFlags,
  { isProvider, isClient }: Roles,
  hide: boolean,
): HiddenFlags {
  const { hidden_by_agent, hidden_by_client } = before;
  if (!hide && hidden_by_client && !isClient && !hidden_by_agent)
    throw hiddenByOtherPartyError('client of the order');
  if (!hide && hidden_by_agent && !isProvider && !hidden_by_client) throw hiddenByOtherPartyError('agent');
  return {
    hidden_by_agent: isProvider ? hide : hidden_by_agent,
    hidden_by_client: isClient ? hide : hidden_by_client,
  };
}

function hiddenByOtherPartyError(party: string): ForbiddenError {
  return new ForbiddenError('forbidden', `The ${party} hid this entry. Only they can show it again.`);
}

import type { ConnectionsHandlers } from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { pageRequest } from '../../foundation/browse/page.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { type GrantedRow, readGranted } from '../../identity/oauth/granted.ts';
import { endGrant } from '../../identity/oauth/records.ts';

type Connection = components['schemas']['Connection'];

const PREFIX = 'con_';

/** What a person sees and ends of what they have granted. */
export const connectionsHandlers: ConnectionsHandlers<RequestContext> = {
  async list({ query }, context) {
    const page = await readGranted(context.em(), personOf(context), pageRequest(query));
    return list(page.rows.map(toConnection), page.total, page.nextCursor);
  },
  async end({ path: { id } }, context) {
    const isEnded = await endGrant(context.em(), id.replace(PREFIX, ''), personOf(context));
    if (!isEnded) throw new NotFoundError('not_found', 'You have no connection with this id');
    return ok({ id, ended: true });
  },
};

/** The contract lets nobody else in. */
function personOf({ caller }: RequestContext): string {
  if (caller.kind !== 'user') throw new Error(`A person was expected, not ${caller.kind}`);
  return caller.userId;
}

function toConnection({
  id,
  client_name,
  created_at,
  last_used_at,
  expires_at,
  ...row
}: GrantedRow): Connection {
  return {
    id: `${PREFIX}${id}`,
    client_id: row.client_id,
    client_name: client_name ?? row.client_id,
    granted_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
  };
}

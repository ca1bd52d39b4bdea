import type { ConnectionsHandlers } from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { type GrantRow, listGrants, readAgentNames } from '../../identity/oauth/grants.ts';
import { revokeOwnGrant } from '../../identity/oauth/records.ts';
import { parseScopes } from '../../identity/oauth/scopes.ts';

type Connection = components['schemas']['Connection'];

const CONNECTION_ID_PREFIX = 'con_';

/** Lists and ends a user's connections. */
export const connectionsHandlers: ConnectionsHandlers<RequestContext> = {
  async list({ query }, context) {
    const em = context.em();
    const page = await listGrants(em, requireUserId(context), parsePageRequest(query));
    const names = await readAgentNames(
      em,
      page.rows.flatMap(({ agent_ids }) => agent_ids ?? []),
    );
    return list(
      page.rows.map((row) => toConnection(row, names)),
      page.total,
      page.nextCursor,
    );
  },
  async end({ path: { id } }, context) {
    const isEnded = await revokeOwnGrant(
      context.em(),
      id.replace(CONNECTION_ID_PREFIX, ''),
      requireUserId(context),
    );
    if (!isEnded) throw new NotFoundError('not_found', 'No such connection.');
    return ok({ id, ended: true });
  },
};

/** The contract allows only users. */
function requireUserId({ caller }: RequestContext): string {
  if (caller.kind !== 'user') throw new Error(`A person was expected, not ${caller.kind}`);
  return caller.userId;
}

function toConnection(granted: GrantRow, names: ReadonlyMap<string, string>): Connection {
  const { id, client_name, created_at, last_used_at, expires_at, agent_ids, resources, ...row } = granted;
  return {
    id: `${CONNECTION_ID_PREFIX}${id}`,
    client_id: row.client_id,
    client_name: client_name ?? row.client_id,
    scopes: parseScopes(Object.values(resources ?? {}).join(' ')) ?? [],
    agents: agent_ids?.map((agentId) => ({ id: agentId, name: names.get(agentId) ?? agentId })) ?? null,
    granted_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
  };
}

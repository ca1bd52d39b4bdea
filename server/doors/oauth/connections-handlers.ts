import type { ConnectionsHandlers } from '../../../generated/handlers.gen.ts';
import type { components } from '../../../generated/types.gen.ts';
import { list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { pageRequest } from '../../foundation/browse/page.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { type GrantedRow, readAgentNames, readGranted } from '../../identity/oauth/granted.ts';
import { endGrant } from '../../identity/oauth/records.ts';
import { parseScopes } from '../../identity/oauth/scopes.ts';

type Connection = components['schemas']['Connection'];

const PREFIX = 'con_';

/** What a person sees and ends of what they have granted. */
export const connectionsHandlers: ConnectionsHandlers<RequestContext> = {
  async list({ query }, context) {
    const em = context.em();
    const page = await readGranted(em, personOf(context), pageRequest(query));
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

function toConnection(granted: GrantedRow, names: ReadonlyMap<string, string>): Connection {
  const { id, client_name, created_at, last_used_at, expires_at, agent_ids, resources, ...row } = granted;
  return {
    id: `${PREFIX}${id}`,
    client_id: row.client_id,
    client_name: client_name ?? row.client_id,
    scopes: parseScopes(Object.values(resources ?? {}).join(' ')) ?? [],
    agents: agent_ids?.map((agentId) => ({ id: agentId, name: names.get(agentId) ?? agentId })) ?? null,
    granted_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
  };
}

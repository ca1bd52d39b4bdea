import type { KeysHandlers } from '../../../../generated/handlers.gen.ts';
import { list, ok } from '../../../contract/envelope.ts';
import type { RequestContext } from '../../../contract/request-context.ts';
import { pageRequest } from '../../../foundation/browse/page.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { requireAgentOwner } from '../../../identity/agent-ownership.ts';
import { findAgent } from '../../../identity/find-agent.ts';
import { entityToKey, toIssuedKey, toKey, toNewKey } from './convert.ts';
import { listKeys } from './reads.ts';
import type { AgentKeyService, IssuedKey } from './service.ts';

export interface KeysHandlersOptions {
  keys: AgentKeyService;
  clock: Clock;
}

const OVERLAP_SECONDS = 3600;

export function keysHandlers({ keys, clock }: KeysHandlersOptions): KeysHandlers<RequestContext> {
  const ownerOf = async (context: RequestContext, ref: string) => {
    const em = context.em();
    const { caller } = context;
    const agent = await findAgent(em, ref, caller);
    await requireAgentOwner(em, caller, agent);
    return { agentId: agent.id, caller };
  };

  return {
    async list({ path, query }, context) {
      const { agentId } = await ownerOf(context, path.id);
      const page = await listKeys(context.em(), agentId, pageRequest(query));
      return list(page.rows.map(toKey), page.total, page.nextCursor);
    },
    async create({ path, body }, context) {
      const asked = toNewKey(body, clock.now());
      return issued(await keys.create(context.em(), await ownerOf(context, path.id), asked));
    },
    async rotate({ path, body }, context) {
      const overlap = body?.overlap_seconds ?? OVERLAP_SECONDS;
      const owner = await ownerOf(context, path.id);
      return issued(await keys.rotate(context.em(), owner, path.key_id, overlap));
    },
    async revoke({ path }, context) {
      const owner = await ownerOf(context, path.id);
      return ok(entityToKey(await keys.revoke(context.em(), owner, path.key_id)));
    },
  };
}

function issued(key: IssuedKey) {
  const headers = { 'Cache-Control': 'no-store' as const };
  return { status: 201 as const, headers, body: { success: true as const, data: toIssuedKey(key) } };
}

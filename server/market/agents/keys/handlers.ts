import type { KeysHandlers } from '../../../../generated/handlers.gen.ts';
import { list, ok } from '../../../contract/envelope.ts';
import type { RequestContext } from '../../../contract/request-context.ts';
import { parsePageRequest } from '../../../foundation/browse/page.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { requireAgentOwner } from '../../../identity/agent-ownership.ts';
import { getAgent } from '../../../identity/get-agent.ts';
import { toIssuedKey, toKey, toKeyFromEntity, toNewKey } from './convert.ts';
import { listKeys } from './reads.ts';
import type { AgentKeyService, IssuedKey } from './service.ts';

export interface KeysHandlersOptions {
  keys: AgentKeyService;
  clock: Clock;
}

const DEFAULT_OVERLAP_SECONDS = 3600;

export function keysHandlers({ keys, clock }: KeysHandlersOptions): KeysHandlers<RequestContext> {
  const requireKeyOwner = async (context: RequestContext, ref: string) => {
    const em = context.em();
    const { caller } = context;
    const agent = await getAgent(em, ref, caller);
    await requireAgentOwner(em, caller, agent);
    return { agentId: agent.id, caller };
  };

  return {
    async list({ path, query }, context) {
      const { agentId } = await requireKeyOwner(context, path.id);
      const page = await listKeys(context.em(), agentId, parsePageRequest(query));
      return list(page.rows.map(toKey), page.total, page.nextCursor);
    },
    async create({ path, body }, context) {
      const asked = toNewKey(body, clock.now());
      return issuedKeyReply(await keys.create(context.em(), await requireKeyOwner(context, path.id), asked));
    },
    async rotate({ path, body }, context) {
      const overlap = body?.overlap_seconds ?? DEFAULT_OVERLAP_SECONDS;
      const owner = await requireKeyOwner(context, path.id);
      return issuedKeyReply(await keys.rotate(context.em(), owner, path.key_id, overlap));
    },
    async revoke({ path }, context) {
      const owner = await requireKeyOwner(context, path.id);
      return ok(toKeyFromEntity(await keys.revoke(context.em(), owner, path.key_id)));
    },
  };
}

function issuedKeyReply(key: IssuedKey) {
  const headers = { 'Cache-Control': 'no-store' as const };
  return { status: 201 as const, headers, body: { success: true as const, data: toIssuedKey(key) } };
}

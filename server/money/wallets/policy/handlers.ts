import type { WalletsHandlers } from '../../../../generated/handlers.gen.ts';
import { list, ok } from '../../../contract/envelope.ts';
import type { RequestContext } from '../../../contract/request-context.ts';
import type { NotificationService } from '../../../events/notifications/service.ts';
import { parsePageRequest } from '../../../foundation/browse/page.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import { requireAgentOrOwner, requireAgentOwner } from '../../../identity/agent-ownership.ts';
import { getAgent } from '../../../identity/get-agent.ts';
import { changeSettings, findSettings } from '../settings.ts';
import { resolveAgentIds } from './allowed-agents.ts';
import { getApproval, listApprovals } from './approval-reads.ts';
import { toApproval, toPolicy, toPolicyChange } from './convert.ts';
import { decideApproval } from './decide-approval.ts';

interface Options {
  clock: Clock;
  notifications: NotificationService;
}

type Group = Pick<
  WalletsHandlers<RequestContext>,
  'getPolicy' | 'setPolicy' | 'listApprovals' | 'decideApproval'
>;

export function policyHandlers(options: Options): Group {
  const { clock } = options;

  const requireReadableAgent = async (context: RequestContext, ref: string) => {
    const agent = await getAgent(context.em(), ref, context.caller);
    await requireAgentOrOwner(context.em(), context.caller, agent);
    return agent;
  };

  const requireOwnedAgent = async (context: RequestContext, ref: string) => {
    const agent = await getAgent(context.em(), ref, context.caller);
    await requireAgentOwner(context.em(), context.caller, agent);
    return agent;
  };

  return {
    async getPolicy({ path }, context) {
      const agent = await requireReadableAgent(context, path.id);
      return ok(toPolicy(agent.id, await findSettings(context.em(), agent)));
    },
    async setPolicy({ path, body }, context) {
      const { id: agentId } = await requireOwnedAgent(context, path.id);
      const change = toPolicyChange(body);
      if (Object.keys(change).length === 0) throw buildEmptyPolicyError();
      if (change.allowedAgents)
        change.allowedAgents = await resolveAgentIds(context.em(), change.allowedAgents);
      const by = { caller: context.caller, agentId };
      const settings = await changeSettings(context.em(), options, by, (row) => {
        Object.assign(row, change);
      });
      return ok(toPolicy(agentId, settings));
    },
    async listApprovals({ path, query }, context) {
      const agent = await requireReadableAgent(context, path.id);
      const page = await listApprovals(context.em(), agent, parsePageRequest(query));
      const now = clock.now();
      return list(
        page.rows.map((row) => toApproval(row, now)),
        page.total,
        page.nextCursor,
      );
    },
    async decideApproval({ path, body }, context) {
      const { id: agentId } = await requireOwnedAgent(context, path.id);
      const { approval_id: id } = path;
      const { caller } = context;
      const { decision } = body;
      await decideApproval(context.em(), clock, { agentId, id, caller, decision });
      return ok(toApproval(await getApproval(context.em(), id), clock.now()));
    },
  };
}

function buildEmptyPolicyError() {
  return invalidFieldsError([{ path: 'body', message: 'must set at least one limit of the policy' }]);
}

import type { AgentsHandlers } from '../../../generated/handlers.gen.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { GoneError, UnauthorizedError } from '../../foundation/platform/errors.ts';
import { requireAgentOrOwner, requireAgentOwner } from '../../identity/agent-ownership.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import { getAgent } from '../../identity/get-agent.ts';
import { resolveSpender } from '../../money/payments/spender.ts';
import type { RecipientRules } from '../../money/payouts/recipient-rules.ts';
import { parsePaymentHeaders, toEvidence } from '../../money/x402/convert.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import { browseAgents } from './browse.ts';
import type { AgentChangeService } from './change-service.ts';
import {
  toAgent,
  toBountyAlertSettings,
  toChanges,
  toDescription,
  toDetail,
  toFilter,
  toModel,
  toOwnAgent,
  toPayoutSettings,
  toPendingChange,
  toRecovered,
  toRegistered,
} from './convert.ts';
import { getAgentDetail } from './detail.ts';
import { resolveNewOwner, resolveUpdateCaller } from './new-owner.ts';
import { getOwnAgent, getPendingChanges, recoverKeys } from './own-reads.ts';
import { resolveOwner } from './owner.ts';
import { checkPayoutAddresses } from './payout-addresses.ts';
import type { PayoutChanges } from './payout-changes.ts';
import { listAiModels, listFeatured } from './public-reads.ts';
import type { RegistrationService } from './registration-service.ts';

export interface AgentsHandlersOptions {
  registrations: RegistrationService;
  changes: AgentChangeService;
  payoutChanges: PayoutChanges;
  clock: Clock;
  secrets: AgentSecrets;
  receipts: Receipts;
  recipients: RecipientRules;
}

type Group = AgentsHandlers<RequestContext>;
type UpdateBody = Parameters<Group['updateMe']>[0]['body'];

export function agentsHandlers(options: AgentsHandlersOptions): Group {
  const { registrations, changes, payoutChanges, secrets, receipts, recipients, clock } = options;

  const change = async (context: RequestContext, agentId: string, body: UpdateBody) => {
    checkPayoutAddresses(body, recipients);
    const newOwner = await resolveNewOwner(context, body.owner_wallet);
    const { caller, authority } = context;
    await changes.change(context.em(), agentId, {
      caller,
      authority,
      changes: toChanges(body),
      payoutSettings: toPayoutSettings(body),
      bountyAlerts: toBountyAlertSettings(body),
      newOwner,
    });
    return ok(toOwnAgent(await getOwnAgent(context.em(), agentId, { secrets, caller, now: clock.now() })));
  };

  return {
    async register({ query, header, body }, context) {
      const proof = parsePaymentHeaders({ header });
      const evidence = toEvidence({ header, body }, proof);
      const made = await registrations.register(context.em(), toDescription(body), {
        owner: resolveOwner(context.caller, body.owner_wallet),
        wantsToPay: query.pay === 'x402' || body.pay_to_register === true,
        payment: proof && { proof, spender: await resolveSpender(context.em(), context.caller, evidence) },
      });
      const issued = made.purchase && (await receipts.issue(made.purchase, proof));
      return { ...created(toRegistered(made)), headers: issued?.headers ?? {} };
    },
    async recover({ body }, context) {
      await changes.attachPaidAgents(context.em(), context.caller);
      const keys = await recoverKeys(context.em(), secrets, context.caller, body?.agent_name);
      return ok({ agents: keys.map(toRecovered) });
    },
    async me(_request, context) {
      const { caller } = context;
      const view = { secrets, caller, now: clock.now() };
      return ok(toOwnAgent(await getOwnAgent(context.em(), getCallerAgentId(context), view)));
    },
    updateMe: ({ body }, context) => change(context, getCallerAgentId(context), body),
    async verifyTwitter() {
      throw new GoneError(
        'gone',
        'This endpoint was removed. Sign in with the identity provider to link an X handle.',
      );
    },
    async list({ query }, context) {
      if (query.mine && context.caller.kind === 'anonymous') {
        throw new UnauthorizedError('missing_credentials', 'Sign in to see your own agents.');
      }
      const page = await context.read((em) =>
        browseAgents(em, toFilter(query), parsePageRequest(query), context.caller),
      );
      return list(page.rows.map(toAgent), page.total, page.nextCursor);
    },
    async featured({ query }, context) {
      const rows = await context.read((em) => listFeatured(em, query.limit ?? 8));
      return list(rows.map(toAgent), rows.length, null);
    },
    get: async ({ path }, context) => ok(toDetail(await context.read((em) => getAgentDetail(em, path.id)))),
    async update({ path, body }, context) {
      const caller = await resolveUpdateCaller(context, body.owner_wallet);
      const em = context.em();
      const agent = await getAgent(em, path.id, caller);
      await requireAgentOrOwner(em, caller, agent);
      return change(context, agent.id, body);
    },
    async listPendingChanges({ path }, context) {
      const em = context.em();
      const agent = await getAgent(em, path.id, context.caller);
      await requireAgentOrOwner(em, context.caller, agent);
      const pending = await getPendingChanges(em, agent.id, clock.now());
      return list(pending.map(toPendingChange), pending.length, null);
    },
    async stopPendingChange({ path }, context) {
      const em = context.em();
      const agent = await getAgent(em, path.id, context.caller);
      await requireAgentOwner(em, context.caller, agent);
      await payoutChanges.cancel(em, agent.id, path.change_id);
      return ok({ id: path.change_id, status: 'cancelled' });
    },
    async listModels({ query }, context) {
      const page = await context.read((em) => listAiModels(em, parsePageRequest(query)));
      return list(page.rows.map(toModel), page.total, page.nextCursor);
    },
  };
}

/** The contract allows only agents and owners. */
function getCallerAgentId({ caller }: RequestContext): string {
  if (caller.kind !== 'agent') throw new Error(`An agent was expected, not ${caller.kind}`);
  return caller.agentId;
}

import type { AgentsHandlers } from '../../../generated/handlers.gen.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { pageRequest } from '../../foundation/browse/page.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { GoneError, UnauthorizedError } from '../../foundation/platform/errors.ts';
import { requireAgentOrOwner, requireAgentOwner } from '../../identity/agent-ownership.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import { findAgent } from '../../identity/find-agent.ts';
import { claimantFrom } from '../../money/payments/claimant.ts';
import type { Recipients } from '../../money/payouts/recipients.ts';
import { toEvidence, toProof } from '../../money/x402/convert.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import { browseAgents } from './browse.ts';
import type { AgentChangeService } from './change-service.ts';
import { changingCaller, newOwnerFrom } from './claim.ts';
import {
  toAgent,
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
import { readDetail } from './detail.ts';
import { readOwn, readPendingChanges, recoverKeys } from './own-reads.ts';
import { ownerFrom } from './owner.ts';
import { checkPayoutAddresses } from './payout-addresses.ts';
import type { PayoutChanges } from './payout-changes.ts';
import { readFeatured, readModels } from './public-reads.ts';
import type { RegistrationService } from './registration-service.ts';

export interface AgentsHandlersOptions {
  registrations: RegistrationService;
  changes: AgentChangeService;
  payoutChanges: PayoutChanges;
  clock: Clock;
  secrets: AgentSecrets;
  receipts: Receipts;
  recipients: Recipients;
}

type Group = AgentsHandlers<RequestContext>;
type UpdateBody = Parameters<Group['updateMe']>[0]['body'];

export function agentsHandlers(options: AgentsHandlersOptions): Group {
  const { registrations, changes, payoutChanges, secrets, receipts, recipients, clock } = options;

  const change = async (context: RequestContext, agentId: string, body: UpdateBody) => {
    checkPayoutAddresses(body, recipients);
    const newOwner = await newOwnerFrom(context, body.owner_wallet);
    const { caller, authority } = context;
    await changes.change(context.em(), agentId, {
      caller,
      authority,
      changes: toChanges(body),
      payoutSettings: toPayoutSettings(body),
      newOwner,
    });
    return ok(toOwnAgent(await readOwn(context.em(), agentId, { secrets, caller, now: clock.now() })));
  };

  return {
    async register({ query, header, body }, context) {
      const proof = toProof({ header });
      const evidence = toEvidence({ header, body }, proof);
      const made = await registrations.register(context.em(), toDescription(body), {
        owner: ownerFrom(context.caller, body.owner_wallet),
        wantsToPay: query.pay === 'x402' || body.pay_to_register === true,
        payment: proof && { proof, claimant: await claimantFrom(context.em(), context.caller, evidence) },
      });
      const issued = made.purchase && (await receipts.issue(made.purchase, proof));
      return { ...created(toRegistered(made)), headers: issued?.headers ?? {} };
    },
    async recover({ body }, context) {
      await changes.attachPaid(context.em(), context.caller);
      const keys = await recoverKeys(context.em(), secrets, context.caller, body?.agent_name);
      return ok({ agents: keys.map(toRecovered) });
    },
    async me(_request, context) {
      const { caller } = context;
      const view = { secrets, caller, now: clock.now() };
      return ok(toOwnAgent(await readOwn(context.em(), agentIdOf(context), view)));
    },
    updateMe: ({ body }, context) => change(context, agentIdOf(context), body),
    async verifyTwitter() {
      throw new GoneError(
        'gone',
        'X handles are linked by signing in with the identity provider; this endpoint is gone.',
      );
    },
    async list({ query }, context) {
      if (query.mine && context.caller.kind === 'anonymous') {
        throw new UnauthorizedError('missing_credentials', 'Sign in to see your own agents');
      }
      const page = await browseAgents(context.em(), toFilter(query), pageRequest(query), context.caller);
      return list(page.rows.map(toAgent), page.total, page.nextCursor);
    },
    async featured({ query }, context) {
      const rows = await readFeatured(context.em(), query.limit ?? 8);
      return list(rows.map(toAgent), rows.length, null);
    },
    get: async ({ path }, context) => ok(toDetail(await readDetail(context.em(), path.id))),
    async update({ path, body }, context) {
      const caller = await changingCaller(context, body.owner_wallet);
      const em = context.em();
      const agent = await findAgent(em, path.id, caller);
      await requireAgentOrOwner(em, caller, agent);
      return change(context, agent.id, body);
    },
    async listPendingChanges({ path }, context) {
      const em = context.em();
      const agent = await findAgent(em, path.id, context.caller);
      await requireAgentOrOwner(em, context.caller, agent);
      const pending = await readPendingChanges(em, agent.id, clock.now());
      return list(pending.map(toPendingChange), pending.length, null);
    },
    async stopPendingChange({ path }, context) {
      const em = context.em();
      const agent = await findAgent(em, path.id, context.caller);
      await requireAgentOwner(em, context.caller, agent);
      await payoutChanges.stop(em, agent.id, path.change_id);
      return ok({ id: path.change_id, status: 'cancelled' });
    },
    async listModels({ query }, context) {
      const page = await readModels(context.em(), pageRequest(query));
      return list(page.rows.map(toModel), page.total, page.nextCursor);
    },
  };
}

/** The contract lets nobody else in. */
function agentIdOf({ caller }: RequestContext): string {
  if (caller.kind !== 'agent') throw new Error(`An agent was expected, not ${caller.kind}`);
  return caller.agentId;
}

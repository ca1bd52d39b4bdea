import type { BountiesHandlers } from '../../../generated/handlers.gen.ts';
import { created, list, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { parsePageRequest } from '../../foundation/browse/page.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { resolveSpender } from '../../money/payments/spender.ts';
import { toEvidence } from '../../money/x402/convert.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import { buildPurchase } from '../orders/payment/order-payment.ts';
import type { AcceptService } from './accept-service.ts';
import type { ClaimService } from './claim-service.ts';
import {
  toAcceptance,
  toAcceptanceProof,
  toBounty,
  toBountyDetail,
  toBountyRequest,
  toClaim,
  toFilter,
  toMyBounty,
} from './convert.ts';
import { browseBounties } from './lists.ts';
import { listOwnBounties } from './own-lists.ts';
import { buildAcceptUrl } from './priced-resource.ts';
import { getBountyView } from './reads.ts';
import type { BountiesService } from './service.ts';

export interface BountiesHandlersOptions {
  bounties: BountiesService;
  claims: ClaimService;
  acceptances: AcceptService;
  receipts: Receipts;
  baseUrl: string;
}

export function bountiesHandlers(options: BountiesHandlersOptions): BountiesHandlers<RequestContext> {
  const { bounties, claims, acceptances, receipts, baseUrl } = options;
  return {
    async create({ body }, context) {
      const posted = await bounties.post(context.em(), context.caller, toBountyRequest(body));
      return created(toBounty(posted, true));
    },
    async list({ query }, context) {
      const page = await context.read((em) => browseBounties(em, toFilter(query), parsePageRequest(query)));
      const shown = page.rows.map((row) => toBounty(row, false));
      return list(shown, page.total, page.nextCursor);
    },
    async my({ query }, context) {
      const page = await context.read((em) =>
        listOwnBounties(em, context.caller, query.role, parsePageRequest(query)),
      );
      return list(page.rows.map(toMyBounty), page.total, page.nextCursor);
    },
    async get({ path, query }, context) {
      const withClaims = Number(query.include_claims) === 1;
      return ok(toBountyDetail(await getBountyView(context.em(), context.caller, path.id, withClaims)));
    },
    async claim({ path, body }, context) {
      const agentId = requireAgentId(context.caller);
      return created(toClaim(await claims.claim(context.em(), path.id, agentId, body?.message)));
    },
    async withdraw({ path }, context) {
      const { bounty_id, status } = await claims.withdraw(
        context.em(),
        path.id,
        requireAgentId(context.caller),
      );
      return ok({ bounty_id, status });
    },
    async accept({ path, header, body }, context) {
      const proof = toAcceptanceProof(header, body);
      // a poster is identified by its wallet, wherever it pays
      const evidence = { ...toEvidence({ header, body }, proof), network: undefined };
      const spender = await resolveSpender(context.em(), context.caller, evidence);
      const acceptance = await acceptances.accept(context.em(), {
        bountyId: path.id,
        claimId: body.claim_id,
        clientWallet: body.client_wallet,
        spender,
        proof,
      });
      const purchase = buildPurchase(acceptance.order, buildAcceptUrl(path.id, baseUrl));
      const { headers } = await receipts.issue(purchase, proof);
      return { ...ok(toAcceptance(acceptance)), headers };
    },
    async cancel({ path }, context) {
      return ok(toBounty(await bounties.cancel(context.em(), context.caller, path.id), true));
    },
  };
}

function requireAgentId(caller: Caller): string {
  if (caller.kind === 'agent') return caller.agentId;
  throw new UnauthorizedError('missing_credentials', 'Send the API key of the agent.');
}

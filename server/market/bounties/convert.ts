import type { components } from '../../../generated/types.gen.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { parseUsdField } from '../../foundation/platform/usd-field.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import { type PaymentHeaders, parsePaymentHeaders } from '../../money/x402/convert.ts';
import { toOrder } from '../orders/convert.ts';
import { parsePaymentReference } from '../orders/payment/payment-reference.ts';
import type { BountyRow } from './bounty-row.ts';
import type { ClaimRow } from './claims.ts';
import type { Acceptance } from './find-acceptance.ts';
import type { BountyFilter } from './lists.ts';
import type { OwnBounty } from './own-lists.ts';
import type { BountyView } from './reads.ts';
import type { BountyRequest } from './service.ts';

type Schemas = components['schemas'];

/** Its order and the winning claim are visible only to its parties. */
export function toBounty(row: BountyRow, isParty: boolean): Schemas['Bounty'] {
  return {
    id: row.id,
    client_wallet: row.client_wallet,
    poster_wallet: row.client_wallet,
    poster_display_name: row.poster_display_name,
    title: row.title,
    brief: row.brief,
    category: row.category,
    budget_usd: formatUsd(row.budget_micro),
    deadline_hours: row.deadline_hours,
    claim_window_hours: row.claim_window_hours,
    reference_urls: row.reference_urls,
    reference_images: row.reference_images,
    status: row.status,
    accepted_claim_id: isParty ? row.accepted_claim_id : null,
    order_id: isParty ? row.order_id : null,
    claims_count: row.claims_count,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

export function toBountyDetail({ bounty, isParty, claims }: BountyView): Schemas['BountyDetail'] {
  return { ...toBounty(bounty, isParty), ...(claims && { claims: claims.map(toClaim) }) };
}

export function toMyBounty({ bounty, claim }: OwnBounty): Schemas['MyBounty'] {
  const isParty = claim === null || claim.status === 'accepted';
  return {
    ...toBounty(bounty, isParty),
    role: claim === null ? 'poster' : 'claimant',
    claim: claim && toClaim(claim),
  };
}

export function toClaim(row: ClaimRow): Schemas['Claim'] {
  return {
    id: row.id,
    claim_id: row.id,
    bounty_id: row.bounty_id,
    agent_id: row.agent_id,
    agent_name: row.agent_name,
    agent_slug: row.agent_slug,
    agent_avg_rating: row.agent_avg_rating,
    message: row.message,
    status: row.status,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

export function toAcceptance({ bounty, claim, order }: Acceptance): Schemas['BountyAcceptance'] {
  return {
    order_id: order.id,
    bounty: toBounty(bounty, true),
    claim: toClaim(claim),
    order: toOrder(order),
  };
}

const DEFAULT_CLAIM_WINDOW_HOURS = 24;

export function toBountyRequest(body: Schemas['CreateBountyRequest']): BountyRequest {
  return {
    clientWallet: body.client_wallet,
    title: body.title,
    brief: body.brief,
    category: body.category,
    budgetMicro: parseUsdField('body.budget_usd', body.budget_usd),
    deadlineHours: body.deadline_hours,
    claimWindowHours: body.claim_window_hours ?? DEFAULT_CLAIM_WINDOW_HOURS,
    referenceUrls: body.reference_urls ?? [],
    referenceImages: body.reference_images ?? [],
    callbackUrl: body.callback_url,
  };
}

interface FilterQuery {
  status?: Schemas['BountyStatus'];
  category?: Schemas['Category'];
  min_budget?: string;
  max_budget?: string;
  sort?: Schemas['BountySort'];
}

export function toFilter({ status, category, min_budget, max_budget, sort }: FilterQuery): BountyFilter {
  return {
    status: status ?? 'open',
    category,
    minBudgetMicro: min_budget === undefined ? undefined : parseUsdField('query.min_budget', min_budget),
    maxBudgetMicro: max_budget === undefined ? undefined : parseUsdField('query.max_budget', max_budget),
    sort: sort ?? 'newest',
  };
}

/** A payment comes in a header, or by its reference in the body. */
export function toAcceptanceProof(
  header: PaymentHeaders,
  { escrow_tx_hash, payment_chain }: Schemas['AcceptClaimRequest'],
): PaymentProof | undefined {
  const proof = parsePaymentHeaders({ header });
  if (proof || escrow_tx_hash === undefined) return proof;
  return { kind: 'transaction', ...parsePaymentReference(escrow_tx_hash, payment_chain) };
}

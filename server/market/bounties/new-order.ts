import type { ReceivedPayment } from '../../money/payments/intake.ts';
import { priceWithFeeOnTop } from '../orders/money/split.ts';
import type { UnplacedOrder } from '../orders/new-order.ts';
import { paymentColumns } from '../orders/payment/order-payment.ts';
import type { BountyRow } from './bounty-row.ts';
import type { ClaimRow } from './claims.ts';

/** The default of services. */
const MAX_REVISIONS = 3;

/** The price of accepting a claim. */
export function getAmountDue({ budget_micro }: BountyRow): bigint {
  return priceWithFeeOnTop(budget_micro).total_micro;
}

/** The order that acceptance creates: the poster is its client, and the agent gets the budget. */
export function buildBountyOrder(
  bounty: BountyRow,
  claim: ClaimRow,
  payment: ReceivedPayment,
  now: Date,
): UnplacedOrder {
  const { client_wallet, client_wallet_key, client_user_id, client_agent_id, client_name } = bounty;
  return {
    id: payment.subjectId,
    bounty_id: bounty.id,
    agent_id: claim.agent_id,
    client_wallet,
    client_wallet_key,
    client_user_id,
    client_agent_id,
    client_name,
    service_id: null,
    service_title: bounty.title,
    service_category: bounty.category,
    price_type: 'fixed',
    brief: bounty.brief,
    reference_urls: bounty.reference_urls,
    reference_images: bounty.reference_images,
    callback_url: bounty.callback_url,
    ...priceWithFeeOnTop(bounty.budget_micro),
    ...paymentColumns(payment, 'bounty'),
    turnaround_hours: bounty.deadline_hours,
    max_revisions: MAX_REVISIONS,
    created_at: now,
    updated_at: now,
  };
}

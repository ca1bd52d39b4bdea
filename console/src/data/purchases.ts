import type {
  AgentMarket,
  Bounty,
  BountyAcceptance,
  Claim,
  EarnDeposit,
  EarnMarket,
  Order,
  PaymentChain,
} from '@agent-market/sdk';
import { addFee } from '../components/format.ts';
import { CONFIRM_OPTIONS, type PayingWallet, payOnce, type SentPayment } from './pay-once.ts';
import { findPendingPayment } from './pending-payments.ts';

function toPaymentProof({ reference, secret, network }: SentPayment) {
  const payment_chain = network.split('-')[0] as PaymentChain;
  return { escrow_tx_hash: reference, payment_chain, payment_secret: secret };
}

export async function payOrder(market: AgentMarket, order: Order, paying: PayingWallet): Promise<Order> {
  const { order: now } = await market.orders.get(order.id);
  if (now.total_usd === null || now.total_usd !== order.total_usd) {
    throw new Error('The price changed. Check the new price before you pay.');
  }
  return payOnce(
    {
      purpose: `order:${order.id}`,
      amount: now.total_usd,
      confirm: (payment) =>
        market.orders.update(order.id, { action: 'pay', ...toPaymentProof(payment) }, CONFIRM_OPTIONS),
    },
    paying,
  );
}

/** The price of accepting a claim. */
export const getAcceptancePrice = ({ budget_usd }: Bounty): string => addFee(budget_usd);

/** A bounty is paid once, whichever claim wins. */
export function acceptClaim(
  market: AgentMarket,
  bounty: Bounty,
  claim: Claim,
  paying: PayingWallet,
): Promise<BountyAcceptance> {
  return payOnce(
    {
      purpose: `bounty:${bounty.id}`,
      amount: getAcceptancePrice(bounty),
      confirm: (payment) =>
        market.bounties.accept(
          bounty.id,
          { claim_id: claim.id, ...toPaymentProof(payment) },
          CONFIRM_OPTIONS,
        ),
    },
    paying,
  );
}

/** An earlier payment that is not deployed yet counts, whatever amount is entered now. */
export function depositToEarn(
  market: AgentMarket,
  { key, treasury_wallet }: EarnMarket,
  amount: string,
  paying: PayingWallet,
): Promise<EarnDeposit> {
  const purpose = `earn:${key}` as const;
  return payOnce(
    {
      purpose,
      amount: findPendingPayment(purpose)?.amount ?? amount,
      payTo: treasury_wallet,
      confirm: ({ reference, secret, amount: amount_usd }) =>
        market.earn.deposit(
          { amount_usd, incoming_tx_hash: reference, key, payment_secret: secret },
          CONFIRM_OPTIONS,
        ),
    },
    paying,
  );
}

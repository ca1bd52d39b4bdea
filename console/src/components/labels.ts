import type {
  ActivityType,
  AgentSort,
  BountySort,
  BountyStatus,
  Category,
  ClaimStatus,
  DeliverableMediaType,
  EarnStrategy,
  OrderStatus,
  PaymentNetwork,
  PriceType,
  PricingKind,
  ServiceSort,
} from '@agent-market/sdk';

/** Labels of the contract's enums. A missing one does not compile. */
export const CATEGORY_LABELS: Record<Category, string> = {
  image_gen: 'Images',
  video_gen: 'Video',
  ugc: 'User content',
  influencer: 'Influencer',
  brand_content: 'Brand content',
  coding: 'Coding',
  analytics: 'Analytics',
  seo: 'SEO',
  trading: 'Trading',
  automation: 'Automation',
  consulting: 'Consulting',
  custom: 'Custom',
};

export const SERVICE_SORT_LABELS: Record<ServiceSort, string> = {
  popular: 'Most hired',
  newest: 'Newest',
  cheapest: 'Cheapest',
  rating: 'Best rated',
  fastest: 'Fastest',
};

export const AGENT_SORT_LABELS: Record<AgentSort, string> = {
  popular: 'Most hired',
  newest: 'Newest',
  rating: 'Best rated',
};

export const PRICING_LABELS: Record<PricingKind, string> = {
  onetime: 'One-time',
  subscription: 'Subscription',
};

export const PRICE_TYPE_LABELS: Record<PriceType, string> = {
  fixed: 'fixed price',
  quote: 'price on request',
  weekly: 'per week',
  monthly: 'per month',
};

export const BOUNTY_SORT_LABELS: Record<BountySort, string> = {
  newest: 'Newest',
  budget_desc: 'Highest budget',
  budget_asc: 'Lowest budget',
  ending_soon: 'Ending soon',
};

export const BOUNTY_STATUS_LABELS: Record<BountyStatus, string> = {
  open: 'Open',
  claimed: 'Awarded',
  completed: 'Completed',
  disputed: 'Disputed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const CLAIM_STATUS_LABELS: Record<ClaimStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

export const NETWORK_LABELS: Record<PaymentNetwork, string> = {
  'solana-mainnet': 'Solana',
  'base-mainnet': 'Base',
  'alt-mainnet': 'Alt',
};

export const EARN_STRATEGY_LABELS: Record<EarnStrategy, string> = {
  lending: 'Lending',
  liquidity: 'Liquidity',
};

export const ACTIVITY_LABELS: Record<ActivityType, string> = {
  registration: 'New agent',
  order: 'Order',
  service: 'New service',
  review: 'Review',
  token_launch: 'Token',
};

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending_quote: 'Awaiting quote',
  quoted: 'Awaiting payment',
  accepted: 'Awaiting payment',
  paid: 'Paid',
  in_progress: 'In progress',
  delivered: 'Delivered',
  completed: 'Completed',
  revision_requested: 'Revision requested',
  disputed: 'Disputed',
  cancelled: 'Cancelled',
};

/** The status, for the client. */
export const CLIENT_STATUS_MESSAGES: Record<OrderStatus, string> = {
  pending_quote: 'The agent will quote a price.',
  quoted: 'Pay to start the work. Your payment stays in escrow until you approve the work.',
  accepted: 'Pay to start the work. Your payment stays in escrow until you approve the work.',
  paid: 'Your payment is in escrow. We notified the agent.',
  in_progress: 'The agent is working on your order.',
  delivered: 'Review the work, then approve it or request a revision. It is auto-approved after 48 hours.',
  completed: 'The work is approved and the agent is paid.',
  revision_requested: 'You requested a revision. We notified the agent.',
  disputed: 'An operator will review the dispute and decide.',
  cancelled: 'The order is cancelled. Money that was paid and not used is refunded.',
};

/** The status for other readers, if it differs. */
export const PUBLIC_STATUS_MESSAGES: Partial<Record<OrderStatus, string>> = {
  quoted: 'Waiting for payment.',
  accepted: 'Waiting for payment.',
  paid: 'The order is paid. We notified the agent.',
  delivered: 'The work is delivered. It is auto-approved after 48 hours.',
};

export const MEDIA_TYPE_LABELS: Record<DeliverableMediaType, string> = {
  image: 'Image',
  video: 'Video',
  link: 'Link',
  document: 'Document',
  code: 'Code',
  text: 'Text',
};

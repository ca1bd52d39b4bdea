import type {
  ActivityType,
  AgentSort,
  BountySort,
  BountyStatus,
  Category,
  PriceType,
  PricingKind,
  ServiceSort,
} from '@agent-market/sdk';

/** How each word of the contract is said to a person. A word that is missing here does not compile. */
export const CATEGORIES: Record<Category, string> = {
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

export const SERVICE_SORTS: Record<ServiceSort, string> = {
  popular: 'Most hired',
  newest: 'Newest',
  cheapest: 'Cheapest',
  rating: 'Best rated',
  fastest: 'Fastest',
};

export const AGENT_SORTS: Record<AgentSort, string> = {
  popular: 'Most hired',
  newest: 'Newest',
  rating: 'Best rated',
};

export const PRICINGS: Record<PricingKind, string> = { onetime: 'One-time', subscription: 'Subscription' };

export const PRICE_TYPES: Record<PriceType, string> = {
  fixed: 'fixed price',
  quote: 'price on request',
  weekly: 'per week',
  monthly: 'per month',
};

export const BOUNTY_SORTS: Record<BountySort, string> = {
  newest: 'Newest',
  budget_desc: 'Highest budget',
  budget_asc: 'Lowest budget',
  ending_soon: 'Ending soon',
};

export const BOUNTY_STATUSES: Record<BountyStatus, string> = {
  open: 'Open',
  claimed: 'Awarded',
  completed: 'Completed',
  disputed: 'Disputed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const ACTIVITIES: Record<ActivityType, string> = {
  registration: 'New agent',
  order: 'Order',
  service: 'New service',
  review: 'Review',
  token_launch: 'Token',
};

import type {
  KeyScope,
  LedgerAccountKind,
  OAuthScope,
  OrderFeedbackKind,
  OrderPostingKind,
  OrderStatus,
  RequirementFieldType,
  WalletChain,
  WebhookDeliveryStatus,
} from '@agent-market/sdk';

export const ENDPOINT_ADVICE = 'Enter a public address that begins with https://.';

/** A scope of API keys, and what it allows. */
export const KEY_SCOPE_LABELS: Record<KeyScope, readonly [name: string, effect: string]> = {
  read: ['Read', 'read what the agent may read'],
  work: ['Work', 'take part in orders, bounties and messages'],
  spend: ['Spend', 'pay from the server wallet within its policy'],
  manage: ['Manage', 'change the profile, the services and the webhook'],
};

export const OAUTH_SCOPE_LABELS: Record<OAuthScope, string> = {
  'market:read': 'read',
  'market:work': 'work on orders and bounties',
  'market:spend': 'spend payments and from server wallets',
  'market:earn': 'deposit and withdraw in Earn',
};

export const CHAIN_LABELS: Record<WalletChain, string> = { solana: 'Solana', base: 'Base' };

/** The status, for the provider. */
export const PROVIDER_STATUS_MESSAGES: Record<OrderStatus, string> = {
  pending_quote: 'The client is waiting for your quote.',
  quoted: 'The client has not paid yet.',
  accepted: 'The client accepted your quote and has not paid yet.',
  paid: 'The payment is in escrow. Start the work, or decline the order to refund the client.',
  in_progress: 'You are working on this order.',
  delivered: 'The client is reviewing the work. It is auto-approved after 48 hours.',
  completed: 'The work is approved and you are paid.',
  revision_requested: 'The client requested a revision. Read the feedback, then deliver again.',
  disputed: 'The client disputed the order. Deliver again, or wait for an operator to decide.',
  cancelled: 'The order is cancelled.',
};

export const FEEDBACK_LABELS: Record<OrderFeedbackKind, string> = {
  revision: 'Requested a revision',
  dispute: 'Disputed the order',
};

export const POSTING_LABELS: Record<OrderPostingKind, string> = {
  order_paid: 'The client paid',
  order_settled: 'Released to you',
  order_refunded: 'Refund owed',
  order_divided: 'Split by an operator',
  order_compensated: 'Refunded by the platform',
  payout_recalled: 'Payout returned to escrow',
  payment_lost: 'Payment lost on its chain',
  payout_settled: 'Payout arrived',
  refund_settled: 'Refund arrived',
};

export const ACCOUNT_LABELS: Record<LedgerAccountKind, string> = {
  treasury: 'Treasury',
  venue: 'Venue',
  clearing: 'Between networks',
  expenses: 'Platform expenses',
  held: 'Held payment',
  escrow: 'Escrow',
  overpayments: 'Overpayments',
  payable: 'Owed to the agent',
  refunds: 'Owed to the client',
  pool: 'Pool',
  revenue: 'Platform fee',
  capital: 'Capital',
};

export const DELIVERY_STATUS_LABELS: Record<WebhookDeliveryStatus, string> = {
  pending: 'Pending',
  delivered: 'Delivered',
  dropped: 'Dropped',
};

export const FIELD_TYPE_LABELS: Record<RequirementFieldType, string> = {
  text: 'Short text',
  textarea: 'Long text',
  number: 'Number',
  select: 'Single choice',
  multiselect: 'Multiple choice',
  checkbox: 'Yes or no',
  date: 'Date',
  url: 'URL',
  file: 'File URL',
};

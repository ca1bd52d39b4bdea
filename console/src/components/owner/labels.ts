import type {
  LedgerAccountKind,
  OrderFeedbackKind,
  OrderPostingKind,
  OrderStatus,
  RequirementFieldType,
  WalletChain,
  WebhookDeliveryStatus,
} from '@agent-market/sdk';

export const CHAIN_LABELS: Record<WalletChain, string> = { solana: 'Solana', base: 'Base' };

/** What is going on, said to the agent's side. */
export const PROVIDER_STATUS_MESSAGES: Record<OrderStatus, string> = {
  pending_quote: 'The client waits for your price.',
  quoted: 'The client has not paid yet.',
  accepted: 'The client agreed to the price and has not paid yet.',
  paid: 'The payment is in escrow. Begin, or decline and the client gets it back.',
  in_progress: 'You are at work.',
  delivered: 'The client looks at the work. After 48 hours it counts as approved.',
  completed: 'The work counts as approved, and you are paid.',
  revision_requested: 'The client asks for a change. Read what it said, then deliver again.',
  disputed: 'The client disputes the order. Deliver again, or wait for an operator to decide.',
  cancelled: 'Nothing more happens.',
};

export const FEEDBACK_LABELS: Record<OrderFeedbackKind, string> = {
  revision: 'Asked for a revision',
  dispute: 'Disputed the order',
};

export const POSTING_LABELS: Record<OrderPostingKind, string> = {
  order_paid: 'The client paid',
  order_settled: 'Released to you',
  order_refunded: 'To be refunded',
  order_divided: 'Divided by an operator',
  order_compensated: 'Refunded by the platform',
  payout_recalled: 'Payout taken back into escrow',
  payout_settled: 'Payout arrived',
  refund_settled: 'Refund arrived',
};

export const ACCOUNT_LABELS: Record<LedgerAccountKind, string> = {
  treasury: 'Treasury',
  venue: 'Venue',
  clearing: 'Between networks',
  expenses: 'Borne by the platform',
  held: 'Held payment',
  escrow: 'Escrow',
  overpayments: 'Paid too much',
  payable: 'Owed to the agent',
  refunds: 'Owed to the client',
  pool: 'Pool',
  revenue: 'Fee of the platform',
  capital: 'Capital',
};

export const DELIVERY_STATUS_LABELS: Record<WebhookDeliveryStatus, string> = {
  pending: 'On its way',
  delivered: 'Delivered',
  dropped: 'Dropped',
};

export const FIELD_TYPE_LABELS: Record<RequirementFieldType, string> = {
  text: 'Line of text',
  textarea: 'Text',
  number: 'Number',
  select: 'One of several',
  multiselect: 'Some of several',
  checkbox: 'Yes or no',
  date: 'Date',
  url: 'Address on the web',
  file: 'File, by its address',
};

import type { CreateBountyRequest, OrderStatus } from '@agent-market/sdk';

/** How far an order gets. */
export type Ending = Extract<
  OrderStatus,
  'accepted' | 'paid' | 'in_progress' | 'delivered' | 'revision_requested' | 'disputed' | 'completed'
>;

export const ENDINGS: readonly Ending[] = [
  'completed',
  'completed',
  'delivered',
  'completed',
  'in_progress',
  'completed',
  'revision_requested',
  'paid',
  'disputed',
  'completed',
  'accepted',
];

export const BRIEFS = [
  'A blue mug on a white table, seen from the left, no props.',
  'The onboarding flow of our app: where do people stop, and why?',
  'Our spring campaign for a small tea shop, friendly and short.',
  'The repository is linked. Look at the queue and its retries first.',
  'Everything a new customer asks in the first week, on one page.',
];

export const CODE = `export async function retry<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts) throw error;
      await sleep(2 ** attempt * 100);
    }
  }
}`;

export const COMMENTS = [
  { rating: 5, comment: 'Better than the brief. On time.' },
  { rating: 5, comment: 'Exactly what we needed, and clearly explained.' },
  { rating: 4, comment: 'Good work. One small fix was needed.' },
  { rating: 5 },
  { rating: 3, comment: 'Fine, but later than expected.' },
];

export const BOUNTIES: Omit<CreateBountyRequest, 'client_wallet'>[] = [
  {
    title: 'Launch video for a tea shop',
    brief: 'Thirty seconds, vertical, no voice-over. We send footage of the shop.',
    category: 'video_gen',
    budget_usd: '140.00',
    deadline_hours: 72,
  },
  {
    title: 'Find the slow query in our checkout',
    brief: 'PostgreSQL 18. You get the plans and the schema. Explain the fix.',
    category: 'coding',
    budget_usd: '260.00',
    deadline_hours: 48,
    claim_window_hours: 72,
  },
  {
    title: 'Forty product descriptions, one voice',
    brief: 'Eighty words each, from a spreadsheet of facts. No superlatives.',
    category: 'brand_content',
    budget_usd: '95.00',
    deadline_hours: 72,
    claim_window_hours: 168,
  },
  {
    title: 'Weekly competitor price table',
    brief: 'Twelve shops, two hundred products, as CSV with the source of each price.',
    category: 'analytics',
    budget_usd: '180.00',
    deadline_hours: 168,
    claim_window_hours: 168,
  },
];

import type { OAuthScope } from '../../../generated/vocabulary.gen.ts';

/** What a scope allows, for the user who decides. */
export const SCOPE_DESCRIPTIONS: Readonly<Record<OAuthScope, { title: string; means: string }>> = {
  'market:read': {
    title: 'Read',
    means: 'See your orders, agents, messages, bounties and Earn positions.',
  },
  'market:work': {
    title: 'Work',
    means:
      'Place and deliver orders, write messages, claim bounties, cancel and dispute, and change the profile and services of the agents you choose.',
  },
  'market:spend': {
    title: 'Spend',
    means:
      'Approve orders, which pays agents. Use payments you made, and spend from the server wallets of the agents you choose, within their limits.',
  },
  'market:earn': {
    title: 'Earn',
    means: 'Deposit into Earn, and withdraw to your own wallets.',
  },
};

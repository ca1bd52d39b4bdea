export interface Guide {
  title: string;
  /** Below `/docs`. */
  path: string;
  /** The file in the repository. */
  source: string;
}

export interface GuideSection {
  title: string;
  guides: readonly Guide[];
}

const defineGuide = (title: string, source: string, address = `/${source}`): Guide => ({
  title,
  path: address,
  source: `docs/${source}.md`,
});

/** Guides for users of the API; those for operators and contributors stay in the repository. */
export const GUIDE_SECTIONS: readonly GuideSection[] = [
  {
    title: 'Start',
    guides: [
      defineGuide('Quickstart', 'quickstart'),
      defineGuide('Concepts', 'concepts'),
      defineGuide('Sandbox', 'sandbox'),
      { title: 'SDK', path: '/sdk', source: 'sdk/README.md' },
      { title: 'Python SDK', path: '/sdk-python', source: 'sdk-python/README.md' },
      defineGuide('MCP', 'mcp'),
      defineGuide('x402', 'x402'),
      defineGuide('A2A', 'a2a'),
    ],
  },
  {
    title: 'Credentials',
    guides: [
      defineGuide('Credentials', 'credentials/README', '/credentials'),
      defineGuide('Identity token', 'credentials/identity-token'),
      defineGuide('Wallet signature', 'credentials/wallet-signature'),
      defineGuide('API key', 'credentials/api-key'),
      defineGuide('MCP OAuth', 'credentials/mcp-oauth'),
      defineGuide('x402 payment', 'credentials/x402-payment'),
      defineGuide('Order token', 'credentials/order-token'),
      defineGuide('Administrators', 'credentials/admin'),
      defineGuide('Security', 'authority', '/security'),
    ],
  },
  {
    title: 'Guides',
    guides: [
      defineGuide('Orders', 'orders'),
      defineGuide('Bounties', 'bounties'),
      defineGuide('Earn', 'earn'),
      defineGuide('Payments', 'payments'),
      defineGuide('Discovery', 'discovery'),
      defineGuide('Prices', 'prices'),
      defineGuide('Swaps', 'swap'),
      defineGuide('Tokens', 'tokens'),
      defineGuide('Wallets', 'wallets'),
      defineGuide('Events', 'events'),
      defineGuide('Webhooks', 'webhooks'),
      defineGuide('Callbacks', 'callbacks'),
      defineGuide('Delivery receipts', 'receipts'),
      defineGuide('Errors', 'errors'),
      defineGuide('Limits', 'limits'),
    ],
  },
];

export const GUIDES: readonly Guide[] = GUIDE_SECTIONS.flatMap(({ guides }) => guides);

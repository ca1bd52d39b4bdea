export interface Guide {
  title: string;
  /** Below `/docs`. */
  address: string;
  /** The page in the repository. */
  source: string;
}

export interface GuideSection {
  title: string;
  guides: readonly Guide[];
}

const guide = (title: string, source: string, address = `/${source}`): Guide => ({
  title,
  address,
  source: `docs/${source}.md`,
});

/** Pages for users of the API; those for operators and contributors stay in the repository. */
export const GUIDE_SECTIONS: readonly GuideSection[] = [
  {
    title: 'Start',
    guides: [
      guide('Quickstart', 'quickstart'),
      guide('Concepts', 'concepts'),
      guide('Sandbox', 'sandbox'),
      { title: 'SDK', address: '/sdk', source: 'sdk/README.md' },
      guide('MCP', 'mcp'),
      guide('x402', 'x402'),
    ],
  },
  {
    title: 'Credentials',
    guides: [
      guide('Credentials', 'credentials/README', '/credentials'),
      guide('Identity token', 'credentials/identity-token'),
      guide('Wallet signature', 'credentials/wallet-signature'),
      guide('API key', 'credentials/api-key'),
      guide('MCP OAuth', 'credentials/mcp-oauth'),
      guide('x402 payment', 'credentials/x402-payment'),
      guide('Order token', 'credentials/order-token'),
      guide('Administrators', 'credentials/admin'),
      guide('Security', 'security'),
    ],
  },
  {
    title: 'Guides',
    guides: [
      guide('Orders', 'orders'),
      guide('Bounties', 'bounties'),
      guide('Earn', 'earn'),
      guide('Payments', 'payments'),
      guide('Prices', 'prices'),
      guide('Swaps', 'swap'),
      guide('Tokens', 'tokens'),
      guide('Wallets', 'wallets'),
      guide('Webhooks', 'webhooks'),
      guide('Errors', 'errors'),
      guide('Limits', 'limits'),
    ],
  },
];

export const GUIDES: readonly Guide[] = GUIDE_SECTIONS.flatMap(({ guides }) => guides);

import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom, by `npm run check:layers`.
 *
 * The folders of the root, each with the others that it imports. `test`, `bench` and `scripts` import what they like.
 */
export const ROOT_FOLDERS: Record<string, readonly string[]> = {
  examples: ['sdk', 'webhook-verifier'],
  sandbox: ['server', 'shared', 'generated', 'console', 'scripts'],
  console: ['sdk', 'generated'],
  mcp: ['sdk', 'shared', 'generated'],
  sdk: ['generated'],
  'webhook-verifier': ['generated'],
  // production: these three are what its image has
  server: ['shared', 'generated'],
  shared: ['generated'],
  spec: [],
};

const OURS = ['test', 'bench', 'scripts', 'generated', ...Object.keys(ROOT_FOLDERS)];

/** How a package is built is no part of it. */
const BUILD_SCRIPT = '^[^/]+/build\\.ts$';

/**
 * The folders of `server/` from top to bottom: each imports what stands below it, and nothing above. So no two import
 * each other, and a change in a layer is felt above it only. Within a layer the order is what the code needs today:
 * a folder may change places with its neighbours as long as the rest holds.
 */
const FOLDERS = [
  // what puts everything together
  '[^/]+\\.ts',
  'commands',
  'composition',
  // web: what is served over HTTP
  'web/a2a',
  'web/mcp',
  'web/http',
  'web/oauth',
  'web/front',
  'web/discovery',
  'web/reference',
  'web/console',
  'web/pages',
  'web/health',
  // what is checked from outside
  'audit',
  // one way to run an operation, whoever asks
  'operations',
  // operators: what they look after
  'admin',
  // market: what is offered, ordered and said
  'market/statistics',
  'market/bounties',
  'market/hiring',
  'market/catalog',
  'market/agents',
  'market/tokens',
  'market/messages',
  'market/portfolio',
  'market/reviews',
  'market/orders',
  'market/services',
  'market/order-counts',
  'market/uploads',
  'market/accounts',
  'market/prices',
  // money: who paid, who is owed
  'money/x402',
  'money/creator-fees',
  'money/earn',
  'money/wallets',
  'money/swaps',
  'money/payments',
  'money/payouts',
  'money/ledger',
  // events: webhooks, the feed and notifications
  'events/webhooks',
  'events/feed',
  'events/notifications',
  // what handlers know of the contract
  'contract',
  // who calls
  'identity',
  // chains: what is signed, sent and seen
  'chain/transfers',
  'chain/transactions',
  'chain/vaults',
  'chain/evm',
  'chain/solana',
  'chain/kms',
  'chain',
  // foundation: what knows nothing of markets
  'config',
  'foundation/browse',
  'foundation/public-cache',
  'foundation/outbox',
  'foundation/queue',
  'foundation/db',
  'foundation/platform',
];

/** Imports against the order, each with its reason. At most ten. */
export const EXCEPTIONS: { from: string; to: string }[] = [];

const FOLDER_PATHS = FOLDERS.map((folder) => {
  if (folder.includes('\\.ts')) return `^server/${folder}$`;
  // files of the folder itself where folders below it stand in the list on their own
  const hasOwnBelow = FOLDERS.some((other) => other.startsWith(`${folder}/`));
  return hasOwnBelow ? `^server/${folder}/[^/]+$` : `^server/${folder}/`;
});

const startingWith = (path: string) => `^${path.replaceAll('.', '\\.')}`;
const EXCEPTED = EXCEPTIONS.map(({ from }) => startingWith(from));

function nothingAbove(path: string, at: number): IForbiddenRuleType[] {
  const above = FOLDER_PATHS.slice(0, at);
  if (above.length === 0) return [];
  const rule = {
    name: `nothing-above-${FOLDERS[at]?.replace('/', '-')}`,
    severity: 'error' as const,
    comment: 'A folder imports what stands below it in layers.config.ts.',
  };
  const exceptions = EXCEPTIONS.filter(({ from }) => new RegExp(path).test(from));
  return [
    { ...rule, from: { path, pathNot: EXCEPTED }, to: { path: above } },
    ...exceptions.map(({ from, to }) => ({
      ...rule,
      from: { path: startingWith(from) },
      to: { path: above, pathNot: startingWith(to) },
    })),
  ];
}

/** A folder of the root imports those that are listed for it. */
function onlyListed([folder, imported]: [string, readonly string[]]): IForbiddenRuleType {
  return {
    name: `${folder}-imports`,
    severity: 'error',
    comment: `${folder}/ imports ${['itself', ...imported].join(', ')} and installed packages: see layers.config.ts.`,
    from: { path: `^${folder}/`, pathNot: BUILD_SCRIPT },
    to: { path: `^(${OURS.join('|')})/`, pathNot: `^(${[folder, ...imported].join('|')})/` },
  };
}

const config: IConfiguration = {
  forbidden: [
    ...Object.entries(ROOT_FOLDERS).map(onlyListed),
    ...FOLDER_PATHS.flatMap(nothingAbove),
    {
      name: 'folders-are-listed',
      severity: 'error',
      comment: 'A new folder of server/ gets its place in layers.config.ts.',
      from: { path: '^server/', pathNot: FOLDER_PATHS },
      to: {},
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Types count: what two files both need belongs in a third.',
      from: {},
      to: { circular: true, ...(EXCEPTED.length > 0 && { viaOnly: { pathNot: EXCEPTED.join('|') } }) },
    },
    {
      name: 'unit-tests-start-nothing',
      severity: 'error',
      comment: 'What needs a database, a chain or a process is an integration test.',
      from: { path: '^test/unit/' },
      to: {
        path: '^test/support/(run|database|processes)/|^sandbox/(postgres|solana/chain|evm/chain)\\.ts$',
        reachable: true,
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: '^node_modules|^generated' },
    exclude: { path: 'node_modules|^[^/]+/dist/' },
  },
};

export default config;

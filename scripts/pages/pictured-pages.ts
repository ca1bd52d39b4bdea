import type { OrderStatus } from '@agent-market/sdk';
import type { Addresses } from '../../sandbox/http/addresses.ts';
import type { createVisitors, Visitor } from './visitors.ts';

export interface PicturedPage {
  name: string;
  url: string;
  /** Whose session it shows; nobody's if left out. */
  session?: string;
  /** The keys of agents in the tab. */
  keys?: string;
}

const PUBLIC_PAGES: [name: string, path: string][] = [
  ['home', '/'],
  ['services', '/services'],
  ['agents', '/agents'],
  ['agent', '/agents/pixel-foundry'],
  ['bounties', '/bounties'],
  ['statistics', '/statistics'],
  ['sign-in', '/sign-in'],
  ['style-guide', '/styleguide'],
  ['not-found', '/no-such-page'],
];

const CLIENT_PAGES: [name: string, path: string][] = [
  ['orders', '/orders'],
  ['earn', '/earn'],
  ['post-bounty', '/bounties/new'],
  ['own-bounties', '/bounties/mine'],
  ['own-agents', '/my/agents'],
  ['register-agent', '/my/agents/new'],
  ['notifications', '/my/notifications'],
  ['connected-apps', '/my/connections'],
];

const OWNER_TABS: [name: string, path: string][] = [
  ['profile', ''],
  ['services', '/services'],
  ['new-service', '/services/new'],
  ['orders', '/orders'],
  ['earnings', '/earnings'],
  ['keys', '/keys'],
  ['webhook', '/webhook'],
  ['wallet', '/wallet'],
  ['token', '/token'],
];

const OPERATOR_TABS = [
  'Overview',
  'Disputes',
  'Payouts',
  'Refunds',
  'Held payments',
  'Settlements',
  'Treasuries',
  'Reconciliation',
  'Jobs',
  'Creator fees',
  'Audit log',
];

const DOCS_PAGES: [name: string, path: string][] = [
  ['docs', ''],
  ['docs-guide', '/payments'],
  ['docs-operation', '/reference/orders_create'],
  ['docs-event', '/reference/events/order.paid'],
  ['docs-changelog', '/changelog'],
];

const ORDER_STATUSES: OrderStatus[] = ['paid', 'in_progress', 'delivered', 'disputed', 'completed'];

/** Every page, for whom it is made. */
export async function listPicturedPages(
  { app_url, base_url }: Addresses,
  { client, operator, owner }: Awaited<ReturnType<typeof createVisitors>>,
): Promise<PicturedPage[]> {
  const at = (path: string) => `${app_url}${path}`;
  const asClient = ([name, path]: [string, string]) => ({ name, url: at(path), session: client.session });
  const [service] = (await client.market.services.list({ limit: 1 })).data;
  return [
    ...PUBLIC_PAGES.map(([name, path]) => ({ name, url: at(path) })),
    ...DOCS_PAGES.map(([name, path]) => ({ name, url: `${base_url}/docs${path}` })),
    { name: 'service', url: at(`/services/${service?.id}`) },
    ...CLIENT_PAGES.map(asClient),
    asClient(['hire', `/services/${service?.id}/hire`]),
    ...(await listOrderPages(client)).map(asClient),
    ...(await listOwnerPages(owner)).map(([name, path]) => ({
      name,
      url: at(path),
      session: owner.session,
      keys: owner.keys,
    })),
    asClient(['operator-denied', '/operator']),
    {
      name: 'operator-search',
      url: at(
        `/operator?q=${(await client.market.orders.list({ status: ['disputed'], limit: 1 })).data[0]?.id}`,
      ),
      session: operator.session,
    },
    ...OPERATOR_TABS.map((tab) => ({
      name: `operator-${tab.toLowerCase().replace(' ', '-')}`,
      url: at(`/operator?tab=${encodeURIComponent(tab)}`),
      session: operator.session,
    })),
  ];
}

async function listOrderPages({ market }: Visitor): Promise<[name: string, path: string][]> {
  const { data } = await market.orders.list({ limit: 100 });
  const orders = ORDER_STATUSES.flatMap((status) => data.find((order) => order.status === status) ?? []);
  const paid = orders.at(-1);
  return [
    ...orders.map(({ id, status }): [string, string] => [
      `order-${status.replace('_', '-')}`,
      `/orders/${id}`,
    ]),
    ...(paid
      ? [
          ['receipt', `/orders/${paid.id}/receipt`] as [string, string],
          ['transaction', `/transactions/${paid.payment_network}/${paid.escrow_tx_hash}`] as [string, string],
        ]
      : []),
  ];
}

type Owner = Awaited<ReturnType<typeof createVisitors>>['owner'];

async function listOwnerPages({
  market,
  agent,
  order,
  service,
  delivery,
}: Owner): Promise<[string, string][]> {
  const [bounty] = (await market.bounties.list({ status: 'open', limit: 1 })).data;
  return [
    ...OWNER_TABS.map(([name, path]): [string, string] => [
      `own-agent-${name}`,
      `/my/agents/${agent}${path}`,
    ]),
    ['own-agent-service', `/my/agents/${agent}/services/${service}`],
    ['own-agent-delivery', `/my/agents/${agent}/webhook/${delivery}`],
    ['own-order', `/my/orders/${order}`],
    ...(bounty ? [['bounty', `/bounties/${bounty.id}`] as [string, string]] : []),
  ];
}

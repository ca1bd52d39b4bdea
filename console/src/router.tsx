import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { ErrorMessage, Loading } from './components/feedback.tsx';
import {
  AGENT_SORT_LABELS,
  BOUNTY_SORT_LABELS,
  BOUNTY_STATUS_LABELS,
  CATEGORY_LABELS,
  PRICING_LABELS,
  SERVICE_SORT_LABELS,
} from './components/labels.ts';
import {
  type AgentSearch,
  agentQuery,
  type BountyFilters,
  featuredAgentsQuery,
  platformStatsQuery,
  popularServicesQuery,
  type ServiceFilters,
  serviceQuery,
} from './data/queries.ts';
import { queryClient } from './data/query-client.ts';
import {
  createSearchParser,
  parseAmount,
  parseLocalPath,
  parseOneOf,
  parseText,
  parseTrue,
} from './data/search-params.ts';
import { root } from './root-route.tsx';
import { HOME_SERVICES, Home } from './routes/home.tsx';
import { ownerRoutes } from './routes/owner/routes.tsx';
import { settings } from './settings.ts';

const rootParent = { getParentRoute: () => root };

/** Part of the first file: thirty small ones would cost more than it. */
const home = createRoute({
  ...rootParent,
  path: '/',
  loader: () =>
    Promise.all([
      queryClient.prefetchQuery(popularServicesQuery(HOME_SERVICES)),
      queryClient.prefetchQuery(featuredAgentsQuery),
      queryClient.prefetchQuery(platformStatsQuery),
    ]),
  component: Home,
});

const services = createRoute({
  ...rootParent,
  path: '/services',
  validateSearch: createSearchParser<ServiceFilters>({
    search: parseText,
    category: parseOneOf(CATEGORY_LABELS),
    sortBy: parseOneOf(SERVICE_SORT_LABELS),
    pricing: parseOneOf(PRICING_LABELS),
    min_price: parseAmount,
    max_price: parseAmount,
  }),
  component: lazyRouteComponent(() => import('./routes/services.tsx'), 'Services'),
});

const service = createRoute({
  ...rootParent,
  path: '/services/$id',
  loader: ({ params: { id } }) => queryClient.prefetchQuery(serviceQuery(id)),
  component: lazyRouteComponent(() => import('./routes/service.tsx'), 'ServicePage'),
});

const agents = createRoute({
  ...rootParent,
  path: '/agents',
  validateSearch: createSearchParser<AgentSearch>({
    search: parseText,
    category: parseOneOf(CATEGORY_LABELS),
    model: parseText,
    sortBy: parseOneOf(AGENT_SORT_LABELS),
    services: parseOneOf({ with: '' }),
    tokenized: parseTrue,
  }),
  component: lazyRouteComponent(() => import('./routes/agents.tsx'), 'Agents'),
});

const agent = createRoute({
  ...rootParent,
  path: '/agents/$id',
  loader: ({ params: { id } }) => queryClient.prefetchQuery(agentQuery(id)),
  component: lazyRouteComponent(() => import('./routes/agent.tsx'), 'AgentPage'),
});

const bounties = createRoute({
  ...rootParent,
  path: '/bounties',
  validateSearch: createSearchParser<BountyFilters>({
    status: parseOneOf(BOUNTY_STATUS_LABELS),
    category: parseOneOf(CATEGORY_LABELS),
    min_budget: parseAmount,
    max_budget: parseAmount,
    sort: parseOneOf(BOUNTY_SORT_LABELS),
  }),
  component: lazyRouteComponent(() => import('./routes/bounties.tsx'), 'Bounties'),
});

const bounty = createRoute({
  ...rootParent,
  path: '/bounties/$id',
  component: lazyRouteComponent(() => import('./routes/bounty.tsx'), 'BountyPage'),
});

const postBounty = createRoute({
  ...rootParent,
  path: '/bounties/new',
  component: lazyRouteComponent(() => import('./routes/post-bounty.tsx'), 'PostBounty'),
});

const myBounties = createRoute({
  ...rootParent,
  path: '/bounties/mine',
  component: lazyRouteComponent(() => import('./routes/my-bounties.tsx'), 'MyBounties'),
});

const earn = createRoute({
  ...rootParent,
  path: '/earn',
  component: lazyRouteComponent(() => import('./routes/earn.tsx'), 'Earn'),
});

const statistics = createRoute({
  ...rootParent,
  path: '/statistics',
  component: lazyRouteComponent(() => import('./routes/statistics.tsx'), 'Statistics'),
});

const operator = createRoute({
  ...rootParent,
  path: '/operator',
  validateSearch: createSearchParser<{ tab?: string; q?: string }>({ tab: parseText, q: parseText }),
  component: lazyRouteComponent(() => import('./routes/operator/operator.tsx'), 'Operator'),
});

const hire = createRoute({
  ...rootParent,
  path: '/services/$id/hire',
  component: lazyRouteComponent(() => import('./routes/hire.tsx'), 'Hire'),
});

const orders = createRoute({
  ...rootParent,
  path: '/orders',
  component: lazyRouteComponent(() => import('./routes/orders.tsx'), 'Orders'),
});

const order = createRoute({
  ...rootParent,
  path: '/orders/$id',
  validateSearch: createSearchParser<{ token?: string }>({ token: parseText }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  // those of a session are read by the page: a wallet may have to sign for them
  loader: async ({ params: { id }, deps: { token } }) => {
    if (token) await (await import('./routes/order.tsx')).prefetchOrder(id, token);
  },
  component: lazyRouteComponent(() => import('./routes/order.tsx'), 'OrderPage'),
});

const receipt = createRoute({
  ...rootParent,
  path: '/orders/$id/receipt',
  component: lazyRouteComponent(() => import('./routes/receipt.tsx'), 'ReceiptPage'),
});

/** Only in the sandbox. */
const styleGuide = createRoute({
  ...rootParent,
  path: '/styleguide',
  component: lazyRouteComponent(() => import('./routes/style-guide.tsx'), 'StyleGuide'),
});

const signIn = createRoute({
  ...rootParent,
  path: '/sign-in',
  validateSearch: createSearchParser<{ next?: string }>({ next: parseLocalPath }),
  component: lazyRouteComponent(() => import('./routes/sign-in.tsx'), 'SignIn'),
});

const signInCallback = createRoute({
  ...rootParent,
  path: '/signed-in',
  component: lazyRouteComponent(() => import('./routes/sign-in-callback.tsx'), 'SignInCallback'),
});

/** Only for chains without an explorer. */
const transaction = createRoute({
  ...rootParent,
  path: '/transactions/$network/$hash',
  component: lazyRouteComponent(() => import('./routes/transaction.tsx'), 'TransactionPage'),
});

/** A page that is still loading then shows its outline. */
const PENDING_MS = 300;

const publicRoutes = [
  home,
  services,
  service,
  agents,
  agent,
  bounties,
  bounty,
  earn,
  statistics,
  transaction,
  styleGuide,
];
const sessionRoutes = [
  hire,
  orders,
  order,
  receipt,
  postBounty,
  myBounties,
  operator,
  signIn,
  signInCallback,
];

export const router = createRouter({
  routeTree: root.addChildren([...publicRoutes, ...sessionRoutes, ...ownerRoutes]),
  basepath: settings.basePath || '/',
  defaultPreload: 'intent',
  // the queries know how old their data is
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
  defaultPendingComponent: () => <Loading kind="page" />,
  defaultErrorComponent: ({ error }) => <ErrorMessage error={error} />,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { AgentFilters, BountyFilters, ServiceFilters } from './data/queries.ts';
import { amount, oneOf, ownPath, readSearch, text, yes } from './data/search.ts';
import { Loading, Problem } from './parts/states.tsx';
import {
  AGENT_SORTS,
  BOUNTY_SORTS,
  BOUNTY_STATUSES,
  CATEGORIES,
  PRICINGS,
  SERVICE_SORTS,
} from './parts/words.ts';
import { root } from './root-route.tsx';
import { ownerRoutes } from './routes/owner/routes.tsx';
import { settings } from './settings.ts';

const under = { getParentRoute: () => root };

const home = createRoute({
  ...under,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/home.tsx'), 'Home'),
});

const services = createRoute({
  ...under,
  path: '/services',
  validateSearch: readSearch<ServiceFilters>({
    search: text,
    category: oneOf(CATEGORIES),
    sortBy: oneOf(SERVICE_SORTS),
    pricing: oneOf(PRICINGS),
    min_price: amount,
    max_price: amount,
  }),
  component: lazyRouteComponent(() => import('./routes/services.tsx'), 'Services'),
});

const service = createRoute({
  ...under,
  path: '/services/$id',
  component: lazyRouteComponent(() => import('./routes/service.tsx'), 'ServicePage'),
});

export interface AgentSearch extends Omit<AgentFilters, 'services' | 'tokenized'> {
  services?: 'with';
  tokenized?: true;
}

const agents = createRoute({
  ...under,
  path: '/agents',
  validateSearch: readSearch<AgentSearch>({
    search: text,
    category: oneOf(CATEGORIES),
    model: text,
    sortBy: oneOf(AGENT_SORTS),
    services: oneOf({ with: '' }),
    tokenized: yes,
  }),
  component: lazyRouteComponent(() => import('./routes/agents.tsx'), 'Agents'),
});

const agent = createRoute({
  ...under,
  path: '/agents/$id',
  component: lazyRouteComponent(() => import('./routes/agent.tsx'), 'AgentPage'),
});

const bounties = createRoute({
  ...under,
  path: '/bounties',
  validateSearch: readSearch<BountyFilters>({
    status: oneOf(BOUNTY_STATUSES),
    category: oneOf(CATEGORIES),
    min_budget: amount,
    max_budget: amount,
    sort: oneOf(BOUNTY_SORTS),
  }),
  component: lazyRouteComponent(() => import('./routes/bounties.tsx'), 'Bounties'),
});

const bounty = createRoute({
  ...under,
  path: '/bounties/$id',
  component: lazyRouteComponent(() => import('./routes/bounty.tsx'), 'BountyPage'),
});

const postBounty = createRoute({
  ...under,
  path: '/bounties/new',
  component: lazyRouteComponent(() => import('./routes/post-bounty.tsx'), 'PostBounty'),
});

const ownBounties = createRoute({
  ...under,
  path: '/bounties/mine',
  component: lazyRouteComponent(() => import('./routes/own-bounties.tsx'), 'OwnBounties'),
});

const earn = createRoute({
  ...under,
  path: '/earn',
  component: lazyRouteComponent(() => import('./routes/earn.tsx'), 'Earn'),
});

const figures = createRoute({
  ...under,
  path: '/figures',
  component: lazyRouteComponent(() => import('./routes/figures.tsx'), 'Figures'),
});

const operator = createRoute({
  ...under,
  path: '/operator',
  component: lazyRouteComponent(() => import('./routes/operator/operator.tsx'), 'Operator'),
});

const hire = createRoute({
  ...under,
  path: '/services/$id/hire',
  component: lazyRouteComponent(() => import('./routes/hire.tsx'), 'Hire'),
});

const orders = createRoute({
  ...under,
  path: '/orders',
  component: lazyRouteComponent(() => import('./routes/orders.tsx'), 'Orders'),
});

const order = createRoute({
  ...under,
  path: '/orders/$id',
  validateSearch: readSearch<{ token?: string }>({ token: text }),
  component: lazyRouteComponent(() => import('./routes/order.tsx'), 'OrderPage'),
});

const signIn = createRoute({
  ...under,
  path: '/sign-in',
  validateSearch: readSearch<{ next?: string }>({ next: ownPath }),
  component: lazyRouteComponent(() => import('./routes/sign-in.tsx'), 'SignIn'),
});

const signedIn = createRoute({
  ...under,
  path: '/signed-in',
  component: lazyRouteComponent(() => import('./routes/signed-in.tsx'), 'SignedIn'),
});

/** Only where the chains have no explorer of their own. */
const transaction = createRoute({
  ...under,
  path: '/transactions/$network/$hash',
  component: lazyRouteComponent(() => import('./routes/transaction.tsx'), 'TransactionPage'),
});

const open = [home, services, service, agents, agent, bounties, bounty, earn, figures, transaction];
const own = [hire, orders, order, postBounty, ownBounties, operator, signIn, signedIn];

export const router = createRouter({
  routeTree: root.addChildren([...open, ...own, ...ownerRoutes]),
  basepath: settings.basePath || '/',
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: () => <Loading />,
  defaultErrorComponent: ({ error }) => <Problem error={error} />,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

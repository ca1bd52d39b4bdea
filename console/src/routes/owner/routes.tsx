import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { oneOf, readSearch } from '../../data/search.ts';
import { ORDER_GROUPS, type OrderGroup } from '../../parts/owner/order-groups.ts';
import { root } from '../../root-route.tsx';

const under = { getParentRoute: () => root };

const agents = createRoute({
  ...under,
  path: '/my/agents',
  component: lazyRouteComponent(() => import('./agents.tsx'), 'MyAgents'),
});

const newAgent = createRoute({
  ...under,
  path: '/my/agents/new',
  component: lazyRouteComponent(() => import('./new-agent.tsx'), 'NewAgent'),
});

const notifications = createRoute({
  ...under,
  path: '/my/notifications',
  component: lazyRouteComponent(() => import('./notifications.tsx'), 'Notifications'),
});

const toOrder = createRoute({
  ...under,
  path: '/my/orders/$order',
  component: lazyRouteComponent(() => import('./to-order.tsx'), 'ToOrder'),
});

const agent = createRoute({
  ...under,
  path: '/my/agents/$id',
  component: lazyRouteComponent(() => import('./agent.tsx'), 'MyAgent'),
});

const ofAgent = { getParentRoute: () => agent };

const profile = createRoute({
  ...ofAgent,
  path: '/',
  component: lazyRouteComponent(() => import('./profile.tsx'), 'Profile'),
});

const services = createRoute({
  ...ofAgent,
  path: '/services',
  component: lazyRouteComponent(() => import('./services.tsx'), 'MyServices'),
});

const newService = createRoute({
  ...ofAgent,
  path: '/services/new',
  component: lazyRouteComponent(() => import('./service.tsx'), 'NewService'),
});

const service = createRoute({
  ...ofAgent,
  path: '/services/$service',
  component: lazyRouteComponent(() => import('./service.tsx'), 'EditService'),
});

const orders = createRoute({
  ...ofAgent,
  path: '/orders',
  validateSearch: readSearch<{ show?: OrderGroup }>({ show: oneOf(ORDER_GROUPS) }),
  component: lazyRouteComponent(() => import('./orders.tsx'), 'AgentOrders'),
});

const order = createRoute({
  ...ofAgent,
  path: '/orders/$order',
  component: lazyRouteComponent(() => import('./order.tsx'), 'AgentOrder'),
});

const earnings = createRoute({
  ...ofAgent,
  path: '/earnings',
  component: lazyRouteComponent(() => import('./earnings.tsx'), 'Earnings'),
});

const webhook = createRoute({
  ...ofAgent,
  path: '/webhook',
  component: lazyRouteComponent(() => import('./webhook.tsx'), 'Webhook'),
});

const delivery = createRoute({
  ...ofAgent,
  path: '/webhook/$delivery',
  component: lazyRouteComponent(() => import('./delivery.tsx'), 'Delivery'),
});

const wallet = createRoute({
  ...ofAgent,
  path: '/wallet',
  component: lazyRouteComponent(() => import('./wallet.tsx'), 'WalletPage'),
});

const token = createRoute({
  ...ofAgent,
  path: '/token',
  component: lazyRouteComponent(() => import('./token.tsx'), 'TokenPage'),
});

const pagesOfAgent = [
  profile,
  services,
  newService,
  service,
  orders,
  order,
  earnings,
  webhook,
  delivery,
  wallet,
  token,
] as const;

export const ownerRoutes = [
  agents,
  newAgent,
  notifications,
  toOrder,
  agent.addChildren(pagesOfAgent),
] as const;

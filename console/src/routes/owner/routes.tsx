import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ORDER_GROUPS, type OrderGroup } from '../../components/owner/order-groups.ts';
import { createSearchParser, parseOneOf } from '../../data/search-params.ts';
import { root } from '../../root-route.tsx';

const rootParent = { getParentRoute: () => root };

const agents = createRoute({
  ...rootParent,
  path: '/my/agents',
  component: lazyRouteComponent(() => import('./agents.tsx'), 'MyAgents'),
});

const newAgent = createRoute({
  ...rootParent,
  path: '/my/agents/new',
  component: lazyRouteComponent(() => import('./new-agent.tsx'), 'NewAgent'),
});

const notifications = createRoute({
  ...rootParent,
  path: '/my/notifications',
  component: lazyRouteComponent(() => import('./notifications.tsx'), 'Notifications'),
});

const connections = createRoute({
  ...rootParent,
  path: '/my/connections',
  component: lazyRouteComponent(() => import('./connections.tsx'), 'Connections'),
});

const orderRedirect = createRoute({
  ...rootParent,
  path: '/my/orders/$order',
  component: lazyRouteComponent(() => import('./order-redirect.tsx'), 'OrderRedirect'),
});

const agent = createRoute({
  ...rootParent,
  path: '/my/agents/$id',
  component: lazyRouteComponent(() => import('./agent.tsx'), 'MyAgent'),
});

const agentParent = { getParentRoute: () => agent };

const profile = createRoute({
  ...agentParent,
  path: '/',
  component: lazyRouteComponent(() => import('./profile.tsx'), 'Profile'),
});

const services = createRoute({
  ...agentParent,
  path: '/services',
  component: lazyRouteComponent(() => import('./services.tsx'), 'MyServices'),
});

const newService = createRoute({
  ...agentParent,
  path: '/services/new',
  component: lazyRouteComponent(() => import('./service.tsx'), 'NewService'),
});

const service = createRoute({
  ...agentParent,
  path: '/services/$service',
  component: lazyRouteComponent(() => import('./service.tsx'), 'EditService'),
});

const orders = createRoute({
  ...agentParent,
  path: '/orders',
  validateSearch: createSearchParser<{ show?: OrderGroup }>({ show: parseOneOf(ORDER_GROUPS) }),
  component: lazyRouteComponent(() => import('./orders.tsx'), 'AgentOrders'),
});

const order = createRoute({
  ...agentParent,
  path: '/orders/$order',
  component: lazyRouteComponent(() => import('./order.tsx'), 'AgentOrder'),
});

const earnings = createRoute({
  ...agentParent,
  path: '/earnings',
  component: lazyRouteComponent(() => import('./earnings.tsx'), 'Earnings'),
});

const keys = createRoute({
  ...agentParent,
  path: '/keys',
  component: lazyRouteComponent(() => import('./keys.tsx'), 'Keys'),
});

const webhook = createRoute({
  ...agentParent,
  path: '/webhook',
  component: lazyRouteComponent(() => import('./webhook.tsx'), 'Webhook'),
});

const delivery = createRoute({
  ...agentParent,
  path: '/webhook/$delivery',
  component: lazyRouteComponent(() => import('./delivery.tsx'), 'DeliveryPage'),
});

const wallet = createRoute({
  ...agentParent,
  path: '/wallet',
  component: lazyRouteComponent(() => import('./wallet.tsx'), 'WalletPage'),
});

const token = createRoute({
  ...agentParent,
  path: '/token',
  component: lazyRouteComponent(() => import('./token.tsx'), 'TokenPage'),
});

const agentRoutes = [
  profile,
  services,
  newService,
  service,
  orders,
  order,
  earnings,
  keys,
  webhook,
  delivery,
  wallet,
  token,
] as const;

export const ownerRoutes = [
  agents,
  newAgent,
  notifications,
  connections,
  orderRedirect,
  agent.addChildren(agentRoutes),
] as const;

import { type Credential, type Route, routes } from '../../generated/routes.gen.ts';

const allRoutes: readonly Route[] = routes;
const formatRoute = ({ method, path }: Route) => `\`${method.toUpperCase()} ${path}\``;
const acceptsCredential = (credential: Credential) => (route: Route) =>
  route.credentials.accepted.includes(credential);

/** The operations that accept a credential, as a list. */
export function listOperations(credential: Credential): string {
  return allRoutes
    .filter(acceptsCredential(credential))
    .map((route) => `- ${formatRoute(route)}`)
    .join('\n');
}

/** The operations of administrators, by credential. */
export function describeAdminOperations(): string {
  const lines = allRoutes
    .filter((route) => acceptsCredential('admin_session')(route) || acceptsCredential('admin_key')(route))
    .map(
      (route) => `| ${formatRoute(route)} | ${acceptsCredential('admin_key')(route) ? 'yes' : ''} | yes |`,
    );
  return ['| operation | with the key | as a person |', '|---|---|---|', ...lines].join('\n');
}

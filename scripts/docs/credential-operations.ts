import { type Credential, type Route, routes } from '../../generated/routes.gen.ts';

const all: readonly Route[] = routes;
const nameOf = ({ method, path }: Route) => `\`${method.toUpperCase()} ${path}\``;
const takes = (credential: Credential) => (route: Route) => route.credentials.accepted.includes(credential);

/** The operations that take a credential, as a list. */
export function listOperations(credential: Credential): string {
  return all
    .filter(takes(credential))
    .map((route) => `- ${nameOf(route)}`)
    .join('\n');
}

/** What administrators may do, and by which of their credentials. */
export function describeAdminOperations(): string {
  const lines = all
    .filter((route) => takes('admin_session')(route) || takes('admin_key')(route))
    .map((route) => `| ${nameOf(route)} | ${takes('admin_key')(route) ? 'yes' : ''} | yes |`);
  return ['| operation | with the key | as a person |', '|---|---|---|', ...lines].join('\n');
}

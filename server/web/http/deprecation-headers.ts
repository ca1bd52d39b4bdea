import type { Route } from '../../../generated/routes.gen.ts';
import type { Reply } from '../../contract/reply.ts';

type Headers = Readonly<Record<string, string>>;

/** The headers of a deprecated operation (RFC 9745, RFC 8594); undefined if it is not deprecated. */
export function buildDeprecationHeaders({ deprecation }: Pick<Route, 'deprecation'>): Headers | undefined {
  if (!deprecation) return undefined;
  const { date, sunset } = deprecation;
  return {
    Deprecation: `@${Date.parse(date) / 1000}`,
    ...(sunset !== null && { Sunset: new Date(sunset).toUTCString() }),
  };
}

export async function withHeaders(reply: Promise<Reply>, headers: Headers): Promise<Reply> {
  const given = await reply;
  return { ...given, headers: { ...given.headers, ...headers } };
}

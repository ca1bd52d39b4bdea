import type { Operation } from './catalog.ts';

/** An example request of the contract. */
export interface CallExample {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  /** The media type of the body. */
  bodyType: string | undefined;
}

/** Fields with credentials, wherever they are sent. */
export const CREDENTIAL_FIELDS = new Set([
  'wallet',
  'wallet_sig',
  'wallet_sig_ts',
  'wallet_chain',
  'idp_access_token',
]);

export function buildCallExample({ parameters, body }: Operation): CallExample {
  const shown = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.example !== undefined)
        .map(({ name, example }) => [name, example]),
    );
  const [medium] = body?.media ?? [];
  const isSent = medium && (medium.example !== undefined || body?.required);
  return {
    path: shown('path'),
    // fields that are also in the body are shown there
    query: omitBodyFields(shown('query'), medium?.example),
    header: shown('header'),
    body: medium?.example as CallExample['body'],
    bodyType: isSent ? medium.type : undefined,
  };
}

function omitBodyFields(query: Record<string, unknown>, body: unknown): Record<string, unknown> {
  const said = new Set(Object.keys((body as object | undefined) ?? {}));
  return Object.fromEntries(Object.entries(query).filter(([name]) => !said.has(name)));
}

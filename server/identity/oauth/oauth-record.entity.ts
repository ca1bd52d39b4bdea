import { defineEntity, p } from '@mikro-orm/core';

/** What the authorization server keeps, by its own names. */
export type OauthKind =
  | 'AccessToken'
  | 'AuthorizationCode'
  | 'Client'
  | 'Grant'
  | 'Interaction'
  | 'RefreshToken';

/**
 * Clients, connections on their way, and what was granted. Whoever presents an id gets what it stands for, so that only
 * its keyed hash is kept. The grant is the connection itself: without its row, none of its tokens is good.
 */
export const OauthRecord = defineEntity({
  name: 'OauthRecord',
  tableName: 'oauth_records',
  indexes: [
    { properties: ['grantId', 'kind'] },
    { properties: ['accountId', 'kind'] },
    { properties: ['expiresAt'] },
  ],
  properties: {
    kind: p.text().$type<OauthKind>().primary(),
    idHash: p.text().primary(),
    /** Of the grant itself and of everything that was granted with it. */
    grantId: p.text().nullable(),
    /** Whoever granted it: `idp_user_id`. */
    accountId: p.text().nullable(),
    /** Of access tokens: the resource they are for. */
    audience: p.text().nullable(),
    payload: p.json<Record<string, unknown>>(),
    consumedAt: p.datetime().nullable(),
    /** Of grants: when a token of it was last good for a call, to within some minutes. */
    lastUsedAt: p.datetime().nullable(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
  },
});

import { defineEntity, p } from '@mikro-orm/core';

/** Records of the authorization server, under its own names. */
export type OauthKind =
  | 'AccessToken'
  | 'AuthorizationCode'
  | 'Client'
  | 'Grant'
  | 'Interaction'
  | 'RefreshToken';

/**
 * Clients, pending connections and grants. An id is a credential, so only its keyed hash is stored. The grant is the
 * connection itself: without its row, none of its tokens is valid.
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
    /** The grant, also of everything granted with it. */
    grantId: p.text().nullable(),
    /** The user who granted it: `idp_user_id`. */
    accountId: p.text().nullable(),
    /** For access tokens: their resource. */
    audience: p.text().nullable(),
    payload: p.json<Record<string, unknown>>(),
    consumedAt: p.datetime().nullable(),
    /** For grants: when one of its tokens was last used, within some minutes. */
    lastUsedAt: p.datetime().nullable(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
  },
});

import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, type StatementRow, statement } from '../../foundation/db/statement.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller, OAuthGrant } from '../caller.ts';
import { User, UserWallet } from '../identity.entity.ts';
import type { IdentityClaims } from '../identity-claims.ts';
import { hashRecordId } from './hash-record-id.ts';
import { OauthRecord } from './oauth-record.entity.ts';
import { recordGrantUse } from './records.ts';
import { parseScopes } from './scopes.ts';

export const MCP_TOKEN_PREFIX = 'mat_';
const TOKEN_PATTERN = /^mat_[\w-]{1,128}$/;
const USE_RECORDING_INTERVAL_MS = 5 * 60 * 1000;
const CHALLENGE = { 'WWW-Authenticate': 'Bearer error="invalid_token"' };

type UserCaller = Extract<Caller, { kind: 'user' }>;

const findToken = statement(
  [OauthRecord, User, UserWallet],
  (db, { idHash, audience }: Parameters<{ idHash: string; audience: string }>) =>
    db
      .selectFrom('oauth_records as token')
      .innerJoin('oauth_records as grant', (join) =>
        join.on('grant.kind', '=', 'Grant').onRef('grant.grant_id', '=', 'token.grant_id'),
      )
      .innerJoin('users', 'users.idp_user_id', 'token.account_id')
      .select(({ selectFrom }) => [
        'grant.id_hash as grant_hash',
        'grant.last_used_at',
        'token.expires_at',
        'token.created_at',
        sql<string | null>`token.payload ->> 'scope'`.as('scope'),
        sql<string | null>`token.payload ->> 'gty'`.as('grant_type'),
        sql<string[] | null>`"grant".payload -> 'agentIds'`.as('agent_ids'),
        'users.idp_user_id',
        'users.username',
        'users.display_name',
        'users.google_email',
        'users.avatar_url',
        'users.twitter_username',
        jsonArrayFrom(
          selectFrom('user_wallets')
            .select(['user_wallets.address', 'user_wallets.chain'])
            .whereRef('user_wallets.idp_user_id', '=', 'users.idp_user_id'),
        ).as('wallets'),
      ])
      .where('token.kind', '=', 'AccessToken')
      .where('token.id_hash', '=', idHash)
      .where('token.audience', '=', audience),
);

export interface McpTokensOptions {
  em: EntityManager;
  lookupKey: Uint8Array;
  /** The resource that tokens must be issued for: the MCP endpoint. */
  audience: string;
}

/** Access tokens of MCP clients, which act for the user who connected them. */
export class McpTokens {
  readonly #options: McpTokensOptions;

  constructor(options: McpTokensOptions) {
    this.#options = options;
  }

  /** Throws 401 for a token that is unknown, revoked, expired or for another resource. */
  async verify(token: string): Promise<UserCaller> {
    const { em, lookupKey, audience } = this.#options;
    const idHash = hashRecordId(lookupKey, 'AccessToken', token);
    const found = TOKEN_PATTERN.test(token)
      ? await findToken.firstRow(em.fork(), { idHash, audience })
      : undefined;
    if (!found) {
      throw new UnauthorizedError('invalid_credentials', 'The token is not valid here. Connect again.', {
        headers: CHALLENGE,
      });
    }
    if (found.expires_at <= new Date()) {
      throw new UnauthorizedError('expired_credentials', 'The token has expired. Refresh it.', {
        headers: CHALLENGE,
      });
    }
    await this.#recordUse(found);
    // consent does not cover administrators' rights
    return {
      kind: 'user',
      userId: found.idp_user_id,
      isAdmin: false,
      claims: toClaims(found),
      grant: toGrant(found),
    };
  }

  /** Throttled: not every call is worth a write. */
  async #recordUse({
    grant_hash: grantHash,
    last_used_at: lastUsedAt,
  }: StatementRow<typeof findToken>): Promise<void> {
    const now = new Date();
    if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USE_RECORDING_INTERVAL_MS) return;
    await recordGrantUse(this.#options.em.fork(), grantHash, now);
  }
}

function toGrant(found: StatementRow<typeof findToken>): OAuthGrant {
  const isRefreshed = found.grant_type?.endsWith('refresh_token') ?? false;
  return {
    id: found.grant_hash,
    scopes: parseScopes(found.scope ?? '') ?? [],
    agentIds: found.agent_ids,
    ...(isRefreshed && { refreshedAt: found.created_at }),
  };
}

function toClaims(found: StatementRow<typeof findToken>): IdentityClaims {
  return {
    userId: found.idp_user_id,
    username: found.username,
    displayName: found.display_name,
    email: found.google_email ?? undefined,
    avatarUrl: found.avatar_url ?? undefined,
    twitterUsername: found.twitter_username ?? undefined,
    wallets: found.wallets,
    signedInAt: undefined,
  };
}

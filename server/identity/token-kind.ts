import type { JWTHeaderParameters, JWTPayload } from 'jose';
import type { TokenTypeRule } from '../config/token-type-rules.ts';

/** Tokens for clients, such as ID tokens, logout tokens and other events. */
const ID_TOKEN_CLAIMS = ['nonce', 'at_hash', 'c_hash', 's_hash', 'events'];
/** Claims that access tokens of common providers have. */
const ACCESS_TOKEN_CLAIMS = ['scope', 'scp', 'client_id', 'cid', 'permissions'];

/** Issuers sign ID tokens with the same keys, and for the same audience if it is a client id. */
export function isAccessToken(
  header: JWTHeaderParameters,
  payload: JWTPayload,
  rule: TokenTypeRule,
): boolean {
  const type = header.typ?.toLowerCase().replace(/^application\//, '');
  if (type === 'at+jwt') return true;
  if (rule === 'at+jwt' || (type !== undefined && type !== 'jwt')) return false;
  if (isClientToken(payload)) return false;
  return rule === 'jwt' || hasAccessTokenClaims(payload);
}

/** Some providers put the kind in a claim: Cognito in `token_use`, Keycloak in `typ`. */
function isClientToken(payload: JWTPayload): boolean {
  const { token_use: use, typ } = payload;
  if (use !== undefined && use !== 'access') return true;
  if (typ !== undefined && typ !== 'Bearer') return true;
  return ID_TOKEN_CLAIMS.some((claim) => payload[claim] !== undefined);
}

function hasAccessTokenClaims(payload: JWTPayload): boolean {
  return (
    payload.token_use === 'access' ||
    payload.typ === 'Bearer' ||
    ACCESS_TOKEN_CLAIMS.some((claim) => payload[claim] !== undefined)
  );
}

import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { OrderAccessTokens } from '../../market/orders/access-token.ts';
import type { Authenticator } from './authenticator.ts';

const MAX_TOKEN_LENGTH = 128;

/** The holder of a machine order's URL, which contains a token. It grants access to that order only. */
export function createOrderTokenAuthenticator(tokens: OrderAccessTokens): Authenticator {
  return {
    credential: 'order_token',
    authenticate({ query, params }) {
      const { access_token: token, order_id } = query;
      const { id = order_id } = params;
      return token === undefined || typeof id !== 'string' ? null : verifyToken(id, token, tokens);
    },
  };
}

async function verifyToken(orderId: string, token: unknown, tokens: OrderAccessTokens): Promise<Caller> {
  const isSound = typeof token === 'string' && token.length <= MAX_TOKEN_LENGTH;
  if (isSound && (await tokens.verify(orderId, token))) return { kind: 'order_token', orderId };
  throw new UnauthorizedError('invalid_credentials', 'The access token does not belong to this order.');
}

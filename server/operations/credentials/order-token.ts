import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { OrderTokens } from '../../market/orders/access-token.ts';
import type { Authenticator } from './authenticator.ts';

const LONGEST_TOKEN = 128;

/** Whoever holds the address of a machine order, which carries a token. It opens that order and nothing else. */
export function orderTokenAuthenticator(tokens: OrderTokens): Authenticator {
  return {
    credential: 'order_token',
    authenticate({ query, params }) {
      const { access_token: token } = query;
      const { id } = params;
      return token === undefined || id === undefined ? null : open(id, token, tokens);
    },
  };
}

async function open(orderId: string, token: unknown, tokens: OrderTokens): Promise<Caller> {
  const isSound = typeof token === 'string' && token.length <= LONGEST_TOKEN;
  if (isSound && (await tokens.opens(orderId, token))) return { kind: 'order_token', orderId };
  throw new UnauthorizedError('invalid_credentials', 'The access token is not one of this order');
}

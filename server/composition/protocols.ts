import { findHireByRequestKey } from '../market/hiring/hire-by-key.ts';
import { OrderAccessTokens } from '../market/orders/access-token.ts';
import type { Operations } from '../operations/operations.ts';
import { createA2a } from '../web/a2a/a2a.ts';
import type { ProtocolHandler } from '../web/http/operation-handler.ts';
import { createAnonymousMcp } from '../web/mcp/anonymous/anonymous-mcp.ts';
import { createRemoteMcp } from '../web/mcp/remote/remote-mcp.ts';
import type { Parts } from './parts.ts';

/** The operations that use a protocol of their own: MCP and A2A. */
export function createProtocols(
  { config, orm }: Parts,
  operations: Operations,
): Record<string, ProtocolHandler> {
  const { appUrl, baseUrl, lookupKey } = config;
  const em = () => orm.em.fork();
  const tokens = new OrderAccessTokens(orm.em, lookupKey);
  const findOrder = async (requestKey: string) => {
    const orderId = await findHireByRequestKey(em(), requestKey);
    return orderId === undefined ? undefined : { orderId, token: tokens.issue(orderId).token };
  };
  return {
    ...createRemoteMcp({ operations, appUrl, baseUrl, em }),
    ...createAnonymousMcp(operations, baseUrl),
    ...createA2a({ operations, findOrder }),
  };
}

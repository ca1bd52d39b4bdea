import type { Operations } from '../operations/operations.ts';
import type { ProtocolHandler } from '../web/http/operation-handler.ts';
import { createAnonymousMcp } from '../web/mcp/anonymous/anonymous-mcp.ts';
import { createRemoteMcp } from '../web/mcp/remote/remote-mcp.ts';
import type { Parts } from './parts.ts';

/** The operations that use the MCP protocol. */
export function createMcp({ config, orm }: Parts, operations: Operations): Record<string, ProtocolHandler> {
  const { appUrl, baseUrl } = config;
  const em = () => orm.em.fork();
  return {
    ...createRemoteMcp({ operations, appUrl, baseUrl, em }),
    ...createAnonymousMcp(operations, baseUrl),
  };
}

import type { ProtocolDoor } from '../doors/http/door.ts';
import { anonymousMcp } from '../doors/mcp/anonymous/anonymous-mcp.ts';
import { remoteMcp } from '../doors/mcp/remote/remote-mcp.ts';
import type { Operations } from '../operations/operations.ts';
import type { Parts } from './parts.ts';

/** The operations that speak the tool protocol. */
export function createMcp({ config, orm }: Parts, operations: Operations): Record<string, ProtocolDoor> {
  const { appUrl, baseUrl } = config;
  const em = () => orm.em.fork();
  return { ...remoteMcp({ operations, appUrl, em }), ...anonymousMcp(operations, baseUrl) };
}

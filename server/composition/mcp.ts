import type { Config } from '../config/config.ts';
import type { ProtocolDoor } from '../doors/http/door.ts';
import { anonymousMcp } from '../doors/mcp/anonymous/anonymous-mcp.ts';
import { remoteMcp } from '../doors/mcp/remote/remote-mcp.ts';
import type { Operations } from '../operations/operations.ts';

/** The operations that speak the tool protocol. */
export function createMcp({ appUrl, baseUrl }: Config, operations: Operations): Record<string, ProtocolDoor> {
  return { ...remoteMcp({ operations, appUrl }), ...anonymousMcp(operations, baseUrl) };
}

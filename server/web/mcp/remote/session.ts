import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import type { Caller } from '../../../identity/caller.ts';
import type { Operations } from '../../../operations/operations.ts';

/** The caller that the MCP endpoint authenticated. */
export interface Session {
  caller: Caller;
  request: ToolCallRequest;
}

/** The request. Most calls need neither signal nor log, so they are created lazily. */
interface ToolCallRequest {
  readonly address: string | undefined;
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export interface RemoteTools {
  operations: Operations;
  appUrl: string;
  baseUrl: string;
  em(): EntityManager;
}

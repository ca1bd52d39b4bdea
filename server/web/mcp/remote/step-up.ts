import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import { ERROR_ADVICE } from '../../../../shared/error-advice.ts';
import type { Reply } from '../../../contract/reply.ts';
import type { Caller } from '../../../identity/caller.ts';
import { InsufficientScopeError } from '../../../operations/authority/errors.ts';
import type { InputHeaders } from '../../../operations/input.ts';
import { toResourceMetadataParameter } from './challenge.ts';
import { findGrant, findMissingScope } from './tool-scopes.ts';

/** The first protocol version in which clients request more scopes after a 403. */
const STEP_UP_MIN_VERSION = '2025-11-25';
const JSON_RPC_SERVER_ERROR = -32000;
/**
 * Some clients respond to a 403 with a refresh, which adds no scopes. They pass the next response on to their model.
 */
const REFRESH_GRACE_MS = 60_000;

/**
 * 403 with the scopes to request, which makes a client open the consent page again; undefined if the connection has
 * them, or if the client does not support it.
 */
export function buildStepUpReply(
  message: object,
  tool: ToolDefinition,
  caller: Caller,
  { headers, appUrl }: { headers: InputHeaders; appUrl: string },
): Reply | undefined {
  const missing = findMissingScope(tool, caller);
  const grant = findGrant(caller);
  if (!missing || !grant || !supportsStepUp(headers)) return undefined;
  const { refreshedAt } = grant;
  if (refreshedAt && Date.now() - refreshedAt.getTime() < REFRESH_GRACE_MS) return undefined;
  // clients of older versions drop the scopes they had
  const scope = [...new Set([...grant.scopes, ...tool.scopes])].join(' ');
  const { code, message: sentence } = new InsufficientScopeError('connection', missing);
  const challenge = `Bearer error="insufficient_scope", scope="${scope}", ${toResourceMetadataParameter(appUrl)}, error_description="${tool.name} needs ${missing}"`;
  const data = { code, scope: missing, what_to_do: ERROR_ADVICE[code].nextStep };
  const error = { code: JSON_RPC_SERVER_ERROR, message: sentence, data };
  const { id = null } = message as { id?: string | number };
  return { status: 403, headers: { 'WWW-Authenticate': challenge }, body: { jsonrpc: '2.0', id, error } };
}

function supportsStepUp(headers: InputHeaders): boolean {
  const version = headers['mcp-protocol-version'];
  return typeof version === 'string' && version >= STEP_UP_MIN_VERSION;
}

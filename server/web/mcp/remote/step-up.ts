import type { ToolDefinition } from '../../../../generated/tools.gen.ts';
import { ERROR_ADVICE } from '../../../../shared/error-advice.ts';
import type { Reply } from '../../../contract/reply.ts';
import type { Caller } from '../../../identity/caller.ts';
import { InsufficientScopeError } from '../../../operations/authority/errors.ts';
import type { InputHeaders } from '../../../operations/input.ts';
import { toResourceMetadataParameter } from './challenge.ts';
import { findGrant, findMissingScope } from './tool-scopes.ts';

/** The first version of the protocol in which clients ask the person for more when they are refused. */
const STEP_UP_MIN_VERSION = '2025-11-25';
const JSON_RPC_SERVER_ERROR = -32000;
/** Some clients answer a refusal with a refresh, which gives them nothing more. The next answer they pass on to their model. */
const REFRESH_GRACE_MS = 60_000;

/**
 * 403 with the scopes to ask for, by which a client sends its person to our page again; undefined where the connection
 * has them, or the client would not know what to do with it.
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
  // clients of older versions forget what they had
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

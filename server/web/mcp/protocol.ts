import {
  createMcpHandler,
  INVALID_PARAMS,
  isInitializeRequest,
  isJSONRPCRequest,
  isLegacyRequest,
  type McpHttpHandler,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import type { AcceptedFormats } from './accepted-formats.ts';

/** Streams that only announce changes: the list of tools is constant. */
const MAX_SUBSCRIPTIONS = 0;

/** Handles one message of any protocol version with its own server. */
export class McpProtocol<Session> {
  readonly #createServer: (session: Session) => Server;
  readonly #handler: McpHttpHandler;
  readonly #sessions = new WeakMap<Request, Session>();

  constructor(serverFor: (session: Session) => Server) {
    this.#createServer = serverFor;
    this.#handler = createMcpHandler(({ requestInfo }) => this.#getServer(requestInfo), {
      legacy: 'reject',
      maxSubscriptions: MAX_SUBSCRIPTIONS,
    });
  }

  async handle(
    request: Request,
    message: object,
    session: Session,
    accepted: AcceptedFormats,
  ): Promise<Response> {
    const sent = accepted.stream ? message : withoutProgress(message);
    if (!(await isLegacyRequest(request, sent))) {
      this.#sessions.set(request, session);
      return this.#handler.fetch(request, { parsedBody: sent });
    }
    const asJson = accepted.json && !wantsProgress(sent);
    return handleLegacyRequest(this.#createServer(session), request, sent, asJson);
  }

  #getServer(request: Request | undefined): Server {
    const session = request && this.#sessions.get(request);
    if (!session) throw new Error('A server was requested outside of a request');
    return this.#createServer(session);
  }
}

/** One message of a version without a version field in messages. */
async function handleLegacyRequest(
  server: Server,
  request: Request,
  message: unknown,
  enableJsonResponse: boolean,
): Promise<Response> {
  const rejection = rejectInitialize(message);
  if (rejection) return rejection;
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}

/** The library would report other parameters of `initialize` as an internal error. */
function rejectInitialize(message: unknown): Response | undefined {
  if (!isJSONRPCRequest(message) || message.method !== 'initialize' || isInitializeRequest(message)) {
    return undefined;
  }
  const error = {
    code: INVALID_PARAMS,
    message:
      '`initialize` requires `protocolVersion`, `capabilities` and `clientInfo` with `name` and `version`.',
  };
  return Response.json({ jsonrpc: '2.0', id: message.id, error });
}

interface MessageWithProgress {
  params?: { _meta?: { progressToken?: unknown } };
}

/** Only then is there anything to send before the result, which needs a stream. */
function wantsProgress(message: MessageWithProgress): boolean {
  return message.params?._meta?.progressToken !== undefined;
}

function withoutProgress(message: MessageWithProgress): object {
  if (!wantsProgress(message)) return message;
  const { progressToken: _, ...meta } = message.params?._meta ?? {};
  return { ...message, params: { ...message.params, _meta: meta } };
}

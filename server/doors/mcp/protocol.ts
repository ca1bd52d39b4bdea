import {
  createMcpHandler,
  isLegacyRequest,
  type McpHttpHandler,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';

/** Streams that only tell of changes: the list of tools never changes while a process lives. */
const NO_SUBSCRIPTIONS = 0;

/** Answers one message of any version of the protocol with a server of its own. */
export class Protocol<Session> {
  readonly #serverFor: (session: Session) => Server;
  readonly #current: McpHttpHandler;
  readonly #sessions = new WeakMap<Request, Session>();

  constructor(serverFor: (session: Session) => Server) {
    this.#serverFor = serverFor;
    this.#current = createMcpHandler(({ requestInfo }) => this.#serverOf(requestInfo), {
      legacy: 'reject',
      maxSubscriptions: NO_SUBSCRIPTIONS,
    });
  }

  async answer(request: Request, message: unknown, session: Session): Promise<Response> {
    if (!(await isLegacyRequest(request, message))) {
      this.#sessions.set(request, session);
      return this.#current.fetch(request, { parsedBody: message });
    }
    return answerOlder(this.#serverFor(session), request, message, !wantsProgress(message));
  }

  #serverOf(request: Request | undefined): Server {
    const session = request && this.#sessions.get(request);
    if (!session) throw new Error('A server was asked for outside of a request');
    return this.#serverFor(session);
  }
}

/** One message of a version from before messages said by themselves which one they are of. */
export async function answerOlder(
  server: Server,
  request: Request,
  message: unknown,
  enableJsonResponse: boolean,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse });
  await server.connect(transport);
  return transport.handleRequest(request, { parsedBody: message });
}

/** Only then is there anything to say before the result, which takes a stream. */
function wantsProgress(message: unknown): boolean {
  const { params } = message as { params?: { _meta?: { progressToken?: unknown } } };
  return params?._meta?.progressToken !== undefined;
}

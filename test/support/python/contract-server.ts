import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Route, routes } from '../../../generated/routes.gen.ts';
import { loadContract, type Schema } from '../../../server/contract/contract-document.ts';
import { findSchemaErrors } from '../contract/contract-schema.ts';

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface ContractResponse {
  $ref?: string;
  content?: Record<string, Media>;
}

interface ContractParameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema & { type?: string };
}

interface ContractOperation {
  parameters: ContractParameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, ContractResponse>;
}

export interface Reply {
  status: number;
  body: unknown;
}

const document = loadContract() as unknown as {
  paths: Record<string, Record<string, ContractOperation>>;
  components: Record<string, Record<string, never>>;
};

function resolveReference<T extends { $ref?: string }>(value: T): T {
  const [, , kind = '', name = ''] = value.$ref?.split('/') ?? [];
  return value.$ref ? ((document.components[kind]?.[name] ?? value) as T) : value;
}

const getOperation = ({ path, method }: Route) => document.paths[path]?.[method] as ContractOperation;

/** What the contract shows as the response of an operation. */
export function getExampleReply(route: Route): Reply {
  const responses = Object.entries(getOperation(route).responses);
  const shown = responses.map(([status, response]) => {
    const media = resolveReference(response).content?.['application/json'];
    const [first] = Object.values(media?.examples ?? {});
    return { status: Number(status), body: media?.example ?? first?.value };
  });
  const wanted = shown.find(({ status, body }) => status < 300 && body !== undefined);
  const answers = shown.find(({ status }) => status < 400 || status === 402 || status === 410);
  return wanted ?? answers ?? { status: 500, body: undefined };
}

const PARAMETER_PARSERS: Record<string, (text: string) => unknown> = {
  integer: Number,
  number: Number,
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
  array: (text) => text.split(','),
};

function findQueryErrors({ parameters }: ContractOperation, query: URLSearchParams): unknown[] {
  const declared = parameters.map(resolveReference).filter((parameter) => parameter.in === 'query');
  const unknown = [...query.keys()].filter((name) => !declared.some((one) => one.name === name));
  const wrong = declared.flatMap(({ name, required, schema }): unknown[] => {
    const text = query.get(name);
    if (text === null) return required ? [`${name} is missing`] : [];
    const { type = '' } = resolveReference(schema as Schema & { $ref?: string; type?: string });
    const errors = findSchemaErrors(schema, PARAMETER_PARSERS[type]?.(text) ?? text);
    return errors ? [{ [name]: errors }] : [];
  });
  return [...unknown, ...wrong];
}

function findBodyErrors({ requestBody }: ContractOperation, type: string, body: Buffer): unknown[] {
  if (body.length === 0) return requestBody?.required ? ['a body is missing'] : [];
  const media = requestBody?.content[type];
  if (!media) return [`it takes no ${type}`];
  if (type === 'multipart/form-data') return body.includes('name="file"; filename=') ? [] : ['no file'];
  const parsed = type === 'application/json' ? JSON.parse(body.toString()) : parseForm(body.toString());
  const errors = findSchemaErrors(media.schema, parsed);
  return errors ? [errors] : [];
}

function parseForm(text: string): unknown {
  return Object.fromEntries(new URLSearchParams(text));
}

function findRoute({ method = '' }: IncomingMessage, path: string): Route | undefined {
  const matches = (routes as readonly Route[]).filter(
    (route) =>
      route.method === method.toLowerCase() &&
      new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  // `/api/agents/me` is not an agent called "me"
  return matches.toSorted((one, other) => countParameters(one) - countParameters(other))[0];
}

const countParameters = ({ path }: Route) => path.split('{').length;

/** The last page: a second one would have the same items again. */
function endPages(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'next_cursor' in body
    ? { ...body, next_cursor: null }
    : body;
}

/** Answers every operation with its example, if the request is what the contract says. */
export async function startContractServer() {
  const received: { operationId: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const route = findRoute(request, url.pathname);
    const body = await buffer(request);
    const send = (status: number, content?: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_test' })
        .end(content === undefined ? '' : JSON.stringify(content));
    if (!route) return send(404, { success: false, error: url.pathname, code: 'no_such_route' });
    const operation = getOperation(route);
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    const problems = [
      ...findQueryErrors(operation, url.searchParams),
      ...findBodyErrors(operation, type, body),
    ];
    const { operationId } = route;
    if (problems.length > 0) {
      const error = `${operationId}: ${JSON.stringify(problems)}`;
      return send(400, { success: false, error, code: 'validation_failed' });
    }
    received.push({ operationId, headers: request.headers, body: body.toString() });
    const reply = getExampleReply(route);
    return send(reply.status, endPages(reply.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

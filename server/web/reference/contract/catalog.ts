import { type Route, routes } from '../../../../generated/routes.gen.ts';
import {
  type ContractDocument,
  loadContract,
  type OperationObject,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../../contract/contract-document.ts';

/** One media type of a body or response. */
export interface MediaType {
  type: string;
  schema: Schema;
  example?: unknown;
}

export interface ResponseDoc {
  status: string;
  description: string;
  media: MediaType[];
}

interface Limit {
  limit: number;
  window_seconds: number;
}

/** An operation with the content of its page. */
export interface Operation {
  id: string;
  route: Route;
  tag: string;
  summary: string;
  description: string;
  deprecated: string | undefined;
  parameters: (Parameter & { example?: unknown; description?: string })[];
  body: { required: boolean; media: MediaType[] } | undefined;
  responses: ResponseDoc[];
  rateLimit: Limit | undefined;
  callerLimit: Limit | undefined;
  failureLimit: (Limit & { counts: string }) | undefined;
  /** Names of the events that it causes. */
  events: string[];
}

export interface WebhookEvent {
  name: string;
  description: string;
  emitted: boolean;
  emittedBy: string[];
  medium: MediaType;
}

export interface Tag {
  name: string;
  slug: string;
  description: string;
  operations: Operation[];
}

/** The contract, prepared for the reference. */
export interface Catalog {
  document: ContractDocument;
  info: ContractInfo;
  tags: Tag[];
  operations: Map<string, Operation>;
  events: WebhookEvent[];
}

interface ContractOperation extends OperationObject {
  summary: string;
  description: string;
  tags: [string];
  'x-rate-limit'?: Limit;
  'x-caller-limit'?: Limit;
  'x-failure-limit'?: Limit & { counts: string };
  'x-deprecation'?: { reason: string };
  'x-emitted'?: boolean;
  'x-emitted-by'?: string[];
}

interface ContractInfo {
  title: string;
  version: string;
  contact: { url: string };
}

interface ContractWithWebhooks extends ContractDocument {
  info: ContractInfo & Record<string, unknown>;
  tags: { name: string; description: string }[];
  webhooks: Record<string, { post: ContractOperation }>;
}

interface ContractMedia {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

/** Operations outside the contract, of a program that embeds the server. */
export interface ExtraOperations {
  tag: ContractWithWebhooks['tags'][number];
  routes: readonly Route[];
  contract: ContractDocument;
}

export function readCatalog(more?: ExtraOperations): Catalog {
  const document = withExtraOperations(loadContract() as ContractWithWebhooks, more);
  const events = Object.entries(document.webhooks).map(([name, { post }]) => toEvent(document, name, post));
  const read = [...routes, ...(more?.routes ?? [])].map((route) => toOperation(document, route, events));
  const tags = document.tags.map(({ name, description }) => ({
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    description,
    operations: read.filter(({ tag }) => tag === name),
  }));
  return {
    document,
    info: document.info,
    tags: tags.filter(({ operations }) => operations.length > 0),
    operations: new Map(read.map((operation) => [operation.id, operation])),
    events,
  };
}

function withExtraOperations(
  document: ContractWithWebhooks,
  more: ExtraOperations | undefined,
): ContractWithWebhooks {
  if (!more) return document;
  const { tag, contract } = more;
  return { ...document, tags: [...document.tags, tag], paths: { ...document.paths, ...contract.paths } };
}

function toOperation(document: ContractWithWebhooks, route: Route, events: WebhookEvent[]): Operation {
  const written = document.paths[route.path]?.[route.method] as ContractOperation;
  const { operationId: id, summary, description } = written;
  const parameters = (written.parameters ?? []).map((one) => resolveRef<Parameter>(document, one));
  return {
    id,
    route,
    tag: written.tags[0],
    summary,
    description,
    deprecated: written['x-deprecation']?.reason,
    parameters: parameters.map((parameter) => ({ ...parameter, example: findExample(parameter) })),
    body: readRequestBody(document, written),
    responses: Object.entries(written.responses).map(([status, answer]) =>
      toResponseDoc(document, status, answer),
    ),
    rateLimit: written['x-rate-limit'],
    callerLimit: written['x-caller-limit'],
    failureLimit: written['x-failure-limit'],
    events: events.filter(({ emittedBy }) => emittedBy.includes(id)).map(({ name }) => name),
  };
}

function toEvent(document: ContractWithWebhooks, name: string, written: ContractOperation): WebhookEvent {
  const [medium = { type: 'application/json', schema: {} }] = readRequestBody(document, written)?.media ?? [];
  return {
    name,
    description: written.description,
    emitted: written['x-emitted'] === true,
    emittedBy: written['x-emitted-by'] ?? [],
    medium,
  };
}

function readRequestBody(
  document: ContractWithWebhooks,
  { requestBody }: ContractOperation,
): Operation['body'] {
  if (!requestBody) return undefined;
  const body = resolveRef<{ required?: boolean; content: Record<string, ContractMedia> }>(
    document,
    requestBody,
  );
  return { required: body.required === true, media: toMediaTypes(body.content) };
}

function toResponseDoc(
  document: ContractWithWebhooks,
  status: string,
  written: OperationObject['responses'][string],
): ResponseDoc {
  const answer = resolveRef<{ description?: string; content?: Record<string, ContractMedia> }>(
    document,
    written,
  );
  // the contract begins it with the status
  const description = (answer.description ?? '').replace(/^\d+: /, '');
  return { status, description, media: toMediaTypes(answer.content ?? {}) };
}

function toMediaTypes(content: Record<string, ContractMedia>): MediaType[] {
  return Object.entries(content).map(([type, written]) => ({
    type,
    schema: written.schema ?? {},
    example: findExample(written),
  }));
}

/** The first, if there are several. */
function findExample({ example, examples }: ContractMedia): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value;
}

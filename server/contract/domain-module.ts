import type { Handlers } from '../../generated/handlers.gen.ts';
import type { Route } from '../../generated/routes.gen.ts';
import type { Sweep } from '../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../foundation/outbox/workers.ts';
import type { AppError } from '../foundation/platform/errors.ts';
import type { Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';

export type HandlerGroups = Handlers<RequestContext>;

/** Renders an error for a group that follows an external standard; undefined for the default envelope. */
export type FormatFailure = (
  failure: AppError,
  request: { readonly route: Route; readonly headers: RequestContext['headers'] },
) => Pick<Reply, 'body' | 'headers'> | undefined;

/** The parameters as they were sent. */
export interface PublicRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

/** A read whose response is the same for everybody, so that it can be cached until something that it shows changes. */
export interface PublicRead {
  /**
   * What the response shows: `agents` or `services` for a list, `agents:content` or `services:content` if it depends on
   * every column of every row, `service:<id>`, and `agent:<id>` for each agent. Undefined if that is unknown; then it is
   * not stored.
   */
  listTags(body: never, request: PublicRequest): readonly string[] | undefined;
  /** The status of the response. */
  status: 200 | 402;
  /** False while the response depends on something that no transaction changes. */
  isStorable?(): boolean;
}

/** By operation id. */
export type PublicReads = Readonly<Record<string, PublicRead>>;

/** What a domain adds to the server. The composition root is a list of these. */
export interface DomainModule {
  /** Complete groups of the contract. */
  handlers?: Partial<HandlerGroups>;
  failureFormats?: { [Group in keyof HandlerGroups]?: FormatFailure };
  /** Which of its operations can be cached. */
  publicReads?: PublicReads;
  /** Registers the domain's jobs. */
  jobs?(workers: OutboxWorkers): void;
  /** Sweeps that find due rows and enqueue their jobs. */
  due?: readonly Sweep[];
  /** Sweeps that delete or compact old rows. */
  prune?: readonly Sweep[];
  /** Starts the domain's own pollers, in processes that run workers. */
  start?(): void;
  stop?(timeoutMs: number): Promise<void>;
}

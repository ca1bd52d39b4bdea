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

/** What a domain adds to the server. The composition root is a list of these. */
export interface DomainModule {
  /** Complete groups of the contract. */
  handlers?: Partial<HandlerGroups>;
  failureFormats?: { [Group in keyof HandlerGroups]?: FormatFailure };
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

import type { Handlers } from '../../generated/handlers.gen.ts';
import type { Route } from '../../generated/routes.gen.ts';
import type { Reply } from '../contract/reply.ts';
import type { RequestContext } from '../contract/request-context.ts';
import type { AppError } from '../foundation/platform/errors.ts';
import type { ValidRequest } from './validation/request-validator.ts';

export type Groups = Handlers<RequestContext>;

/** How a group words a failure where its answers have the shape of an outside standard; undefined for the usual way. */
export type FailureWording = (
  failure: AppError,
  request: { readonly route: Route; readonly headers: RequestContext['headers'] },
) => Pick<Reply, 'body' | 'headers'> | undefined;

export type AnyHandler = (request: ValidRequest, context: RequestContext) => Promise<Reply>;

/** The groups this server fills. A group comes whole: the compiler sees to its handlers, this to its name. */
export class HandlerRegistry {
  readonly #groups: Partial<Groups> = {};
  readonly #wordings = new Map<string, FailureWording>();

  registerGroup<Name extends keyof Groups>(
    name: Name,
    handlers: Groups[Name],
    wording?: FailureWording,
  ): this {
    if (this.#groups[name]) throw new Error(`The group ${name} is registered twice`);
    this.#groups[name] = handlers;
    if (wording) this.#wordings.set(name, wording);
    return this;
  }

  wordingOf({ group }: Route): FailureWording | undefined {
    return this.#wordings.get(group);
  }

  /** undefined while nobody fills the operation's group. */
  find(route: Route): AnyHandler | undefined {
    const group = this.#groups[route.group as keyof Groups] as Record<string, AnyHandler> | undefined;
    if (!group) return undefined;
    const handler = group[route.name];
    if (!handler) throw new Error(`The group ${route.group} has no handler ${route.name}`);
    return handler.bind(group);
  }
}

import type { Handlers } from '../../generated/handlers.gen.ts';
import type { Route } from '../../generated/routes.gen.ts';
import type { Reply } from '../contract/reply.ts';
import type { RequestContext } from '../contract/request-context.ts';
import type { AppError } from '../foundation/platform/errors.ts';
import type { ValidRequest } from './validation/request-validator.ts';

export type HandlerGroups = Handlers<RequestContext>;

/** How a group words a failure where its answers have the shape of an outside standard; undefined for the usual way. */
export type FormatFailure = (
  failure: AppError,
  request: { readonly route: Route; readonly headers: RequestContext['headers'] },
) => Pick<Reply, 'body' | 'headers'> | undefined;

export type AnyHandler = (request: ValidRequest, context: RequestContext) => Promise<Reply>;

/** The groups this server fills. A group comes whole: the compiler sees to its handlers, this to its name. */
export class HandlerRegistry {
  readonly #groups: Partial<HandlerGroups> = {};
  readonly #failureFormatters = new Map<string, FormatFailure>();

  registerGroup<Name extends keyof HandlerGroups>(
    name: Name,
    handlers: HandlerGroups[Name],
    wording?: FormatFailure,
  ): this {
    if (this.#groups[name]) throw new Error(`The group ${name} is registered twice`);
    this.#groups[name] = handlers;
    if (wording) this.#failureFormatters.set(name, wording);
    return this;
  }

  findFailureFormatter({ group }: Route): FormatFailure | undefined {
    return this.#failureFormatters.get(group);
  }

  /** undefined while nobody fills the operation's group. */
  find(route: Route): AnyHandler | undefined {
    const group = this.#groups[route.group as keyof HandlerGroups] as Record<string, AnyHandler> | undefined;
    if (!group) return undefined;
    const handler = group[route.name];
    if (!handler) throw new Error(`The group ${route.group} has no handler ${route.name}`);
    return handler.bind(group);
  }
}

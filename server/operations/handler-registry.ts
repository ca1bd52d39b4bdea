import type { Route } from '../../generated/routes.gen.ts';
import type { DomainModule, FormatFailure, HandlerGroups } from '../contract/domain-module.ts';
import type { Reply } from '../contract/reply.ts';
import type { RequestContext } from '../contract/request-context.ts';
import type { ValidRequest } from './validation/request-validator.ts';

export type AnyHandler = (request: ValidRequest, context: RequestContext) => Promise<Reply>;

/** The implemented groups. The compiler checks that a group is complete, this checks its name. */
export class HandlerRegistry {
  readonly #groups: Partial<HandlerGroups> = {};
  readonly #failureFormats: DomainModule['failureFormats'] & object = {};

  register({ handlers = {}, failureFormats = {} }: DomainModule): void {
    for (const name of Object.keys(handlers)) {
      if (name in this.#groups) throw new Error(`The group ${name} is registered twice`);
    }
    Object.assign(this.#groups, handlers);
    Object.assign(this.#failureFormats, failureFormats);
  }

  findFailureFormatter({ group }: Route): FormatFailure | undefined {
    return this.#failureFormats[group as keyof HandlerGroups];
  }

  /** Undefined if the operation's group is not implemented. */
  find(route: Route): AnyHandler | undefined {
    const group = this.#groups[route.group as keyof HandlerGroups] as Record<string, AnyHandler> | undefined;
    if (!group) return undefined;
    const handler = group[route.name];
    if (!handler) throw new Error(`The group ${route.group} has no handler ${route.name}`);
    return handler.bind(group);
  }
}

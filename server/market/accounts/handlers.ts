import type { AuthHandlers, ProfileHandlers } from '../../../generated/handlers.gen.ts';
import { ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { BadRequestError, UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { IdentityService } from '../../identity/service.ts';
import { toProfile, toProfileFields, toSignIn } from './convert.ts';
import type { ProfileOwner, ProfileService } from './profile-service.ts';

export function authHandlers(identity: IdentityService): AuthHandlers<RequestContext> {
  return {
    async signIn(_request, context) {
      const { caller } = context;
      if (caller.kind !== 'user') throw signInRequiredError();
      return ok(toSignIn(await identity.signIn(context.em(), caller.claims)));
    },
  };
}

export function profileHandlers(profiles: ProfileService): ProfileHandlers<RequestContext> {
  return {
    async get({ query: { wallet } }, context) {
      const owner = wallet === undefined ? findProfileOwner(context.caller) : { wallet };
      if (!owner)
        throw new BadRequestError('bad_request', 'Send `wallet`, or sign in to read your own profile.');
      return ok(toProfile(await profiles.get(context.em(), owner)));
    },
    async put({ body }, context) {
      const owner = findProfileOwner(context.caller);
      if (!owner) throw signInRequiredError();
      return ok(toProfile(await profiles.put(context.em(), owner, toProfileFields(body))));
    },
  };
}

function findProfileOwner(caller: Caller): ProfileOwner | undefined {
  if (caller.kind === 'user') return { userId: caller.userId };
  return caller.kind === 'wallet' ? { wallet: caller.wallet } : undefined;
}

function signInRequiredError(): UnauthorizedError {
  return new UnauthorizedError('missing_credentials', 'Sign in first.');
}

import { ForbiddenError } from '../foundation/platform/errors.ts';
import type { Caller } from './caller.ts';
import type { IdentityTokens } from './identity-tokens.ts';

type UserCaller = Extract<Caller, { kind: 'user' }>;

/** Users who signed in with the identity provider, some of whom are administrators. */
export class UserSessions {
  readonly #tokens: IdentityTokens;
  readonly #adminUserIds: readonly string[];

  constructor(tokens: IdentityTokens, adminUserIds: readonly string[]) {
    this.#tokens = tokens;
    this.#adminUserIds = adminUserIds;
  }

  async requireUser(token: string): Promise<UserCaller> {
    const claims = await this.#tokens.verify(token);
    const { userId } = claims;
    return { kind: 'user', userId, isAdmin: this.#adminUserIds.includes(userId), claims };
  }

  async requireAdmin(token: string): Promise<UserCaller> {
    const caller = await this.requireUser(token);
    if (!caller.isAdmin) throw new ForbiddenError('forbidden', 'This operation is for administrators only.');
    return caller;
  }
}

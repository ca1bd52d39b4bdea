import type { NoticeTarget } from '../../events/notifications/notice.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { Caller } from '../../identity/caller.ts';

/** The owner of a position that this caller opens. */
export function getPositionOwner(caller: Caller): string {
  if (caller.kind === 'agent') return `agent:${caller.agentId}`;
  if (caller.kind === 'user') return `user:${caller.userId}`;
  if (caller.kind === 'wallet') return normalizeWalletAddress(caller.wallet);
  throw new UnauthorizedError('missing_credentials', 'Sign in first.');
}

/** All identities of the caller: a user is also each proven wallet. An agent's owner is not the agent. */
export function listPositionOwners(caller: Caller, walletKeys: ReadonlySet<string>): string[] {
  const own = getPositionOwner(caller);
  return caller.kind === 'user' ? [own, ...walletKeys] : [own];
}

/** Who is notified about a position. */
export function toNoticeTargets(owner: string): NoticeTarget[] {
  const [kind = '', id] = owner.split(':');
  if (id === undefined) return [{ walletKey: owner }];
  return kind === 'agent'
    ? [{ agentId: id }, { agentOwnerOf: id }]
    : [{ userId: owner.slice('user:'.length) }];
}

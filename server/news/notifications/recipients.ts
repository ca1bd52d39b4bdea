import { type RawQueryFragment, sql } from '@mikro-orm/postgresql';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Caller } from '../../identity/caller.ts';
import type { NoticeTarget } from './notice.ts';

/** Under which a notification is stored; the owner of an agent is looked up by the statement that stores it. */
export function recipientOf(target: Exclude<NoticeTarget, { agentOwnerOf: string }>): string {
  if ('userId' in target) return `user:${target.userId}`;
  return 'agentId' in target ? `agent:${target.agentId}` : target.walletKey;
}

/**
 * SQL of every recipient that a caller is. A person is also each linked wallet, and the other way round: found when
 * reading, so that it does not matter which came first, the notification or the link.
 */
export function recipientsOf(caller: Caller): RawQueryFragment {
  if (caller.kind === 'agent') return sql`select ${`agent:${caller.agentId}`}::text as recipient`;
  if (caller.kind === 'user') return person(sql`select ${caller.userId}::text as id`);
  if (caller.kind !== 'wallet') throw new UnauthorizedError('missing_credentials', 'Sign in first');
  const key = walletKeyOf(caller.wallet);
  const linked = person(sql`select idp_user_id as id from user_wallets where address_key = ${key}`);
  return sql`select ${key}::text as recipient union ${linked}`;
}

function person(id: RawQueryFragment): RawQueryFragment {
  return sql`
    select 'user:' || id as recipient from (${id}) person
    union select address_key from user_wallets where idp_user_id in (${id})`;
}

import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Tables, tables } from '../../foundation/db/statement.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { Caller } from '../../identity/caller.ts';
import { UserWallet } from '../../identity/identity.entity.ts';
import type { NoticeTarget } from './notice.ts';

/** The recipient key of a notification; the insert statement looks up an agent's owner. */
export function toRecipient(target: Exclude<NoticeTarget, { agentOwnerOf: string }>): string {
  if ('userId' in target) return `user:${target.userId}`;
  return 'agentId' in target ? `agent:${target.agentId}` : target.walletKey;
}

type RecipientQuery = SelectQueryBuilder<Tables<typeof UserWallet>, never, { recipient: string }>;

/** A caller that can be notified: the kind, and its id or the key of its wallet. */
export interface Recipient {
  kind: 'agent' | 'user' | 'wallet';
  id: string;
}

export function requireRecipient(caller: Caller): Recipient {
  if (caller.kind === 'agent') return { kind: 'agent', id: caller.agentId };
  if (caller.kind === 'user') return { kind: 'user', id: caller.userId };
  if (caller.kind === 'wallet') return { kind: 'wallet', id: normalizeWalletAddress(caller.wallet) };
  throw new UnauthorizedError('missing_credentials', 'Sign in first.');
}

/**
 * Selects every recipient key of a caller. A user also has those of linked wallets, and vice versa. Resolved on read,
 * so that the order of notification and link does not matter.
 */
export function selectRecipients(kind: Recipient['kind'], id: RawBuilder<string>): RecipientQuery {
  if (kind === 'agent') return selectRecipient(sql`'agent:' || ${id}::text`);
  if (kind === 'user')
    return selectRecipient(sql`'user:' || ${id}::text`).union(wallets.where('idp_user_id', '=', id));
  const link = links.where('address_key', '=', id);
  return selectRecipient(sql`${id}::text`)
    .union(link.select(sql<string>`'user:' || idp_user_id`.as('recipient')))
    .union(wallets.where('idp_user_id', 'in', link.select('idp_user_id')));
}

const db = tables(UserWallet);
const links = db.selectFrom('user_wallets');
const wallets = links.select('address_key as recipient');

const selectRecipient = (recipient: RawBuilder<string>) => db.selectNoFrom(recipient.as('recipient'));

import { createHash } from 'node:crypto';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { Caller } from '../../identity/caller.ts';

/** The columns that name a reader; each has an index. */
type ReaderColumn = 'agent_id' | 'client_user_id' | 'client_wallet_key' | 'client_agent_id' | 'subject';

/** Whose events are read. The rules are those of orders and bounties: who may read one may read its events. */
export interface FeedReader {
  /** Wakes the reader, and marks its positions. */
  key: string;
  columns: readonly ReaderColumn[];
  value: string;
  /** Where a contract wallet is proven; null without restriction. */
  networks: readonly Network[] | null;
  /** It holds the token of an order. */
  isTokenHolder: boolean;
}

/** The part of the caller in an order or a bounty. */
export type ReaderRole = 'provider' | 'client';

/** Only what the reader reads in this role. */
export function inRole(reader: FeedReader, role: ReaderRole | undefined): FeedReader {
  if (role === undefined) return reader;
  const columns = reader.columns.filter((column) => (column === 'agent_id') === (role === 'provider'));
  if (columns.length > 0) return { ...reader, columns };
  throw invalidFieldsError([{ path: 'query.role', message: 'must be left out: only agents work on orders' }]);
}

export function toFeedReader(caller: Caller): FeedReader {
  const anywhere = { networks: null, isTokenHolder: false };
  switch (caller.kind) {
    case 'agent': {
      const { agentId: value } = caller;
      return { ...anywhere, key: agentKey(value), columns: ['agent_id', 'client_agent_id'], value };
    }
    case 'user': {
      const { userId: value } = caller;
      return { ...anywhere, key: userKey(value), columns: ['client_user_id'], value };
    }
    case 'wallet': {
      const value = normalizeWalletAddress(caller.wallet);
      const networks = caller.provenOn ?? null;
      return { ...anywhere, key: walletKey(value), columns: ['client_wallet_key'], value, networks };
    }
    case 'order_token': {
      const { orderId: value } = caller;
      return { ...anywhere, key: orderKey(value), columns: ['subject'], value, isTokenHolder: true };
    }
    default:
      throw new UnauthorizedError('missing_credentials', 'Sign in first.');
  }
}

/** The client of an order, or the poster of a bounty. */
export interface EventClient {
  userId: string | null;
  walletKey: string | null;
  agentId: string | null;
  /** Of a hire: the network on which its wallet paid. */
  paymentNetwork: Network | null;
  hasOrderToken: boolean;
  /** Where the client also gets it, like a webhook. */
  callbackUrl: string | null;
}

/** Wakes everybody. */
export const ALL_READERS = '*';
const NO_READER = '-';
/** A notification has at most 8,000 bytes. */
const MAX_KEYS = 500;

/** Who wakes up for an event. */
export function formatReaderKeys(
  agentIds: readonly (string | null)[],
  client: EventClient | undefined,
  subject: string | null,
): string {
  const keys = new Set<string>();
  for (const id of agentIds) if (id !== null) keys.add(agentKey(id));
  if (client?.userId) keys.add(userKey(client.userId));
  if (client?.walletKey) keys.add(walletKey(client.walletKey));
  if (client?.agentId) keys.add(agentKey(client.agentId));
  if (client?.hasOrderToken && subject) keys.add(orderKey(subject));
  return keys.size > MAX_KEYS ? ALL_READERS : [...keys].join(' ') || NO_READER;
}

const agentKey = (id: string) => hashKey(`agent:${id}`);
const userKey = (id: string) => hashKey(`user:${id}`);
const walletKey = (key: string) => hashKey(`wallet:${key}`);
const orderKey = (id: string) => hashKey(`order:${id}`);

/** Short, so that a notification can name many. If two readers share one, both wake up, and each reads its own. */
function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

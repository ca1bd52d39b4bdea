import type { EntityManager } from '../../foundation/db/orm.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { Caller } from '../../identity/caller.ts';
import { noSuchAgent } from '../../identity/find-agent.ts';
import { OWN_COLUMNS, type OwnAgentRow } from './columns.ts';
import { nameKeyOf } from './name.ts';

export interface OwnAgentView extends OwnAgentRow {
  webhook_secret: string | null;
}

const OWN = `select ${OWN_COLUMNS} from agents where id = ? and active`;

/** An agent as it sees itself. */
export async function readOwn(
  em: EntityManager,
  secrets: AgentSecrets,
  agentId: string,
): Promise<OwnAgentView> {
  const [row] = await em.execute<OwnAgentRow[]>(OWN, [agentId]);
  if (!row) throw noSuchAgent();
  const sealed = row.webhook_secret_sealed;
  return { ...row, webhook_secret: sealed && secrets.open(row.id, 'webhook_secret_sealed', sealed) };
}

interface KeyRow {
  id: string;
  slug: string;
  name: string;
  description: string;
  api_key_sealed: string;
  twitter_username: string | null;
  verified: 0 | 1;
  created_at: string;
}

export interface RecoveredKey extends Omit<KeyRow, 'api_key_sealed'> {
  api_key: string;
}

/** Whoever owns more finds the others by name. */
const MOST_RECOVERED = 100;
const KEYS = `select id, slug, name, description, api_key_sealed, twitter_username, verified, created_at
  from agents where active`;
const NEWEST = `order by created_at desc, id desc limit ${MOST_RECOVERED}`;
const BY_WALLET = 'owner_wallet_key = ?';
const BY_USER = `(owner_user_id = ? or owner_wallet_key in (
  select address_key from user_wallets where idp_user_id = ?))`;

/** The keys of the agents that the caller owns. */
export async function recoverKeys(
  em: EntityManager,
  secrets: AgentSecrets,
  caller: Caller,
  name: string | undefined,
): Promise<RecoveredKey[]> {
  const { condition, values } = ownedBy(caller);
  const rows = await em.execute<KeyRow[]>(
    `${KEYS} and ${condition} ${name === undefined ? '' : 'and name_key = ?'} ${NEWEST}`,
    [...values, ...(name === undefined ? [] : [nameKeyOf(name)])],
  );
  if (rows.length === 0) throw new NotFoundError('not_found', 'You own no such agent');
  return rows.map(({ api_key_sealed, ...row }) => ({
    ...row,
    api_key: secrets.open(row.id, 'api_key_sealed', api_key_sealed),
  }));
}

function ownedBy(caller: Caller): { condition: string; values: string[] } {
  if (caller.kind === 'wallet') return { condition: BY_WALLET, values: [walletKeyOf(caller.wallet)] };
  if (caller.kind === 'user') return { condition: BY_USER, values: [caller.userId, caller.userId] };
  return { condition: 'false', values: [] };
}

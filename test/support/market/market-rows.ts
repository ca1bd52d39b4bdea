import { randomBytes } from 'node:crypto';
import { lookupHash } from '../../../server/foundation/platform/crypto.ts';
import { normalizeWalletAddress } from '../../../server/foundation/platform/wallet-address.ts';
import { toNameKey, toSlug } from '../../../server/market/agents/agent-name.ts';
import { solanaSigner, type WalletSigner } from '../chains/signers.ts';
import type { TestDatabase } from '../database/database.ts';
import type { TestEnvironment } from '../server/environment.ts';

interface SeedTarget {
  database: TestDatabase;
  env: TestEnvironment;
}

export interface AgentRow {
  id: string;
  slug: string;
  apiKey: string;
  owner: WalletSigner;
}

type Columns = Record<string, unknown>;

let idCount = 0;

/** An id that sorts after earlier ones. */
function nextId(prefix: string): string {
  return `${prefix}_${1_767_225_600_000 + ++idCount}_${randomBytes(6).toString('hex')}`;
}

/**
 * An agent as a row, for what calls cannot create yet or only slowly: popularity, ratings, dates. Its key and its
 * owner's wallet work.
 */
export async function seedAgent({ database, env }: SeedTarget, columns: Columns = {}): Promise<AgentRow> {
  const id = nextId('agt');
  const owner = solanaSigner();
  const apiKey = `market_${randomBytes(32).toString('hex')}`;
  const name = String(columns.name ?? `Agent ${idCount}`);
  const row: Columns = {
    id,
    name,
    name_key: `${toNameKey(name)}${idCount}`,
    slug: `${toSlug(name)}-${idCount}`,
    description: 'Does careful work for anyone who asks',
    owner_wallet: owner.address,
    owner_wallet_key: normalizeWalletAddress(owner.address),
    owner_proof: 'wallet',
    marketable: true,
    created_at: new Date(),
    updated_at: new Date(),
    ...columns,
  };
  await insertRow(database, 'agents', row);
  await insertRow(database, 'agent_keys', {
    id: nextId('key'),
    agent_id: id,
    name: 'Registration',
    key_hash: lookupHash(Buffer.from(env.LOOKUP_KEY ?? '', 'base64'), apiKey),
    key_sealed: 'sealed',
    last4: apiKey.slice(-4),
    scopes: ['read', 'work', 'spend', 'manage'],
    is_primary: true,
    created_at: row.created_at,
  });
  await insertRow(database, 'agent_wallets', {
    agent_id: id,
    family: 'solana',
    address: owner.address,
    address_key: owner.address,
    key_sealed: 'sealed',
    created_at: row.created_at,
  });
  return { id, slug: String(row.slug), apiKey, owner };
}

export async function seedService(
  { database }: Pick<SeedTarget, 'database'>,
  agentId: string,
  columns: Columns = {},
): Promise<string> {
  const id = nextId('svc');
  await insertRow(database, 'services', {
    id,
    agent_id: agentId,
    category: 'coding',
    title: 'Something made well',
    description: 'Made with care and on time',
    price_micro: columns.price_type === 'quote' ? null : 25_000_000,
    price_type: 'fixed',
    turnaround_hours: 48,
    created_at: new Date(),
    updated_at: new Date(),
    ...columns,
  });
  return id;
}

/** An order that was paid in full by default. */
export async function seedOrder(
  { database }: Pick<SeedTarget, 'database'>,
  agentId: string,
  columns: Columns = {},
): Promise<string> {
  const id = nextId('ord');
  await insertRow(database, 'orders', {
    id,
    agent_id: agentId,
    service_title: 'Something made well',
    service_category: 'coding',
    price_type: 'fixed',
    brief: 'A small thing, made well',
    status: 'paid',
    price_micro: 25_000_000,
    total_micro: 25_000_000,
    paid_micro: 25_000_000,
    paid_at: new Date(),
    turnaround_hours: 48,
    max_revisions: 3,
    created_at: new Date(),
    updated_at: new Date(),
    ...columns,
  });
  return id;
}

async function insertRow(database: TestDatabase, table: string, row: Columns): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  await database.query(`insert into ${table} (${names}) values (${places})`, Object.values(row));
}

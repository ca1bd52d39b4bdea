import { type Insertable, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentKey } from '../../identity/agent-key.entity.ts';
import { AgentWallet } from '../../identity/agent-wallet.entity.ts';
import type { NewWalletRow } from '../../identity/agent-wallets.ts';

type AgentColumns = Insertable<Tables<typeof Agent>['agents']>;
type KeyColumns = Insertable<Tables<typeof AgentKey>['agent_keys']>;

/** The columns that a registration sets. */
type NewAgentRow = Required<
  Pick<
    AgentColumns,
    | 'id'
    | 'name'
    | 'name_key'
    | 'slug'
    | 'description'
    | 'capabilities'
    | 'ai_models'
    | 'endpoint_url'
    | 'avatar_url'
    | 'owner_wallet'
    | 'owner_wallet_key'
    | 'owner_user_id'
    | 'owner_proof'
    | 'twitter_username'
    | 'verified'
    | 'marketable'
    | 'webhook_secret_sealed'
    | 'webhook_events'
    | 'has_extended_retries'
    | 'additional_endpoint_url'
    | 'additional_endpoint_events'
    | 'created_at'
  >
>;

type NewKeyRow = Required<
  Pick<KeyColumns, 'id' | 'name' | 'key_hash' | 'key_sealed' | 'last4' | 'scopes' | 'is_primary'>
>;

export interface NewAgentRows {
  agent: NewAgentRow;
  key: NewKeyRow;
  wallets: readonly NewWalletRow[];
}

type Values = NewAgentRow & { [Name in keyof NewKeyRow as `key_${Name}`]: NewKeyRow[Name] } & {
  families: readonly string[];
  addresses: readonly string[];
  addressKeys: readonly string[];
  sealedKeys: readonly string[];
};

/** One statement, so that it needs no transaction around it. */
const insert = statement([Agent, AgentKey, AgentWallet], (db, values: Parameters<Values>) =>
  db
    .with('agent', (cte) =>
      cte
        .insertInto('agents')
        .values({
          id: values.id,
          name: values.name,
          name_key: values.name_key,
          slug: values.slug,
          description: values.description,
          capabilities: values.capabilities,
          ai_models: values.ai_models,
          endpoint_url: values.endpoint_url,
          avatar_url: values.avatar_url,
          owner_wallet: values.owner_wallet,
          owner_wallet_key: values.owner_wallet_key,
          owner_user_id: values.owner_user_id,
          owner_proof: values.owner_proof,
          twitter_username: values.twitter_username,
          verified: values.verified,
          marketable: values.marketable,
          webhook_secret_sealed: values.webhook_secret_sealed,
          webhook_events: values.webhook_events,
          has_extended_retries: values.has_extended_retries,
          additional_endpoint_url: values.additional_endpoint_url,
          additional_endpoint_events: values.additional_endpoint_events,
          created_at: values.created_at,
          updated_at: values.created_at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'created_at']),
    )
    .with('key', (cte) =>
      cte
        .insertInto('agent_keys')
        .columns([
          'agent_id',
          'created_at',
          'id',
          'name',
          'key_hash',
          'key_sealed',
          'last4',
          'scopes',
          'is_primary',
        ])
        .expression((from) =>
          from
            .selectFrom('agent')
            .select(['agent.id', 'agent.created_at'])
            .select([
              sql<string>`${values.key_id}::text`.as('key_id'),
              sql<string>`${values.key_name}::text`.as('name'),
              sql<string>`${values.key_key_hash}::text`.as('key_hash'),
              sql<string | null>`${values.key_key_sealed}::text`.as('key_sealed'),
              sql<string>`${values.key_last4}::text`.as('last4'),
              sql<NewKeyRow['scopes']>`${values.key_scopes}::text[]`.as('scopes'),
              sql<boolean>`${values.key_is_primary}::boolean`.as('is_primary'),
            ]),
        ),
    )
    .insertInto('agent_wallets')
    .columns(['agent_id', 'created_at', 'family', 'address', 'address_key', 'key_sealed'])
    .expression((from) =>
      from
        .selectFrom('agent')
        .innerJoin(
          sql<Pick<NewWalletRow, 'family' | 'address' | 'address_key' | 'key_sealed'>>`unnest(
            ${values.families}::text[], ${values.addresses}::text[], ${values.addressKeys}::text[],
            ${values.sealedKeys}::text[])`.as<'wallet'>(
            sql`wallet(family, address, address_key, key_sealed)`,
          ),
          (join) => join.onTrue(),
        )
        .select(['agent.id', 'agent.created_at'])
        .select(['wallet.family', 'wallet.address', 'wallet.address_key', 'wallet.key_sealed']),
    ),
);

/** False if its slug or its name is taken. */
export async function insertAgent(
  em: EntityManager,
  { agent, key, wallets }: NewAgentRows,
): Promise<boolean> {
  const inserted = await insert.affected(em, {
    ...agent,
    key_id: key.id,
    key_name: key.name,
    key_key_hash: key.key_hash,
    key_key_sealed: key.key_sealed,
    key_last4: key.last4,
    key_scopes: key.scopes,
    key_is_primary: key.is_primary,
    families: wallets.map(({ family }) => family),
    addresses: wallets.map(({ address }) => address),
    addressKeys: wallets.map(({ address_key }) => address_key),
    sealedKeys: wallets.map(({ key_sealed }) => key_sealed),
  });
  return inserted > 0;
}

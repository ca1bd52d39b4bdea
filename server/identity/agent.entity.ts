import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Category, WalletChain, WebhookEventName } from '../../generated/vocabulary.gen.ts';
import { nullableTextArray, textArray } from '../foundation/db/text-array.ts';
import { AGENT_INDEXES } from './agent-indexes.ts';

/** How the owner proved its identity. */
export type OwnerProof = 'wallet' | 'idp' | 'x402';

export const Agent = defineEntity({
  name: 'Agent',
  tableName: 'agents',
  uniques: [
    { name: 'agents_name_key_unique', properties: ['nameKey'], where: 'active' },
    { properties: ['slug'] },
    { properties: ['tokenMint'] },
  ],
  indexes: [{ properties: ['ownerWalletKey'] }, { properties: ['ownerUserId'] }, ...AGENT_INDEXES],
  checks: [
    { name: 'agents_owner_proof_check', expression: `owner_proof in ('wallet', 'idp', 'x402')` },
    { name: 'agents_payout_chain_check', expression: `payout_chain in ('solana', 'base')` },
    { name: 'agents_verified_check', expression: 'verified in (0, 1)' },
    { name: 'agents_marketable_check', expression: 'not marketable or owner_proof is not null' },
  ],
  properties: {
    id: p.text().primary(),
    name: p.text(),
    /** The name's look-alike key; unique among active agents. */
    nameKey: p.text(),
    slug: p.text(),
    description: p.text(),
    capabilities: textArray<Category>(),
    aiModels: textArray(),
    endpointUrl: p.text().nullable(),
    avatarUrl: p.text().nullable(),
    /** As it was sent. */
    ownerWallet: p.text().nullable(),
    /** For comparison: EVM addresses in lower case. */
    ownerWalletKey: p.text().nullable(),
    ownerUserId: p.text().nullable(),
    ownerProof: p.text().$type<OwnerProof>().nullable(),
    twitterUsername: p.text().nullable(),
    verified: p.smallint().$type<0 | 1>().default(0),
    marketable: p.boolean().default(false),
    active: p.boolean().default(true),
    servicesCount: p.integer().default(0),
    totalOrders: p.integer().default(0),
    completedOrders: p.integer().default(0),
    ratingSum: p.integer().default(0),
    ratingCount: p.integer().default(0),
    avgRating: p
      .decimal('number')
      .precision(3)
      .scale(2)
      .nullable()
      .generated('(round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2)) stored'),
    tokenMint: p.text().nullable(),
    tokenName: p.text().nullable(),
    tokenSymbol: p.text().nullable(),
    tokenMode: p.text().nullable(),
    tokenCreatorWallet: p.text().nullable(),
    tokenImageUrl: p.text().nullable(),
    tokenTxHash: p.text().nullable(),
    /** Maintained by the database. */
    tokenLaunchedAt: p.datetime().nullable(),
    payoutWallet: p.text().nullable(),
    payoutChain: p.text().$type<WalletChain>().nullable(),
    payoutAddressBase: p.text().nullable(),
    webhookSecretSealed: p.text().nullable(),
    /** The previous secret, which also signs until then. */
    webhookSecretPreviousSealed: p.text().nullable(),
    webhookSecretPreviousUntil: p.datetime().nullable(),
    /** What is sent to the endpoint; null for everything. */
    webhookEvents: nullableTextArray<WebhookEventName>(),
    /** Failed webhooks are retried for 72 hours. */
    hasExtendedRetries: p.boolean().default(false),
    /** Since then webhooks are dropped without an attempt. */
    webhookPausedAt: p.datetime().nullable(),
    additionalEndpointUrl: p.text().nullable(),
    additionalEndpointEvents: nullableTextArray<WebhookEventName>(),
    additionalEndpointPausedAt: p.datetime().nullable(),
    /** Titles of the newest active listings, for search; maintained by the database. */
    listings: p.text().default('').lazy(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    search: p
      .string()
      .columnType('tsvector')
      .nullable()
      .lazy()
      .generated(
        `(search_document(name, ((search_words(capabilities) || ' '::text) || listings), description)) stored`,
      ),
  },
});
export type Agent = InferEntity<typeof Agent>;

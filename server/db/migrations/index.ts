import type { MigrationObject } from '@mikro-orm/core';
import { Migration0001Ledger } from './0001-ledger.ts';
import { Migration0002PaymentClaims } from './0002-payment-claims.ts';
import { Migration0003Outbox } from './0003-outbox.ts';
import { Migration0004RateLimitCounters } from './0004-rate-limit-counters.ts';
import { Migration0005ChainTransfers } from './0005-chain-transfers.ts';
import { Migration0010Agents } from './0010-agents.ts';
import { Migration0011Identity } from './0011-identity.ts';
import { Migration0012Services } from './0012-services.ts';
import { Migration0013Search } from './0013-search.ts';
import { Migration0014Browse } from './0014-browse.ts';
import { Migration0015IdempotencyKeys } from './0015-idempotency-keys.ts';
import { Migration0016AiModels } from './0016-ai-models.ts';
import { Migration0020Orders } from './0020-orders.ts';
import { Migration0021Conversations } from './0021-conversations.ts';
import { Migration0022IdempotentAnswers } from './0022-idempotent-answers.ts';
import { Migration0023Webhooks } from './0023-webhooks.ts';
import { Migration0030X402Prices } from './0030-x402-prices.ts';
import { Migration0031X402Catalog } from './0031-x402-catalog.ts';
import { Migration0032X402Settlements } from './0032-x402-settlements.ts';
import { Migration0033DeliverablePlaces } from './0033-deliverable-places.ts';
import { Migration0050X402Unfinished } from './0050-x402-unfinished.ts';

/** In the order they run. The names are stored in the database: never rename one that was released. */
export const migrations: MigrationObject[] = [
  { name: '0001-ledger', class: Migration0001Ledger },
  { name: '0002-payment-claims', class: Migration0002PaymentClaims },
  { name: '0003-outbox', class: Migration0003Outbox },
  { name: '0004-rate-limit-counters', class: Migration0004RateLimitCounters },
  { name: '0005-chain-transfers', class: Migration0005ChainTransfers },
  { name: '0010-agents', class: Migration0010Agents },
  { name: '0011-identity', class: Migration0011Identity },
  { name: '0012-services', class: Migration0012Services },
  { name: '0013-search', class: Migration0013Search },
  { name: '0014-browse', class: Migration0014Browse },
  { name: '0015-idempotency-keys', class: Migration0015IdempotencyKeys },
  { name: '0016-ai-models', class: Migration0016AiModels },
  { name: '0020-orders', class: Migration0020Orders },
  { name: '0021-conversations', class: Migration0021Conversations },
  { name: '0022-idempotent-answers', class: Migration0022IdempotentAnswers },
  { name: '0023-webhooks', class: Migration0023Webhooks },
  { name: '0030-x402-prices', class: Migration0030X402Prices },
  { name: '0031-x402-catalog', class: Migration0031X402Catalog },
  { name: '0032-x402-settlements', class: Migration0032X402Settlements },
  { name: '0033-deliverable-places', class: Migration0033DeliverablePlaces },
  { name: '0050-x402-unfinished', class: Migration0050X402Unfinished },
];

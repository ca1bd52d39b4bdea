import type { MigrationObject } from '@mikro-orm/core';
import { Migration0001Ledger } from './0001-ledger.ts';
import { Migration0002PaymentClaims } from './0002-payment-claims.ts';
import { Migration0003Outbox } from './0003-outbox.ts';
import { Migration0004RateLimitCounters } from './0004-rate-limit-counters.ts';
import { Migration0010Agents } from './0010-agents.ts';

/** In the order they run. The names are stored in the database: never rename one that was released. */
export const migrations: MigrationObject[] = [
  { name: '0001-ledger', class: Migration0001Ledger },
  { name: '0002-payment-claims', class: Migration0002PaymentClaims },
  { name: '0003-outbox', class: Migration0003Outbox },
  { name: '0004-rate-limit-counters', class: Migration0004RateLimitCounters },
  { name: '0010-agents', class: Migration0010Agents },
];

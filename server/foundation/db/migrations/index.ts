import type { MigrationObject } from '@mikro-orm/core';
import { Migration0001Baseline } from './0001-baseline.ts';
import { Migration0002LostPayments } from './0002-lost-payments.ts';
import { Migration0003LostDeposits } from './0003-lost-deposits.ts';
import { Migration0004SharedAccounts } from './0004-shared-accounts.ts';

/** In execution order. The names are stored in the database: never rename a released one. */
export const migrations: MigrationObject[] = [
  { name: '0001-baseline', class: Migration0001Baseline },
  { name: '0002-lost-payments', class: Migration0002LostPayments },
  { name: '0003-lost-deposits', class: Migration0003LostDeposits },
  { name: '0004-shared-accounts', class: Migration0004SharedAccounts },
];

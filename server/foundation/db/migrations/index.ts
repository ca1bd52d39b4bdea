import type { MigrationObject } from '@mikro-orm/core';
import { Migration0001Baseline } from './0001-baseline.ts';
import { Migration0002SharedAccounts } from './0002-shared-accounts.ts';

/** In execution order. The names are stored in the database: never rename a released one. */
export const migrations: MigrationObject[] = [
  { name: '0001-baseline', class: Migration0001Baseline },
  { name: '0002-shared-accounts', class: Migration0002SharedAccounts },
];

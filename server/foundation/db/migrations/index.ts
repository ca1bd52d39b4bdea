import type { MigrationObject } from '@mikro-orm/core';
import { Migration0001Baseline } from './0001-baseline.ts';
import { Migration0002LostPayments } from './0002-lost-payments.ts';
import { Migration0003LostDeposits } from './0003-lost-deposits.ts';
import { Migration0004SharedAccounts } from './0004-shared-accounts.ts';
import { Migration0005LiveNonces } from './0005-live-nonces.ts';
import { Migration0006DropLiveNonceIndex } from './0006-drop-live-nonce-index.ts';
import { Migration0007TransferBatches } from './0007-transfer-batches.ts';
import { Migration0008TransferBatchIndexes } from './0008-transfer-batch-indexes.ts';
import { Migration0009SharedHashes } from './0009-shared-hashes.ts';
import { Migration0010OrderCountChanges } from './0010-order-count-changes.ts';
import { Migration0011PublicChanges } from './0011-public-changes.ts';
import { Migration0012EventFeed } from './0012-event-feed.ts';
import { Migration0013WebhookSettings } from './0013-webhook-settings.ts';
import { Migration0014WebhookIndexes } from './0014-webhook-indexes.ts';
import { Migration0015Callbacks } from './0015-callbacks.ts';
import { Migration0016RequestKeyIndex } from './0016-request-key-index.ts';
import { Migration0019EarnSharePrices } from './0019-earn-share-prices.ts';
import { Migration0020MoneyHistory } from './0020-money-history.ts';

/** In execution order. The names are stored in the database: never rename a released one. */
export const migrations: MigrationObject[] = [
  { name: '0001-baseline', class: Migration0001Baseline },
  { name: '0002-lost-payments', class: Migration0002LostPayments },
  { name: '0003-lost-deposits', class: Migration0003LostDeposits },
  { name: '0004-shared-accounts', class: Migration0004SharedAccounts },
  { name: '0005-live-nonces', class: Migration0005LiveNonces },
  { name: '0006-drop-live-nonce-index', class: Migration0006DropLiveNonceIndex },
  { name: '0007-transfer-batches', class: Migration0007TransferBatches },
  { name: '0008-transfer-batch-indexes', class: Migration0008TransferBatchIndexes },
  { name: '0009-shared-hashes', class: Migration0009SharedHashes },
  { name: '0010-order-count-changes', class: Migration0010OrderCountChanges },
  { name: '0011-public-changes', class: Migration0011PublicChanges },
  { name: '0012-event-feed', class: Migration0012EventFeed },
  { name: '0013-webhook-settings', class: Migration0013WebhookSettings },
  { name: '0014-webhook-indexes', class: Migration0014WebhookIndexes },
  { name: '0015-callbacks', class: Migration0015Callbacks },
  { name: '0016-request-key-index', class: Migration0016RequestKeyIndex },
  { name: '0019-earn-share-prices', class: Migration0019EarnSharePrices },
  { name: '0020-money-history', class: Migration0020MoneyHistory },
];

import { Migration } from '@mikro-orm/migrations';

const NAME = 'payment_spends_request_key_hash_index';

export class Migration0016RequestKeyIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // an interrupted build leaves an invalid index
    this.addSql(`drop index concurrently if exists ${NAME}`);
    this.addSql(`create index concurrently ${NAME}
      on payment_spends (request_key_hash) where request_key_hash is not null`);
  }
}

import { Migration } from '@mikro-orm/migrations';

/** What its batch may pay, no transaction of its own pays. */
export class Migration0034SharedTransfers extends Migration {
  override up(): void {
    this.addSql(`alter table chain_transactions add constraint chain_transactions_shared_check
      check (batching is distinct from 'shared' or (signed_payload is null and nonce is null and sender is null))
      not valid`);
  }
}

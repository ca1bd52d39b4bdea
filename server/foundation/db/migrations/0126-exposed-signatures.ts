import { Migration } from '@mikro-orm/migrations';

/** A signature that stood in a query string is never custody proof, whatever becomes of a request that used it. */
export class Migration0126ExposedSignatures extends Migration {
  override up(): void {
    this.addSql('alter table used_signatures add column in_query boolean not null default false;');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Which file store belongs to this database. */
export class Migration0108UploadStore extends Migration {
  override up(): void {
    this.addSql('create table upload_store (name text not null primary key, id text not null)');
  }
}

import { Migration } from '@mikro-orm/migrations';

/** Work that was delivered in one call is shown in the order in which it was given. */
export class Migration0033DeliverablePlaces extends Migration {
  override up(): void {
    this.addSql('alter table deliverables add column place int not null default 0');
  }
}

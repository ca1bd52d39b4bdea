import { Migration } from '@mikro-orm/migrations';

/** How many outputs an order may have, taken over from its service. Orders that are there keep having no limit. */
export class Migration0109OutputLimits extends Migration {
  override up(): void {
    this.addSql('alter table orders add column output_limit int not null default 0');
  }
}

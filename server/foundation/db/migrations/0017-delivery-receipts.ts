import { Migration } from '@mikro-orm/migrations';

export class Migration0017DeliveryReceipts extends Migration {
  override up(): void {
    this.addSql('alter table deliverables add column sha256 text, add column revision int4');
  }
}

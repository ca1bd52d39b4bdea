import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0007OrderCountChanges extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0007-order-count-changes.sql', import.meta.url), 'utf8'));
  }
}

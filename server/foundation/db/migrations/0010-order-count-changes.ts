import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0010OrderCountChanges extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0010-order-count-changes.sql', import.meta.url), 'utf8'));
  }
}

import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0021ListTotals extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0021-list-totals.sql', import.meta.url), 'utf8'));
  }
}

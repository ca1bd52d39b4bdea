import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0033OrderTriggers extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0033-order-triggers.sql', import.meta.url), 'utf8'));
  }
}

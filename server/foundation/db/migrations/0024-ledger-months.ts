import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0024LedgerMonths extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0024-ledger-months.sql', import.meta.url), 'utf8'));
  }
}

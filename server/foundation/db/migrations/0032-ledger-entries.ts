import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0032LedgerEntries extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0032-ledger-entries.sql', import.meta.url), 'utf8'));
  }
}

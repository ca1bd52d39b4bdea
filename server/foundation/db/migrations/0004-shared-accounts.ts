import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0004SharedAccounts extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0004-shared-accounts.sql', import.meta.url), 'utf8'));
  }
}

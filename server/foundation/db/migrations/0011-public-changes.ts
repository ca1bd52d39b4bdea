import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0011PublicChanges extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0011-public-changes.sql', import.meta.url), 'utf8'));
  }
}

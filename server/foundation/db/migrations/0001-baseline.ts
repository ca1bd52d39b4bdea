import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0001Baseline extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0001-baseline.sql', import.meta.url), 'utf8'));
  }
}

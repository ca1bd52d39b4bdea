import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0029SelfHires extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0029-self-hires.sql', import.meta.url), 'utf8'));
  }
}

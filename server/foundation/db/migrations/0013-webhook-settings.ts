import { readFileSync } from 'node:fs';
import { Migration } from '@mikro-orm/migrations';

export class Migration0013WebhookSettings extends Migration {
  override up(): void {
    this.addSql(readFileSync(new URL('./0013-webhook-settings.sql', import.meta.url), 'utf8'));
  }
}

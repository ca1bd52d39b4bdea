import { Migration } from '@mikro-orm/migrations';

/** While one webhook secret replaces another, both sign. */
export class Migration0112WebhookSecretRotation extends Migration {
  override up(): void {
    this.addSql(`
      alter table agents
        add column webhook_secret_previous_sealed text null,
        add column webhook_secret_previous_until timestamptz null;
    `);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class Migration0015Callbacks extends Migration {
  override up(): void {
    this.addSql('alter table orders add column callback_url text');
    this.addSql('alter table bounties add column callback_url text');
    this.addSql('alter table webhook_deliveries alter column agent_id drop not null');
  }
}

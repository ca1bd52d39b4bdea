import { Migration } from '@mikro-orm/migrations';

export class Migration0003LostDeposits extends Migration {
  override up(): void {
    this.addSql('alter table earn_deposits validate constraint earn_deposits_state_check');
  }
}

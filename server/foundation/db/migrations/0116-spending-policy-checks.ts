import { Migration } from '@mikro-orm/migrations';

/** Validates what 0115 added. */
export class Migration0116SpendingPolicyChecks extends Migration {
  override up(): void {
    this.addSql(`
      alter table wallet_settings validate constraint wallet_settings_max_per_payment_micro_check;
      alter table wallet_settings validate constraint wallet_settings_approval_above_micro_check;
    `);
  }
}

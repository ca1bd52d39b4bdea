import { Migration } from '@mikro-orm/migrations';

/** A limit may begin anew after a crash of PostgreSQL, so counting a request waits for no disk. */
export class Migration0031UnloggedLimits extends Migration {
  override up(): void {
    this.addSql('alter table rate_limit_counters set unlogged');
  }
}

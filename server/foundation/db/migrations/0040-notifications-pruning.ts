import { Migration } from '@mikro-orm/migrations';

/** Notifications that were read long ago are found by the time at which they were. */
export class Migration0040NotificationsPruning extends Migration {
  override up(): void {
    this.addSql(
      'create index notifications_read_at_index on notifications (read_at) where read_at is not null',
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

const INDEXES = {
  webhook_deliveries_ready_index: `(coalesce(queue, agent_id), turn) where status = 'pending' and next_attempt_at is not null`,
  webhook_deliveries_waiting_index: `(agent_id, created_at) where status = 'pending' and next_attempt_at is null`,
  webhook_deliveries_retry_at_index: '(retry_at) where retry_at is not null',
  webhook_deliveries_blocking_index: '(order_id) where retry_at is not null',
};

export class Migration0014WebhookIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, definition] of Object.entries(INDEXES)) {
      // an interrupted build leaves an invalid index
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(`create index concurrently ${name} on webhook_deliveries ${definition}`);
    }
  }
}

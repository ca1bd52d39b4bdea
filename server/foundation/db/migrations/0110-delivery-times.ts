import { Migration } from '@mikro-orm/migrations';

/** How fast an agent works for itself tells its clients nothing. What was added up before stays. */
export class Migration0110DeliveryTimes extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function orders_time_delivery() returns trigger language plpgsql as $$
      begin
        if new.self_hire then return null; end if;
        insert into delivery_times as known (agent_id, deliveries, seconds)
        values (new.agent_id, 1, extract(epoch from new.delivered_at - new.paid_at))
        on conflict (agent_id) do update set
          deliveries = known.deliveries + 1, seconds = known.seconds + excluded.seconds;
        return null;
      end $$;
    `);
  }
}

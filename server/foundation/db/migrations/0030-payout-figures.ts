import { Migration } from '@mikro-orm/migrations';

/** Its two calls of `payout_figures` took most of the time of confirming a payout. */
export class Migration0030PayoutFigures extends Migration {
  override up(): void {
    this.addSql(COUNT);
  }
}

const COUNT = `
create or replace function count_payout_figures()
 returns trigger
 language plpgsql
as $function$
declare
  counted chain_transactions := case when new.state = 'confirmed' then new else old end;
  amount bigint;
begin
  if counted.kind <> 'payout' or counted.subject_type <> 'order' then return null; end if;
  select moved.amount_micro into amount from chain_transfers moved, orders paid
  where moved.id = counted.id and paid.id = counted.subject_id and not paid.self_hire;
  if found then
    insert into statistic_changes (figure, day, change)
    values ('payouts_micro', day_of(counted.settled_at), case when new.state = 'confirmed' then amount else -amount end);
  end if;
  return null;
end$function$`;

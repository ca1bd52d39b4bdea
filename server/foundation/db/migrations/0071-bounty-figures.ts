import { Migration } from '@mikro-orm/migrations';

/** Bounties among the figures of the market. */
export class Migration0071BountyFigures extends Migration {
  override up(): void {
    this.addSql(STATISTICS);
    this.addSql(RECOUNT);
    this.addSql(`insert into statistic_changes (figure, day, change)
      select figure, day, sum(amount) from bounties, bounty_figures(bounties) group by figure, day;`);
  }
}

const STATISTICS = `
  create function bounty_figures(counted bounties) returns table (figure text, day date, amount bigint)
    language sql stable as $$
    select figure, day, 1::bigint from (values
      ('open_bounties', null, counted.status = 'open'),
      ('bounties_created', day_of(counted.created_at), counted.id is not null)
    ) possible (figure, day, counts) where counts
  $$;

  create function count_bounty_figures() returns trigger language plpgsql as $$
  begin
    insert into statistic_changes (figure, day, change)
    select figure, day, sum(amount) from (
      select figure, day, amount from bounty_figures(new)
      union all
      select figure, day, -amount from bounty_figures(old)
    ) counted group by figure, day having sum(amount) <> 0;
    return null;
  end $$;

  create trigger bounties_figured after insert or delete on bounties
    for each row execute function count_bounty_figures();
  create trigger bounties_refigured after update on bounties for each row
    when ((old.status = 'open', old.created_at) is distinct from (new.status = 'open', new.created_at))
    execute function count_bounty_figures();
`;

/** As it was, and bounties. */
const RECOUNT = `
  alter function recount_statistics() rename to recount_statistics_but_bounties;
  create function recount_statistics() returns table (figure text, day date, amount bigint)
    language sql stable as $$
    select * from recount_statistics_but_bounties()
    union all
    select figure, day, sum(amount)::bigint from bounties, bounty_figures(bounties) group by figure, day
  $$;
`;

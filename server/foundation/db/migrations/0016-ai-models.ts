import { Migration } from '@mikro-orm/migrations';

/** How many agents of the market use each model, kept by triggers: counting per request would grow with the table. */
export class Migration0016AiModels extends Migration {
  override up(): void {
    this.addSql(TABLE);
    this.addSql(COUNT_TRIGGERS);
  }
}

const TABLE = `
  create table ai_models (
    id bigserial primary key,
    name text not null,
    agents_count int not null,
    constraint ai_models_name_unique unique (name)
  );
  create index ai_models_used_index on ai_models (agents_count desc, id desc) where agents_count > 0;
`;

const selectModels = (rows: string, sign: 1 | -1) => `
  select model as name, ${sign} as change from ${rows}, unnest(array(select distinct unnest(ai_models))) model
  where active and marketable`;

/**
 * Per statement, so that many agents at once change each model once, and in the order of the names, so that writers
 * queue up instead of deadlocking.
 */
const createCountTrigger = (name: string, changes: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    insert into ai_models (name, agents_count)
    select name, sum(change) from (${changes}) changed group by name having sum(change) <> 0 order by name
    on conflict (name) do update set agents_count = ai_models.agents_count + excluded.agents_count;
    return null;
  end $$;`;

const COUNT_TRIGGERS = `
  ${createCountTrigger('count_models_of_new_agents', selectModels('new_agents', 1))}
  ${createCountTrigger('count_models_of_old_agents', selectModels('old_agents', -1))}
  ${createCountTrigger('count_models_of_changed_agents', `${selectModels('new_agents', 1)} union all ${selectModels('old_agents', -1)}`)}

  create trigger agents_models_added after insert on agents
    referencing new table as new_agents for each statement execute function count_models_of_new_agents();
  create trigger agents_models_removed after delete on agents
    referencing old table as old_agents for each statement execute function count_models_of_old_agents();
  create trigger agents_models_changed after update on agents
    referencing old table as old_agents new table as new_agents
    for each statement execute function count_models_of_changed_agents();
`;

import { Migration } from '@mikro-orm/migrations';

/** Whoever hires an agent of their own gains no rank by it: such orders are marked, and no longer counted. */
export class Migration0075SelfHires extends Migration {
  override up(): void {
    this.addSql(RULE);
    this.addSql(MARK_SELF_HIRES);
    this.addSql(UNCOUNT_SELF_HIRES);
    this.addSql(COUNT_TRIGGERS);
  }
}

/**
 * The one rule. A person is an account with all of its wallets; a wallet that is linked to none stands for itself. It is
 * a self-hire when the person behind the client or the payment is one behind the agent: the agent itself, its owner, or
 * whoever is paid for its work.
 */
const RULE = `
  create function wallet_key_of(address text) returns text language sql immutable
    return case when address like '0x%' then lower(address) else address end;

  create function person_of_wallet(wallet text) returns text language sql stable as $$
    select coalesce((select 'user:' || idp_user_id from user_wallets where address_key = wallet_key_of(wallet)),
      'wallet:' || wallet_key_of(wallet))
  $$;

  create function people_behind_agent(agent_id text) returns setof text language sql stable as $$
    select person from agents agent, unnest(array['agent:' || agent.id, 'user:' || agent.owner_user_id,
      person_of_wallet(agent.owner_wallet), person_of_wallet(agent.payout_wallet),
      person_of_wallet(agent.payout_address_base)]) person
    where agent.id = agent_id and person is not null
    union all
    select 'wallet:' || address_key from agent_wallets wallet where wallet.agent_id = people_behind_agent.agent_id
  $$;

  create function is_self_hire(placed orders) returns boolean language sql stable as $$
    select exists (
      select from people_behind_agent(placed.agent_id) person
      where person in ('user:' || placed.client_user_id, person_of_wallet(placed.client_wallet_key),
          person_of_wallet(placed.payer))
        or person in (select people_behind_agent(placed.client_agent_id))
    )
  $$;
`;

/** Decided when the order is placed and, once it is known whose money it is, when it is paid; then it stays. */
const MARK_SELF_HIRES = `
  alter table orders add column self_hire boolean not null default false;
  update orders set self_hire = true where is_self_hire(orders);

  create function orders_mark_self_hire() returns trigger language plpgsql as $$
  begin
    new.self_hire := is_self_hire(new);
    return new;
  end $$;

  create trigger orders_marked_when_placed before insert on orders
    for each row execute function orders_mark_self_hire();
  create trigger orders_marked_when_paid before update of paid_at on orders
    for each row when (old.paid_at is null and new.paid_at is not null)
    execute function orders_mark_self_hire();
`;

const UNCOUNT_SELF_HIRES = ['agent', 'service']
  .map(
    (owner) => `
  update ${owner}s set total_orders = total_orders - paid, completed_orders = completed_orders - completed
  from (
    select ${owner}_id, count(paid_at) as paid, count(*) filter (where status = 'completed') as completed
    from orders where self_hire group by ${owner}_id
  ) hired where ${owner}s.id = ${owner}_id and paid + completed > 0;`,
  )
  .join('');

const COUNT_TRIGGERS = `
  create or replace function orders_count() returns trigger language plpgsql as $$
  declare
    paid int := (new.paid_at is not null and (tg_op = 'INSERT' or old.paid_at is null))::int;
    completed int := (new.status = 'completed' and (tg_op = 'INSERT' or old.status <> 'completed'))::int;
  begin
    if new.self_hire or paid + completed = 0 then return null; end if;
    update agents set total_orders = total_orders + paid, completed_orders = completed_orders + completed
    where id = new.agent_id;
    update services set total_orders = total_orders + paid, completed_orders = completed_orders + completed
    where id = new.service_id;
    return null;
  end $$;
`;

import { Migration } from '@mikro-orm/migrations';

/** What the parties of orders say, show and are told. */
export class Migration0021Conversations extends Migration {
  override up(): void {
    this.addSql(NOTIFICATIONS);
    this.addSql(MESSAGES);
    this.addSql(REVIEWS);
    this.addSql(RATING_TRIGGERS);
    this.addSql(PORTFOLIO);
    this.addSql(PORTFOLIO_TRIGGERS);
    this.addSql(DELIVERY_TIMES);
    this.addSql(FILES);
  }
}

const NOTIFICATIONS = `
  create table notifications (
    id text primary key,
    recipient text not null,
    type text not null,
    title text not null,
    body text not null,
    order_id text null,
    bounty_id text null,
    dedupe_key text not null,
    read_at timestamptz null,
    created_at timestamptz not null,
    -- led by the key: a second index led by the recipient would tempt the planner away from the sorted one
    constraint notifications_dedupe_key_recipient_unique unique (dedupe_key, recipient)
  );
  create index notifications_recipient_created_at_id_index
    on notifications (recipient, created_at desc, id desc);
  create index notifications_unread_index on notifications (recipient) where read_at is null;
`;

const MESSAGES = `
  create table messages (
    id text primary key,
    order_id text not null,
    sender_type text not null,
    sender_id text not null,
    sender_name text not null,
    content text not null,
    created_at timestamptz not null,
    constraint messages_order_id_foreign foreign key (order_id) references orders (id),
    constraint messages_sender_type_check check (sender_type in ('agent', 'client'))
  );
  create index messages_order_id_created_at_id_index on messages (order_id, created_at, id);
`;

const REVIEWS = `
  create table reviews (
    id text primary key,
    order_id text not null,
    agent_id text not null,
    service_id text null,
    reviewer_name text null,
    rating int not null,
    comment text null,
    created_at timestamptz not null,
    constraint reviews_order_id_unique unique (order_id),
    constraint reviews_order_id_foreign foreign key (order_id) references orders (id),
    constraint reviews_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint reviews_service_id_foreign foreign key (service_id) references services (id),
    constraint reviews_rating_check check (rating >= 1 and rating <= 5)
  );
  create index reviews_agent_id_created_at_id_index on reviews (agent_id, created_at desc, id desc);
  create index reviews_service_id_index on reviews (service_id);
`;

/** The agent is locked before its listing, as everywhere. */
const RATING_TRIGGERS = `
  create function reviews_count() returns trigger language plpgsql as $$
  begin
    update agents set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where id = new.agent_id;
    update services set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where id = new.service_id;
    return null;
  end $$;

  create trigger reviews_counted after insert on reviews for each row execute function reviews_count();
`;

const PORTFOLIO = `
  create table portfolio_entries (
    source_id text primary key,
    source_type text not null,
    agent_id text not null,
    order_id text not null,
    url text null,
    media_type text not null,
    hidden boolean not null default false,
    delivered_at timestamptz not null,
    constraint portfolio_entries_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint portfolio_entries_order_id_foreign foreign key (order_id) references orders (id),
    constraint portfolio_entries_source_type_check check (source_type in ('order', 'deliverable'))
  );
  create index portfolio_entries_agent_id_delivered_at_source_id_index
    on portfolio_entries (agent_id, delivered_at desc, source_id desc);
  create index portfolio_entries_shown_index
    on portfolio_entries (agent_id, delivered_at desc, source_id desc) where not hidden;
  create index portfolio_entries_order_id_index on portfolio_entries (order_id);
`;

/**
 * Of a workspace every generation is shown, of other orders what was handed in last: earlier deliveries were sent
 * back. A single piece of work stands for its order.
 */
const PORTFOLIO_TRIGGERS = `
  create function orders_show_work() returns trigger language plpgsql as $$
  begin
    insert into portfolio_entries (source_id, source_type, agent_id, order_id, url, media_type, delivered_at)
    select case when single then new.id else id end, case when single then 'order' else 'deliverable' end,
      new.agent_id, new.id, url, media_type, delivered_at
    from (
      select *, new.quota_total is null and count(*) over () = 1 as single from deliverables
      where order_id = new.id and status = 'delivered'
        and (new.quota_total is not null
          or delivered_at = (select max(delivered_at) from deliverables where order_id = new.id))
    ) work;
    return null;
  end $$;

  create trigger orders_shown after update of status on orders
    for each row when (new.status = 'completed' and old.status <> 'completed')
    execute function orders_show_work();
`;

const DELIVERY_TIMES = `
  create table delivery_times (
    agent_id text primary key,
    deliveries int not null,
    seconds bigint not null,
    constraint delivery_times_agent_id_foreign foreign key (agent_id) references agents (id)
  );

  create function orders_time_delivery() returns trigger language plpgsql as $$
  begin
    insert into delivery_times as known (agent_id, deliveries, seconds)
    values (new.agent_id, 1, extract(epoch from new.delivered_at - new.paid_at))
    on conflict (agent_id) do update set
      deliveries = known.deliveries + 1, seconds = known.seconds + excluded.seconds;
    return null;
  end $$;

  create trigger orders_timed after update of delivered_at on orders
    for each row when (old.delivered_at is null and new.delivered_at is not null and new.paid_at is not null)
    execute function orders_time_delivery();
`;

const FILES = `
  create table files (
    name text primary key,
    content_type text not null,
    size int not null,
    sha256 text not null,
    uploaded_by text not null,
    created_at timestamptz not null
  );
  create index files_uploaded_by_created_at_index on files (uploaded_by, created_at);
`;

/**
 * The rows of a lifecycle, written by hand: one statement for each step, and one for each batch of payouts. The tables
 * and indexes are the server's, without its triggers, whose rows are written here too.
 */

const LIMIT = `counted as (insert into rate_limit_counters (key, points, expire)
  values (gen_random_uuid()::text, 1, extract(epoch from now())::bigint * 1000 + 3600000))`;

const history = (trigger: string, actor: string, from: string | null, to: string, source: string) =>
  `history as (insert into order_history (order_id, trigger, actor, from_status, to_status, created_at)
    select id, '${trigger}', '${actor}', ${from ? `'${from}'` : 'null'}, '${to}', now() from ${source})`;

const notice = (type: string, recipient: string, source: string) =>
  `notice as (insert into notifications (id, recipient, type, title, body, order_id, dedupe_key, created_at)
    select 'ntf_' || gen_random_uuid(), ${recipient}, '${type}', 'Something happened', 'Order ' || id || ' goes on', id,
      '${type}:' || id, now() from ${source})`;

const figures = (names: readonly string[], source: string) =>
  `figures as (insert into statistic_changes (figure, day, change)
    select figure, current_date, 1 from ${source}, unnest(array['${names.join("','")}']) as figure)`;

export const PLACE = `with ${LIMIT}, o as (
  insert into orders (id, service_id, agent_id, service_title, service_category, price_type, client_wallet,
    client_wallet_key, brief, status, price_micro, fee_micro, total_micro, turnaround_hours, max_revisions,
    quote_expires_at, created_at, updated_at)
  select 'ord_' || gen_random_uuid(), s.id, s.agent_id, s.title, s.category, s.price_type, $2, lower($2), $3, 'quoted',
    s.price_micro, s.price_micro / 10, s.price_micro, s.turnaround_hours, s.max_revisions,
    now() + interval '7 days', now(), now()
  from services s where s.id = $1 returning id),
  ${history('create', 'client', null, 'quoted', 'o')}, ${figures(['orders'], 'o')}
  select id from o`;

export const PAY = `with ${LIMIT}, o as (
  update orders set status = 'paid', payment_method = 'usdc', payment_network = $2, escrow_tx_hash = $3, payer = $4,
    paid_micro = total_micro, paid_at = now(), deadline_at = now() + interval '2 days', updated_at = now()
  where id = $1 and status = 'quoted' and client_wallet_key = lower($4) returning *),
  spend as (insert into payment_spends (network, reference, subject_type, subject_id, payer, amount_micro, created_at)
    select $2, $3, 'order', id, $4, total_micro, now() from o),
  escrow as (insert into ledger_accounts (code, network, asset, kind, side, balance, created_at)
    select 'escrow:order:' || id, $2, 'USDC', 'escrow', 'credit', total_micro, now() from o returning id, balance),
  posted as (insert into ledger_transactions (kind, reference, created_at)
    select 'payment_received', id, now() from o returning id),
  entries as (insert into ledger_entries (transaction_id, account_id, amount)
    select posted.id, escrow.id, -escrow.balance from posted, escrow
    union all select posted.id, t.id, escrow.balance from posted, escrow, ledger_accounts t
      where t.code = 'treasury:' || $2 and t.network = $2),
  changes as (insert into ledger_balance_changes (account_id, change)
    select t.id, escrow.balance from escrow, ledger_accounts t where t.code = 'treasury:' || $2 and t.network = $2),
  counts as (update agents set total_orders = total_orders + 1 from o where agents.id = o.agent_id),
  service as (update services set total_orders = total_orders + 1 from o where services.id = o.service_id),
  ${history('pay', 'client', 'quoted', 'paid', 'o')}, ${notice('order_paid', 'agent_id', 'o')},
  ${figures(['paid_orders', 'volume'], 'o')}
  select id from o`;

export const START = `with ${LIMIT}, o as (
  update orders set status = 'in_progress', updated_at = now()
  where id = $1 and status = 'paid' and agent_id = (select agent_id from agent_keys where key_hash = $2) returning id),
  ${history('start', 'provider', 'paid', 'in_progress', 'o')}
  select id from o`;

export const DELIVER = `with ${LIMIT}, o as (
  update orders set status = 'delivered', deliverable_url = $3, deliverable_media_type = 'document',
    delivered_at = now(), review_deadline = now() + interval '2 days', updated_at = now()
  where id = $1 and status = 'in_progress' and agent_id = (select agent_id from agent_keys where key_hash = $2)
  returning id, agent_id, client_wallet_key, paid_at),
  work as (insert into deliverables (id, order_id, status, url, media_type, created_at, delivered_at)
    select 'dlv_' || gen_random_uuid(), id, 'delivered', $3, 'document', now(), now() from o),
  times as (insert into delivery_times as t (agent_id, deliveries, seconds) select agent_id, 1, 1 from o
    on conflict (agent_id) do update set deliveries = t.deliveries + 1, seconds = t.seconds + 1),
  ${history('deliver', 'provider', 'in_progress', 'delivered', 'o')},
  ${notice('order_delivered', 'client_wallet_key', 'o')}
  select id from o`;

export const APPROVE = `with ${LIMIT}, o as (
  update orders set status = 'completed', completed_at = now(), payout_micro = total_micro - fee_micro, updated_at = now()
  where id = $1 and status = 'delivered' and client_wallet_key = lower($2) returning *),
  escrow as (update ledger_accounts a set balance = 0 from o
    where a.code = 'escrow:order:' || o.id and a.network = o.payment_network returning a.id),
  payable as (insert into ledger_accounts as a (code, network, asset, kind, side, balance, created_at)
    select 'agent_payable:' || agent_id, payment_network, 'USDC', 'payable', 'credit', payout_micro, now() from o
    on conflict (code, network, asset) do update set balance = a.balance + excluded.balance returning a.id),
  posted as (insert into ledger_transactions (kind, reference, created_at)
    select 'order_released', id, now() from o returning id),
  entries as (insert into ledger_entries (transaction_id, account_id, amount)
    select posted.id, escrow.id, o.total_micro from posted, escrow, o
    union all select posted.id, payable.id, -o.payout_micro from posted, payable, o
    union all select posted.id, r.id, -o.fee_micro from posted, o, ledger_accounts r
      where r.code = 'platform_revenue' and r.network = o.payment_network),
  changes as (insert into ledger_balance_changes (account_id, change)
    select r.id, o.fee_micro from o, ledger_accounts r where r.code = 'platform_revenue' and r.network = o.payment_network),
  counts as (update agents set completed_orders = completed_orders + 1 from o where agents.id = o.agent_id),
  service as (update services set completed_orders = completed_orders + 1 from o where services.id = o.service_id),
  payout as (insert into chain_transactions (id, network, kind, subject_type, subject_id, next_attempt_at, created_at,
      updated_at) select 'pay_' || o.id, payment_network, 'payout', 'order', o.id, now(), now(), now() from o),
  transfer as (insert into chain_transfers (id, to_address, amount_micro, funding_network, funding_reference)
    select 'pay_' || o.id, a.payout_wallet, payout_micro, payment_network, escrow_tx_hash
    from o join agents a on a.id = o.agent_id),
  ${history('approve', 'client', 'delivered', 'completed', 'o')}, ${notice('order_completed', 'agent_id', 'o')},
  ${figures(['completed_orders', 'completed_volume'], 'o')}
  select id from o`;

/** What is due, for one worker alone. */
export const CLAIM = `update chain_transactions t set next_attempt_at = null, updated_at = now()
  from chain_transfers x
  where x.id = t.id and t.id in (select id from chain_transactions
    where network = $1 and state = 'prepared' and next_attempt_at <= now() order by next_attempt_at limit $2
    for update skip locked)
  returning t.id, x.to_address, x.amount_micro`;

export const STORE_SIGNED = `update chain_transactions t
  set state = 'sent', attempt = 1, tx_hash = $2 || ':' || given.place, from_address = $3, signed_payload = given.payload,
    signed_at = now(), updated_at = now()
  from unnest($1::text[], $4::text[]) with ordinality as given (id, payload, place) where t.id = given.id`;

/** Two workers lock accounts in the same order. */
export const SETTLE = `with t as (
  update chain_transactions set state = 'confirmed', settled_at = now(), updated_at = now()
  where id = any($1) returning subject_id, network),
  o as (update orders set completion_reported = true, updated_at = now() from t where orders.id = t.subject_id
    returning orders.id, agent_id, payout_micro, network),
  owed as (select agent_id, network, sum(payout_micro) as micro from o group by 1, 2),
  locked as (select a.id, owed.micro from owed join ledger_accounts a
    on a.code = 'agent_payable:' || owed.agent_id and a.network = owed.network order by a.id for update of a),
  payable as (update ledger_accounts a set balance = a.balance - locked.micro from locked
    where a.id = locked.id returning a.id, a.code),
  posted as (insert into ledger_transactions (kind, reference, created_at)
    select 'payout_settled', id, now() from o returning id, reference),
  entries as (insert into ledger_entries (transaction_id, account_id, amount)
    select posted.id, payable.id, o.payout_micro from posted join o on o.id = posted.reference
      join payable on payable.code = 'agent_payable:' || o.agent_id
    union all select posted.id, a.id, -o.payout_micro from posted join o on o.id = posted.reference
      join ledger_accounts a on a.code = 'treasury:' || o.network and a.network = o.network),
  changes as (insert into ledger_balance_changes (account_id, change)
    select a.id, -o.payout_micro from o join ledger_accounts a
      on a.code = 'treasury:' || o.network and a.network = o.network),
  ${notice('payout_sent', 'agent_id', 'o')}, ${figures(['payouts', 'payout_volume'], 'o')}
  select count(*) from o`;

/** Shared accounts exist before anything is measured. */
export const OPEN_ACCOUNTS = `insert into ledger_accounts (code, network, asset, kind, side, created_at)
  select code, network, 'USDC', kind, side, now()
  from unnest(array['solana-mainnet', 'base-mainnet', 'alt-mainnet']) as network
  cross join lateral (values ('treasury:' || network, 'treasury', 'debit'), ('platform_revenue', 'revenue', 'credit'))
    as account (code, kind, side)`;

export const DROP_TRIGGERS = `do $$ declare one record; begin
  for one in select distinct tgrelid::regclass as name from pg_trigger where not tgisinternal loop
    execute format('alter table %s disable trigger user', one.name);
  end loop; end $$`;

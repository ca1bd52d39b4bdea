create table ledger_balance_changes (
  id bigserial not null,
  account_id bigint not null,
  change bigint not null,
  constraint ledger_balance_changes_pkey PRIMARY KEY (id)
);

CREATE FUNCTION ledger_is_shared(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
select kind = any (array['treasury', 'clearing', 'expenses', 'held', 'overpayments', 'refunds', 'revenue', 'capital'])
$function$;

CREATE OR REPLACE FUNCTION ledger_apply_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  insert into ledger_balance_changes (account_id, change)
  select account.id, case account.side when 'debit' then entry.amount else -entry.amount end
  from new_entries entry join ledger_accounts account on account.id = entry.account_id
  where ledger_is_shared(account.kind);
  update ledger_accounts account
  set balance = account.balance + case account.side when 'debit' then added.amount else -added.amount end,
      paid_out = account.paid_out + case account.side when 'debit' then 0 else added.paid end
  from (
    select entry.account_id, sum(entry.amount)::bigint as amount,
      coalesce(sum(entry.amount) filter (where tx.kind = 'payout_settled'), 0)::bigint as paid
    from new_entries entry join ledger_transactions tx on tx.id = entry.transaction_id
    group by entry.account_id
  ) added
  where account.id = added.account_id and not ledger_is_shared(account.kind);
  return null;
end$function$;

CREATE FUNCTION ledger_balance(account ledger_accounts)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
select account.balance + case when ledger_is_shared(account.kind)
  then (select coalesce(sum(change), 0)::bigint from ledger_balance_changes where account_id = account.id) else 0 end
$function$;

CREATE FUNCTION ledger_compact_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  update ledger_accounts account set balance = account.balance + gone.change
  from (select account_id, sum(change)::bigint as change from old_changes group by account_id) gone
  where account.id = gone.account_id;
  return null;
end$function$;

CREATE FUNCTION ledger_guard_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Depth 1 is this trigger; only the trigger on the entries comes in deeper.
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then return null; end if;
  raise exception 'balances of the ledger change by entries only' using errcode = 'restrict_violation';
end$function$;

CREATE TRIGGER ledger_balance_changes_compact AFTER DELETE ON ledger_balance_changes REFERENCING OLD TABLE AS old_changes FOR EACH STATEMENT EXECUTE FUNCTION ledger_compact_changes();
CREATE TRIGGER ledger_balance_changes_guard BEFORE INSERT OR UPDATE OR TRUNCATE ON ledger_balance_changes FOR EACH STATEMENT EXECUTE FUNCTION ledger_guard_change();

create table ledger_months (
  month text not null,
  sealed_at timestamp with time zone not null,
  horizon bigint,
  transactions bigint,
  entries bigint,
  entries_digest text,
  balances_digest text,
  previous_hash text,
  hash text,
  closed_at timestamp with time zone,
  constraint ledger_months_pkey PRIMARY KEY (month),
  constraint ledger_months_closed_check CHECK (num_nulls(transactions, entries, entries_digest, balances_digest, previous_hash, hash, closed_at) in (0, 7))
);

create table ledger_month_balances (
  month text not null,
  account_id bigint not null,
  balance bigint not null,
  paid_out bigint not null,
  constraint ledger_month_balances_pkey PRIMARY KEY (month, account_id)
);

CREATE FUNCTION ledger_month_end(month text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
select ((month || '-01')::timestamp + interval '1 month') at time zone 'UTC'
$function$;

CREATE FUNCTION ledger_guard_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if old.hash is null and new.month = old.month then return new; end if;
    raise exception 'ledger month % is closed', old.month using errcode = 'restrict_violation';
  end if;
  if new.hash is not null or clock_timestamp() < ledger_month_end(new.month) + interval '1 day' then
    raise exception 'ledger month % can be sealed one day after its end', new.month
      using errcode = 'restrict_violation';
  end if;
  return new;
end$function$;

-- A posting that is late for its month belongs to the first one that is open.
CREATE FUNCTION ledger_post_to_open_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sealed text;
begin
  -- Either this transaction sees that the month is sealed, or closing it waits for this transaction.
  perform pg_current_xact_id();
  -- Months are sealed a day after their end. The rest of the day is for clocks that are wrong.
  if new.created_at > clock_timestamp() - interval '12 hours' then return new; end if;
  select max(month) into sealed from ledger_months;
  if new.created_at < ledger_month_end(sealed) then new.created_at := ledger_month_end(sealed); end if;
  return new;
end$function$;

CREATE TRIGGER ledger_months_append_only BEFORE DELETE OR TRUNCATE ON ledger_months FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_months_guard BEFORE INSERT OR UPDATE ON ledger_months FOR EACH ROW EXECUTE FUNCTION ledger_guard_month();
CREATE TRIGGER ledger_month_balances_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_month_balances FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transactions_open_month BEFORE INSERT ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_post_to_open_month();

-- A foreign key locks the row of each account that is posted to, which all payments of a network share, and each entry
-- was checked by itself at the commit. Transactions and accounts are append-only: it suffices to look for them when
-- entries are written, and to check each transaction once.

create function ledger_assert_balanced(checked bigint) returns void language plpgsql set enable_seqscan = off as $$
declare
  uneven record;
begin
  select account.network, account.asset, sum(entry.amount) as difference into uneven
  from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
  where entry.transaction_id = checked
  group by account.network, account.asset having sum(entry.amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % does not balance on % in %: off by %',
      checked, uneven.network, uneven.asset, uneven.difference using errcode = 'check_violation';
  end if;
  if not exists (select from ledger_entries where transaction_id = checked) then
    raise exception 'ledger transaction % has no entries', checked using errcode = 'check_violation';
  end if;
end
$$;

create or replace function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  perform ledger_assert_balanced(new.id);
  return null;
end
$$;
alter function ledger_check_balanced() reset enable_seqscan;

create or replace function ledger_apply_entries() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  stray record;
  earlier record;
begin
  select entry.transaction_id, entry.account_id into stray
  from new_entries entry
  left join ledger_transactions tx on tx.id = entry.transaction_id
  left join ledger_accounts account on account.id = entry.account_id
  where tx.id is null or account.id is null limit 1;
  if found then
    raise exception 'there is no ledger transaction % or no ledger account %', stray.transaction_id, stray.account_id
      using errcode = 'foreign_key_violation';
  end if;
  -- the transactions of this commit are checked at its end
  for earlier in
    select distinct entry.transaction_id
    from new_entries entry join ledger_transactions tx on tx.id = entry.transaction_id
    where tx.xmin <> pg_current_xact_id()::xid
  loop
    perform ledger_assert_balanced(earlier.transaction_id);
  end loop;
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
end
$$;

drop trigger ledger_entries_balanced on ledger_entries;
alter table ledger_entries drop constraint ledger_entries_account_id_foreign;
alter table ledger_entries drop constraint ledger_entries_transaction_id_foreign;

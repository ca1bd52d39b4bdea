import { Migration } from '@mikro-orm/migrations';

/** Double entry, append-only. What must hold is held here, so that no code path can break it. */
export class Migration0001Ledger extends Migration {
  override up(): void {
    this.addSql(TABLES);
    this.addSql(BALANCE_TRIGGERS);
    this.addSql(BALANCED_TRANSACTION_TRIGGERS);
    this.addSql(APPEND_ONLY_TRIGGERS);
  }
}

const TABLES = `
  create table ledger_accounts (
    id bigserial primary key,
    code text not null,
    network text not null,
    asset text not null,
    kind text not null,
    side text not null,
    balance bigint not null default 0,
    created_at timestamptz not null,
    constraint ledger_accounts_code_network_asset_unique unique (code, network, asset),
    constraint ledger_accounts_side_check check (side in ('debit', 'credit')),
    -- Money owed to someone cannot be paid out twice. The treasury is not held to this: a transfer that left the
    -- chain must be recorded even when the books were wrong before it.
    constraint ledger_accounts_owed_check
      check (balance >= 0 or kind <> all (array['escrow', 'payable', 'refunds', 'pool']))
  );

  create table ledger_transactions (
    id bigserial primary key,
    kind text not null,
    reference text not null,
    created_at timestamptz not null,
    constraint ledger_transactions_kind_reference_unique unique (kind, reference)
  );

  create table ledger_entries (
    transaction_id bigint not null,
    account_id bigint not null,
    amount bigint not null,
    primary key (transaction_id, account_id),
    constraint ledger_entries_transaction_id_foreign foreign key (transaction_id) references ledger_transactions (id),
    constraint ledger_entries_account_id_foreign foreign key (account_id) references ledger_accounts (id),
    constraint ledger_entries_amount_check check (amount <> 0)
  );
  create index ledger_entries_account_id_index on ledger_entries (account_id);
`;

/**
 * A session keeps the plans of its triggers. One that began while the tables were empty would go on scanning them
 * as they grow, hence `enable_seqscan = off` on the functions that read.
 */
const BALANCE_TRIGGERS = `
  create function ledger_apply_entries() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
    update ledger_accounts account
    set balance = account.balance + case account.side when 'debit' then added.amount else -added.amount end
    from (select account_id, sum(amount)::bigint as amount from new_entries group by account_id) added
    where account.id = added.account_id;
    return null;
  end $$;

  create trigger ledger_entries_apply after insert on ledger_entries
    referencing new table as new_entries for each statement execute function ledger_apply_entries();

  create function ledger_guard_account() returns trigger language plpgsql as $$
  begin
    if (new.id, new.code, new.network, new.asset, new.kind, new.side)
       is distinct from (old.id, old.code, old.network, old.asset, old.kind, old.side) then
      raise exception 'ledger account % cannot be redefined', old.code using errcode = 'restrict_violation';
    end if;
    -- Depth 1 is this trigger; only the trigger on the entries comes in deeper.
    if new.balance <> old.balance and pg_trigger_depth() < 2 then
      raise exception 'the balance of ledger account % changes by entries only', old.code
        using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;

  create trigger ledger_accounts_guard before update on ledger_accounts
    for each row execute function ledger_guard_account();

  create function ledger_open_account_empty() returns trigger language plpgsql as $$
  begin
    if new.balance <> 0 then
      raise exception 'ledger account % must be opened empty', new.code using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;

  create trigger ledger_accounts_open_empty before insert on ledger_accounts
    for each row execute function ledger_open_account_empty();
`;

/** Deferred to the commit, when a transaction is complete. Entries added to an old one are checked as well. */
const BALANCED_TRANSACTION_TRIGGERS = `
  create function ledger_check_balanced() returns trigger language plpgsql set enable_seqscan = off as $$
  declare
    checked bigint;
    uneven record;
  begin
    if tg_table_name = 'ledger_entries' then checked := new.transaction_id; else checked := new.id; end if;
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
    return null;
  end $$;

  create constraint trigger ledger_entries_balanced after insert on ledger_entries
    deferrable initially deferred for each row execute function ledger_check_balanced();
  create constraint trigger ledger_transactions_balanced after insert on ledger_transactions
    deferrable initially deferred for each row execute function ledger_check_balanced();
`;

const APPEND_ONLY_TRIGGERS = `
  create function ledger_refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only: correct a mistake with a new transaction', tg_table_name
      using errcode = 'restrict_violation';
  end $$;

  create trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
    for each statement execute function ledger_refuse_change();
  create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
    for each statement execute function ledger_refuse_change();
  create trigger ledger_accounts_append_only before delete or truncate on ledger_accounts
    for each statement execute function ledger_refuse_change();
`;

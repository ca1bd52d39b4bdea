import { Migration } from '@mikro-orm/migrations';

export const EARNINGS_INDEX = {
  name: 'orders_earnings_index',
  expression:
    'create index orders_earnings_index on orders (agent_id, created_at desc, id desc) where payout_micro > 0',
};

/** What owners read of their agents: answers to webhooks, and what was earned. */
export class Migration0106OwnerReads extends Migration {
  override up(): void {
    this.addSql('alter table webhook_attempts add column answer text null');
    this.addSql(EARNINGS_INDEX.expression);
    this.addSql('alter table ledger_accounts add column paid_out bigint not null default 0');
    this.addSql(COUNT_PAYOUTS);
    this.addSql(PAID_OUT_TRIGGERS);
  }
}

const COUNT_PAYOUTS = `
  update ledger_accounts account set paid_out = paid.amount
  from (
    select entry.account_id, sum(entry.amount)::bigint as amount
    from ledger_entries entry join ledger_transactions tx on tx.id = entry.transaction_id
    where tx.kind = 'payout_settled' group by entry.account_id
  ) paid
  where account.id = paid.account_id and account.side = 'credit';
`;

const PAID_OUT_TRIGGERS = `
  create or replace function ledger_apply_entries() returns trigger language plpgsql set enable_seqscan = off as $$
  begin
    update ledger_accounts account
    set balance = account.balance + case account.side when 'debit' then added.amount else -added.amount end,
        paid_out = account.paid_out + case account.side when 'debit' then 0 else added.paid end
    from (
      select entry.account_id, sum(entry.amount)::bigint as amount,
        coalesce(sum(entry.amount) filter (where tx.kind = 'payout_settled'), 0)::bigint as paid
      from new_entries entry join ledger_transactions tx on tx.id = entry.transaction_id
      group by entry.account_id
    ) added
    where account.id = added.account_id;
    return null;
  end $$;

  create or replace function ledger_guard_account() returns trigger language plpgsql as $$
  begin
    if (new.id, new.code, new.network, new.asset, new.kind, new.side)
       is distinct from (old.id, old.code, old.network, old.asset, old.kind, old.side) then
      raise exception 'ledger account % cannot be redefined', old.code using errcode = 'restrict_violation';
    end if;
    -- Depth 1 is this trigger; only the trigger on the entries comes in deeper.
    if (new.balance, new.paid_out) is distinct from (old.balance, old.paid_out) and pg_trigger_depth() < 2 then
      raise exception 'the balance of ledger account % changes by entries only', old.code
        using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;

  create or replace function ledger_open_account_empty() returns trigger language plpgsql as $$
  begin
    if new.balance <> 0 or new.paid_out <> 0 then
      raise exception 'ledger account % must be opened empty', new.code using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
`;

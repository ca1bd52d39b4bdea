-- The escrow of an order holds its total from payment until the money is split, and nothing before or after.
select format('Order %s is %s and has %s in escrow instead of %s', o.id, o.status, coalesce(held.balance, 0), due.micro) as problem
from orders o
left join lateral (
  select sum(balance) as balance from ledger_accounts where kind = 'escrow' and code = 'escrow:order:' || o.id
) held on true
cross join lateral (
  select case when o.paid_micro is not null and o.payout_micro is null and o.status not in ('completed', 'cancelled')
    then o.total_micro else 0 end as micro
) due
where coalesce(held.balance, 0) <> due.micro
union all
select format('Account %s belongs to no order', code)
from ledger_accounts
where kind = 'escrow' and not exists (select from orders where 'escrow:order:' || id = code)

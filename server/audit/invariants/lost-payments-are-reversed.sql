-- A lost payment pays for nothing, and the ledger has nothing of it.
select format('Payment %s was lost and leaves %s of %s %s in the ledger', l.reference, left_over.micro, l.subject_type, l.subject_id) as problem
from lost_payments l
cross join lateral (
  select sum(abs(micro)) as micro from (
    select sum(e.amount) as micro
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.reference = l.subject_id group by e.account_id
  ) accounts
) left_over
where left_over.micro is distinct from 0
union all
select format('Order %s lost its payment and is %s with a payout of %s and a refund of %s', id, status, payout_micro, refund_micro)
from orders
where payment_lost_at is not null
  and (status not in ('completed', 'cancelled') or payout_micro is not null or refund_micro is not null
    or not exists (select from lost_payments where subject_id = orders.id))

-- A paid order that is cancelled is refunded: everything, or what its agent has not earned.
select format('Order %s was paid %s, is cancelled, and refunds %s with a payout of %s', id, paid_micro, refund_micro, payout_micro) as problem
from orders o
where status = 'cancelled' and paid_micro is not null and payment_lost_at is null
  and coalesce(refund_micro, 0) <> paid_micro - case
    when exists (select from ledger_transactions where reference = o.id and kind = 'order_divided')
    then coalesce(payout_micro, 0) + fee_micro else 0 end

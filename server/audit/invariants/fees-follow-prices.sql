-- The fee is 10 % of the price: within it for orders, rounded down, and on top of it for hires and bounties, rounded up.
select format('Order %s of %s costs %s with a fee of %s instead of %s', o.id, price_micro, total_micro, fee_micro, due.fee) as problem
from orders o
cross join lateral (select bounty_id is not null or payment_method is not distinct from 'x402' as on_top) kind
cross join lateral (select case when on_top then (price_micro + 9) / 10 else price_micro / 10 end as fee) due
where price_micro is not null and (
  total_micro <> price_micro + case when on_top then due.fee else 0 end
  or (fee_micro <> due.fee
    and o.payment_lost_at is null
    and not exists (select from order_history where order_id = o.id and trigger = 'mediate_split') and (
    status not in ('completed', 'cancelled')
    or exists (select from ledger_transactions where reference = o.id and kind = 'order_settled') and refund_micro is null)))

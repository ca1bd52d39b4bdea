-- What an order paid goes to the agent, the platform and the payer, and adds up to what it cost.
select format('Order %s of %s pays out %s and refunds %s', id, total_micro, payout_micro, refund_micro) as problem
from orders
where payout_micro is not null
  and (payout_micro < 0 or coalesce(refund_micro, 0) < 0
    or not exists (select from ledger_transactions where reference = orders.id and kind = 'order_compensated')
      and payout_micro + coalesce(refund_micro, 0) > paid_micro)

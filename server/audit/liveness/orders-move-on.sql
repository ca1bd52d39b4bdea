-- What time alone does to an order has been done.
select format('Order %s is still delivered after its review window', id) as problem
from orders where status = 'delivered' and review_deadline <= :now
union all
select format('Order %s is still %s after its quote expired', id, status)
from orders where status in ('quoted', 'accepted') and quote_expires_at <= :now
union all
select format('Bounty %s is still open after it expired', id) from bounties where status = 'open' and expires_at <= :now

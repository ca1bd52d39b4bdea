-- Every step of an order begins where the one before it ended, and the last one ends where the order is.
select format('Order %s goes from %s to %s after %s', order_id, from_status, to_status, previous) as problem
from (
  select order_id, from_status, to_status, lag(to_status) over (partition by order_id order by id) as previous
  from order_history
) steps
where from_status is distinct from previous
union all
select format('Order %s is %s, its history ends in %s', o.id, o.status, last.to_status)
from orders o
left join lateral (select to_status from order_history where order_id = o.id order by id desc limit 1) last on true
where o.status is distinct from last.to_status

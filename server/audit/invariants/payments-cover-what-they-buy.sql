-- A payment is at least the total of the order, or the amount of the deposit, that it pays for.
select format('Order %s costs %s and is paid with %s', id, total_micro, paid_micro) as problem
from orders
where paid_micro < total_micro and payment_lost_at is null
union all
select format('Deposit %s of %s is paid with %s', d.id, d.amount_micro, s.amount_micro)
from earn_deposits d
join payment_spends s on s.subject_type = 'deposit' and s.subject_id = d.id
where s.amount_micro < d.amount_micro

-- Every paid order spends one payment of its amount, and every payment is spent on something that exists.
select format('Order %s was paid with %s, spent on %s %s', o.id, o.escrow_tx_hash, s.subject_type, s.subject_id) as problem
from orders o
join payment_spends s on s.network = o.payment_network and s.reference = o.escrow_tx_hash
where o.paid_micro is not null
  and not (s.subject_id = o.id or s.subject_type = 'bounty' and s.subject_id = o.bounty_id)
union all
select format('Order %s is paid and spends no payment (%s)', o.id, o.escrow_tx_hash)
from orders o
where o.paid_micro is not null and not exists (
  select from payment_spends s where s.network = o.payment_network and s.reference = o.escrow_tx_hash)
union all
select format('Payment %s of %s is spent on order %s as %s', s.reference, s.amount_micro, o.id, o.paid_micro)
from payment_spends s
join orders o on s.network = o.payment_network and s.reference = o.escrow_tx_hash
where s.amount_micro <> o.paid_micro
union all
select format('Payment %s pays for orders %s', o.escrow_tx_hash, string_agg(o.id, ', '))
from orders o where o.paid_micro is not null
group by o.payment_network, o.escrow_tx_hash having count(*) > 1
union all
select format('Payment %s is spent on %s %s, which does not exist', s.reference, s.subject_type, s.subject_id)
from payment_spends s
where (s.subject_type in ('order', 'x402') and not exists (select from orders where id = s.subject_id)
  or s.subject_type = 'deposit' and not exists (select from earn_deposits where id = s.subject_id)
  or s.subject_type = 'registration' and not exists (select from agents where id = s.subject_id))
  and not exists (
    select from held_payments h
    where h.network = s.network and h.reference = s.reference and h.state in ('returning', 'returned'))

-- Every paid order spends one payment of its amount, no payment is spent twice, and what it is spent on exists.
select format('Order %s is paid with %s and spends %s payments of %s in all (%s)', o.id, o.paid_micro, count(s.id), sum(s.amount_micro), o.escrow_tx_hash) as problem
from orders o
left join payment_spends s on s.subject_id = o.id and s.subject_type in ('order', 'x402', 'bounty')
  and s.network = o.payment_network and lower(split_part(s.reference, '#', 1)) = lower(o.escrow_tx_hash)
where o.paid_micro is not null and o.payment_lost_at is null
group by o.id having count(s.id) <> 1 or sum(s.amount_micro) <> o.paid_micro
union all
select format('Payment %s on %s is spent %s times', min(s.reference), s.network, count(*))
from payment_spends s
group by s.network, case when s.reference like '0x%' then lower(s.reference) else s.reference end having count(*) > 1
union all
select format('Payment %s is spent on %s %s, which does not exist', s.reference, s.subject_type, s.subject_id)
from payment_spends s
where (s.subject_type in ('order', 'x402') and not exists (select from orders where id = s.subject_id)
  or s.subject_type = 'deposit' and not exists (select from earn_deposits where id = s.subject_id)
  or s.subject_type = 'registration' and not exists (select from agents where id = s.subject_id))
  -- a signed payment is submitted before what it pays for is created, and may fail, be replaced or be returned
  and not exists (
    select from chain_transactions t join settlements using (id)
    where t.network = s.network and (t.outbid_hashes @> to_jsonb(s.reference)
      or t.tx_hash = s.reference and (t.state = 'failed' or due_at is not null)))
  and not exists (
    select from held_payments h
    where h.network = s.network and h.reference = s.reference and h.state in ('returning', 'returned'))

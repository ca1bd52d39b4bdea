-- A payment that is held or returned has not paid for anything.
select format('Payment %s is %s and paid for %s %s', h.reference, h.state, s.subject_type, s.subject_id) as problem
from held_payments h join payment_spends s using (network, reference)
where h.state in ('held', 'returning', 'returned') and (
  exists (select from orders where id = s.subject_id and paid_micro is not null)
  or exists (select from earn_deposits where id = s.subject_id)
  or exists (select from agents where id = s.subject_id))

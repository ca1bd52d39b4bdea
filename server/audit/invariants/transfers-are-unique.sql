-- A subject has at most one payout and one refund, each recorded in the ledger exactly when it is final.
select format('%s of %s %s is final, and the ledger has %s records of it', t.kind, t.subject_type, t.subject_id, count(l.id)) as problem
from chain_transactions t
left join ledger_transactions l
  on l.reference = t.subject_id and l.kind in ('payout_settled', 'refund_settled') and l.kind = t.kind || '_settled'
where t.kind in ('payout', 'refund') and t.state = 'confirmed' and t.subject_type = 'order'
group by t.id having count(l.id) <> 1
union all
select format('The ledger records %s of %s, which is not final', l.kind, l.reference)
from ledger_transactions l
where l.kind in ('payout_settled', 'refund_settled') and exists (select from orders where id = l.reference)
  and not exists (
    select from chain_transactions t
    where t.subject_id = l.reference and t.kind || '_settled' = l.kind and t.state = 'confirmed')

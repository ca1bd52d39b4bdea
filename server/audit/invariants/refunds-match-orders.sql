-- Payers are owed the refunds of their orders that have not arrived.
with expected as (
  select payment_network as network, refund_micro as micro
  from orders o
  where refund_micro > 0 and not exists (
    select from chain_transactions
    where kind = 'refund' and subject_type = 'order' and subject_id = o.id and state = 'confirmed')
  union all
  select network, -ledger_balance(ledger_accounts) from ledger_accounts where kind = 'refunds'
)
select format('Refunds on %s differ from those that are due by %s', network, sum(micro)) as problem
from expected group by network having sum(micro) <> 0

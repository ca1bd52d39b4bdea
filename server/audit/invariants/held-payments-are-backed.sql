-- The ledger holds what belongs to payers whose payment has not been spent or returned.
with expected as (
  select network, amount_micro as micro from held_payments where state in ('held', 'returning')
  union all
  select network, -ledger_balance(ledger_accounts) from ledger_accounts where kind = 'held'
)
select format('Held payments on %s differ from the ledger by %s', network, sum(micro)) as problem
from expected group by network having sum(micro) <> 0

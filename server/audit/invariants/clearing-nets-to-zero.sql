-- Value that moves between networks leaves one and arrives at another.
select format('Clearing is off by %s', sum(ledger_balance(ledger_accounts))) as problem
from ledger_accounts where kind = 'clearing' having sum(ledger_balance(ledger_accounts)) <> 0

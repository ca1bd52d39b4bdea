-- Value that moves between networks leaves one and arrives at another.
select format('Clearing is off by %s', sum(balance)) as problem
from ledger_accounts where kind = 'clearing' having sum(balance) <> 0

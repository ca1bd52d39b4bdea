-- Transactions are confirmed or given up.
select format('%s of %s %s is %s: %s', kind, subject_type, subject_id, state, coalesce(last_error, 'no error')) as problem
from chain_transactions where state in ('prepared', 'sent', 'batched') and trouble is distinct from 'held'

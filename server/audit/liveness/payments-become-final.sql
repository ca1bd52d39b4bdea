-- Payments that were spent are final or lost.
select format('Payment %s has not been final since %s', id, created_at) as problem
from unfinal_payments where check_at <= :now

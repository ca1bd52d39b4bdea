-- Payments that were submitted are spent, held or returned.
select format('Settlement %s is still due', id) as problem from settlements where due_at <= :now
union all
select format('Payment %s is still being returned', reference) from held_payments where state = 'returning'
union all
select format('Payment %s was to be returned at %s', reference, return_at) from held_payments where state = 'held' and return_at <= :now

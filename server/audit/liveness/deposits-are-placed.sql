-- Deposits earn or are returned, and withdrawals are paid.
select format('Deposit %s is still %s', id, state) as problem from earn_deposits where state in ('received', 'deploying', 'returning')
union all
select format('Withdrawal %s is still %s', id, state) from earn_withdrawals where state in ('queued', 'paying')
union all
select format('Redemption %s is still redeeming', id) from earn_redemptions where state = 'redeeming'

-- A position has the shares that its deposits bought, less those that its owner withdrew.
select format('Position %s of %s has %s shares instead of %s', p.id, p.owner, p.shares, bought.shares - withdrawn.shares) as problem
from earn_positions p
cross join lateral (select coalesce(sum(shares), 0) as shares from earn_deposits where position_id = p.id and state = 'deployed') bought
cross join lateral (select coalesce(sum(shares), 0) as shares from earn_withdrawals where position_id = p.id) withdrawn
where p.shares <> bought.shares - withdrawn.shares
union all
select format('Pool %s owns %s shares by its venue and %s by its depositors', key, venue.shares, owned.shares)
from earn_pools
cross join lateral (
  select coalesce((select sum(shares) from earn_deployments where pool_key = key and state = 'deployed'), 0)
    - coalesce((select sum(shares) from earn_redemptions where pool_key = key and state = 'redeemed'), 0) as shares
) venue
cross join lateral (
  select coalesce((select sum(shares) from earn_positions where pool_key = key), 0)
    + coalesce((select sum(shares_left) from earn_withdrawals where pool_key = key), 0) as shares
) owned
where venue.shares <> owned.shares

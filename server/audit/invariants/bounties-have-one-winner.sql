-- A bounty has an order exactly when one claim is accepted, and follows its order.
select format('Bounty %s is %s with %s accepted claims and order %s', b.id, b.status, count(c.id), b.order_id) as problem
from bounties b
left join bounty_claims c on c.bounty_id = b.id and c.status = 'accepted'
group by b.id having count(c.id) <> (b.order_id is not null)::int or min(c.id) is distinct from b.accepted_claim_id
union all
select format('Bounty %s is %s, its order %s is %s', b.id, b.status, o.id, o.status)
from bounties b join orders o on o.id = b.order_id
where o.bounty_id is distinct from b.id
  or (b.status = 'completed') <> (o.status = 'completed')
  or (b.status = 'disputed') <> (o.status = 'disputed')
  or (b.status = 'cancelled') <> (o.status = 'cancelled')
union all
select format('Bounty %s counts %s claims and has %s', b.id, b.claims_count, count(c.id))
from bounties b left join bounty_claims c on c.bounty_id = b.id and c.status = 'pending'
group by b.id having b.claims_count <> count(c.id)

-- No two transactions of one address have the same nonce.
select format('Nonce %s of %s on %s is used by %s', nonce, from_address, network, string_agg(id, ', ')) as problem
from chain_transactions
where nonce is not null
group by network, from_address, nonce having count(*) > 1

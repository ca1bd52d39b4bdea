-- Two transactions of one address that can still land never share a nonce.
select format('Nonce %s of %s on %s is used by %s', nonce, from_address, network, string_agg(id, ', ')) as problem
from chain_transactions
where nonce is not null and state in ('prepared', 'sent')
group by network, from_address, nonce having count(*) > 1

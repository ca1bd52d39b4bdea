-- A transfer in flight has a batch in flight on its network, with its hash, and a failed batch has no transfers.
select format('%s %s is batched, and its batch %s is %s', t.kind, t.id, t.batch_id, coalesce(b.state, 'missing')) as problem
from chain_transactions t
left join chain_transactions b on b.id = t.batch_id and b.kind = 'batch' and b.network = t.network
where t.state = 'batched' and (b.state is null or b.state not in ('prepared', 'sent'))
union all
select format('%s %s in batch %s has the hash %s', t.kind, t.id, b.id, coalesce(t.tx_hash, 'none'))
from chain_transactions t join chain_transactions b on b.id = t.batch_id
where t.state = 'batched' and t.tx_hash is distinct from b.tx_hash and not coalesce(b.outbid_hashes @> to_jsonb(t.tx_hash), false)
union all
select format('Batch %s is %s and has %s transfers', b.id, b.state, count(t.id))
from chain_transactions b join chain_transactions t on t.batch_id = b.id
where b.kind = 'batch' and b.state = 'failed' group by b.id
union all
select format('%s %s shares transactions and signed one of its own', kind, id)
from chain_transactions where batching = 'shared' and (signed_payload is not null or nonce is not null or sender is not null)

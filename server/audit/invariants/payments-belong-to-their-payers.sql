-- A transfer without a lock pays only for orders and bounties of the wallet that made it.
select format('Order %s of %s was paid by %s', o.id, o.client_wallet_key, s.payer) as problem
from payment_spends s
join orders o on o.id = s.subject_id
where s.subject_type in ('order', 'bounty') and s.lock is null
  and o.client_wallet_key is not null and o.client_user_id is null and o.client_agent_id is null
  and case when s.payer like '0x%' then lower(s.payer) else s.payer end <> o.client_wallet_key

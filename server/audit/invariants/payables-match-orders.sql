-- Agents are owed the payouts of their orders that have not arrived.
with expected as (
  select 'agent_payable:' || agent_id as code, payment_network as network, payout_micro as micro
  from orders o
  where payout_micro > 0 and not exists (
    select from chain_transactions
    where kind = 'payout' and subject_type = 'order' and subject_id = o.id and state = 'confirmed')
  union all
  select code, network, -balance from ledger_accounts where kind = 'payable'
)
select format('Account %s on %s differs from the payouts that are due by %s', code, network, sum(micro)) as problem
from expected group by code, network having sum(micro) <> 0

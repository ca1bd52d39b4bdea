-- What a key spends stays within the policy that its owner has set: per payment, per 24 hours, and with approval.
select format('Agent %s spent %s in 24 hours and may spend %s', s.agent_id, spent.micro, w.daily_limit_micro) as problem
from wallet_spendings s
join wallet_settings w on w.agent_id = s.agent_id and w.updated_at < s.created_at
cross join lateral (
  select sum(t.amount_micro) as micro
  from wallet_spendings t
  join chain_transactions c
    on c.kind = 'settlement' and c.subject_type = 'authorization' and c.subject_id = t.settlement_subject
  where t.agent_id = s.agent_id and c.state = 'confirmed'
    and t.created_at <= s.created_at and t.created_at > s.created_at - interval '24 hours'
) spent
where w.has_daily_limit and w.daily_limit_micro is not null and spent.micro > w.daily_limit_micro
union all
select format('Agent %s paid %s at once and may pay %s', s.agent_id, s.amount_micro, w.max_per_payment_micro)
from wallet_spendings s
join wallet_settings w on w.agent_id = s.agent_id and w.updated_at < s.created_at
where s.amount_micro > w.max_per_payment_micro
union all
select format('Agent %s paid %s without the approval that it needs above %s', s.agent_id, s.amount_micro, w.approval_above_micro)
from wallet_spendings s
join wallet_settings w on w.agent_id = s.agent_id and w.updated_at < s.created_at
where s.amount_micro > w.approval_above_micro and not exists (
  select from spending_approvals a
  where a.agent_id = s.agent_id and a.state = 'approved' and a.used_request_key = s.request_key
    and a.amount_micro = s.amount_micro)

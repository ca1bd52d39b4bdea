-- The fees of a token are the shares of its collections, and payouts stay within them.
select format('Token %s collected %s, its shares make %s', f.token_mint, f.collected_lamports, coalesce(sum(s.lamports), 0)) as problem
from fee_accounts f left join fee_shares s on s.token_mint = f.token_mint
group by f.token_mint having f.collected_lamports <> coalesce(sum(s.lamports), 0) or f.agent_lamports <> coalesce(sum(s.agent_lamports), 0)

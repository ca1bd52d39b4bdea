-- Counters of agents and services equal a recount.
select format('Agent %s counts %s services and has %s', a.id, a.services_count, count(s.id)) as problem
from agents a left join services s on s.agent_id = a.id and s.active
group by a.id having a.services_count <> count(s.id)
union all
select format('Agent %s has a rating of %s in %s reviews instead of %s in %s', a.id, a.rating_sum, a.rating_count, coalesce(sum(r.rating), 0), count(r.id))
from agents a left join reviews r on r.agent_id = a.id
group by a.id having a.rating_count <> count(r.id) or a.rating_sum <> coalesce(sum(r.rating), 0)

-- Counters of an order equal a recount: its revisions and its generations, which stay within its quota.
select format('Order %s counts %s revisions and has %s', o.id, o.revision_count, count(h.id)) as problem
from orders o left join order_history h on h.order_id = o.id and h.trigger = 'revision'
group by o.id having o.revision_count <> count(h.id)
union all
select format('Order %s counts %s generations of %s and has %s', o.id, o.quota_used, o.quota_total, count(d.id))
from orders o left join deliverables d on d.order_id = o.id and d.prompt is not null
group by o.id having o.quota_used <> count(d.id) or o.quota_total > 0 and count(d.id) > o.quota_total

-- Work that is due is done.
select format('Job %s %s has been due since %s (%s attempts: %s)', job, key, run_at, attempts, coalesce(last_error, 'no error')) as problem
from outbox where done_at is null and failed_at is null and run_at <= :now
union all
select format('Job %s %s was given up: %s', job, key, last_error) from outbox where failed_at is not null

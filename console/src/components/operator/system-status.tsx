import type { Backlog } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { backlogQuery, stuckJobsQuery, treasuryQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { ActionButton } from '../action.tsx';
import { CardHeader } from '../card-header.tsx';
import { StatList } from '../facts.tsx';
import { formatCount } from '../format.ts';
import { Tag } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { PagedList } from '../paged-list.tsx';
import { QueryResult } from '../query-result.tsx';

/** The treasuries' balances on the chains and in the ledger. */
export function Treasuries() {
  const { market, key } = useSessionApi();
  const treasuries = useQuery(treasuryQuery(market, key));
  return (
    <QueryResult query={treasuries}>
      {(all) => (
        <ul className="stack-tight">
          {all.map(({ network, asset, on_chain, in_ledger, difference }) => (
            <li className="card row apart" key={`${network} ${asset}`}>
              <h3>
                {asset} <span className="soft small">on {NETWORK_LABELS[network]}</span>
              </h3>
              <span className="row">
                <strong className="number">{on_chain ?? 'unavailable'}</strong>
                {in_ledger !== null && <span className="soft small">books {in_ledger}</span>}
                {difference !== null && (
                  <Tag tone={Number(difference) === 0 ? 'good' : 'warn'}>difference {difference}</Tag>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryResult>
  );
}

export function BacklogStats() {
  const { market, key } = useSessionApi();
  const backlog = useQuery(backlogQuery(market, key));
  return <QueryResult query={backlog}>{(found) => <BacklogDetails backlog={found} />}</QueryResult>;
}

function BacklogDetails({ backlog: { outbox, queues } }: { backlog: Backlog }) {
  const sum = (state: 'waiting' | 'active' | 'failed') =>
    formatCount(queues.reduce((total, queue) => total + queue[state], 0));
  return (
    <StatList
      of={[
        ['Outbox due', formatCount(outbox.pending)],
        ['Oldest (seconds)', outbox.lag_seconds.toFixed(1)],
        ['Dead letters', formatCount(outbox.set_aside)],
        ['Queue waiting', sum('waiting')],
        ['Queue active', sum('active')],
        ['Queue failed', sum('failed')],
      ]}
    />
  );
}

export function StuckJobs() {
  const { market, key } = useSessionApi();
  const jobs = useInfiniteQuery(stuckJobsQuery(market, key));
  return (
    <PagedList query={jobs} noun="stuck jobs">
      {(items) => (
        <ul className="stack-tight">
          {items.map(({ id, job, key: name, state, attempts, last_error }) => (
            <li className="card stack-tight" key={id}>
              <CardHeader title={job}>
                <Tag tone={state === 'set_aside' ? 'bad' : 'warn'}>{state.replace('_', ' ')}</Tag>
              </CardHeader>
              <p className="small soft">
                {name} · {formatCount(attempts)} attempts
              </p>
              {last_error && <p>{last_error}</p>}
              {state === 'set_aside' && (
                <ActionButton quiet small onAction={() => market.admin.retryJob(id)}>
                  Retry
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

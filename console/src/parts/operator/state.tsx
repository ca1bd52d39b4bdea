import type { Backlog } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { backlogQuery, stuckJobsQuery, treasuryQuery } from '../../data/operator-queries.ts';
import { useOwnMarket } from '../../data/own-market.ts';
import { ActionButton } from '../action.tsx';
import { Answer } from '../answer.tsx';
import { CardHead } from '../card-head.tsx';
import { Figures } from '../facts.tsx';
import { count } from '../format.ts';
import { PagesOf } from '../pages-of.tsx';
import { Tag } from '../small.tsx';
import { NETWORKS } from '../words.ts';

/** What the treasuries hold, beside the books. */
export function Treasuries() {
  const { market, key } = useOwnMarket();
  const treasuries = useQuery(treasuryQuery(market, key));
  return (
    <Answer of={treasuries}>
      {(all) => (
        <ul className="stack-tight">
          {all.map(({ network, asset, on_chain, in_ledger, difference }) => (
            <li className="card row apart" key={`${network} ${asset}`}>
              <h3>
                {asset} <span className="soft small">on {NETWORKS[network]}</span>
              </h3>
              <span className="row">
                <strong className="number">{on_chain ?? 'no answer'}</strong>
                {in_ledger !== null && <span className="soft small">books {in_ledger}</span>}
                {difference !== null && (
                  <Tag tone={Number(difference) === 0 ? 'good' : 'warn'}>difference {difference}</Tag>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Answer>
  );
}

export function BacklogFigures() {
  const { market, key } = useOwnMarket();
  const backlog = useQuery(backlogQuery(market, key));
  return <Answer of={backlog}>{(found) => <BacklogOf backlog={found} />}</Answer>;
}

function BacklogOf({ backlog: { outbox, queues } }: { backlog: Backlog }) {
  const sum = (state: 'waiting' | 'active' | 'failed') =>
    count(queues.reduce((total, queue) => total + queue[state], 0));
  return (
    <Figures
      of={[
        ['Outbox, due', count(outbox.pending)],
        ['Oldest, seconds', outbox.lag_seconds.toFixed(1)],
        ['Set aside', count(outbox.set_aside)],
        ['Queue, waiting', sum('waiting')],
        ['Queue, active', sum('active')],
        ['Queue, failed', sum('failed')],
      ]}
    />
  );
}

export function StuckJobs() {
  const { market, key } = useOwnMarket();
  const jobs = useInfiniteQuery(stuckJobsQuery(market, key));
  return (
    <PagesOf of={jobs} noun="stuck jobs">
      {(items) => (
        <ul className="stack-tight">
          {items.map(({ id, job, key: name, state, attempts, last_error }) => (
            <li className="card stack-tight" key={id}>
              <CardHead title={job}>
                <Tag tone={state === 'set_aside' ? 'bad' : 'warn'}>{state.replace('_', ' ')}</Tag>
              </CardHead>
              <p className="small soft">
                {name} · {count(attempts)} attempts
              </p>
              {last_error && <p>{last_error}</p>}
              {state === 'set_aside' && (
                <ActionButton quiet small act={() => market.admin.retryJob(id)}>
                  Run it again
                </ActionButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </PagesOf>
  );
}

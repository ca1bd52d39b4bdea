import type { Backlog, StuckJob, TreasuryBalance } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { backlogQuery, stuckJobsQuery, treasuryQuery } from '../../data/operator-queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { CopyableText } from '../copy-button.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { StatList } from '../facts.tsx';
import { formatCount } from '../format.ts';
import { Money, Tag } from '../inline.tsx';
import { NETWORK_LABELS } from '../labels.ts';
import { QueryResult } from '../query-result.tsx';
import { Difference } from './difference.tsx';
import { OperatorTable } from './operator-table.tsx';
import { RetryDialog } from './retry-dialog.tsx';

const COIN_DECIMALS = 4;

/** Coins have up to 18 decimals, which are shown on hover. */
function Amount({ of, in: asset }: { of: string; in: TreasuryBalance['asset'] }) {
  if (asset === 'USDC') return <Money usd={of} />;
  return <span title={of}>{Number(of).toFixed(COIN_DECIMALS)}</span>;
}

const TREASURY_COLUMNS: Column<TreasuryBalance>[] = [
  { name: 'Network', render: ({ network }) => NETWORK_LABELS[network] },
  { name: 'Asset', render: ({ asset }) => asset },
  { name: 'Address', render: ({ address }) => <CopyableText text={address} /> },
  {
    name: 'On chain',
    isNumber: true,
    render: ({ asset, on_chain }) =>
      on_chain === null ? 'unavailable' : <Amount of={on_chain} in={asset} />,
  },
  {
    name: 'In ledger',
    isNumber: true,
    render: ({ in_ledger }) => (in_ledger ? <Money usd={in_ledger} /> : '–'),
  },
  {
    name: 'Difference',
    isNumber: true,
    render: ({ difference }) => <Difference amount={difference} />,
  },
];

/** The treasuries' balances on the chains and in the ledger. */
export function Treasuries() {
  const { market, key } = useSessionApi();
  const treasuries = useQuery(treasuryQuery(market, key));
  return (
    <QueryResult query={treasuries}>
      {(all) => (
        <DataTable
          label="Treasuries"
          columns={TREASURY_COLUMNS}
          rows={all}
          getKey={({ network, asset }) => `${network} ${asset}`}
        />
      )}
    </QueryResult>
  );
}

export function BacklogStats() {
  const { market, key } = useSessionApi();
  const backlog = useQuery(backlogQuery(market, key));
  return (
    <QueryResult query={backlog} skeleton="figures">
      {(found) => <BacklogDetails backlog={found} />}
    </QueryResult>
  );
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

const JOB_COLUMNS: Column<StuckJob>[] = [
  { name: 'Job', render: ({ job }) => job },
  { name: 'Key', render: ({ key }) => <code>{key}</code> },
  {
    name: 'State',
    render: ({ state }) => <Tag tone={state === 'set_aside' ? 'bad' : 'warn'}>{state.replace('_', ' ')}</Tag>,
  },
  { name: 'Attempts', isNumber: true, render: ({ attempts }) => formatCount(attempts) },
  { name: 'Last error', render: ({ last_error }) => last_error },
  { name: 'Action', render: (job) => job.state === 'set_aside' && <RetryJob job={job} /> },
];

export function StuckJobs() {
  const { market, key } = useSessionApi();
  const jobs = useInfiniteQuery(stuckJobsQuery(market, key));
  return <OperatorTable query={jobs} noun="stuck jobs" columns={JOB_COLUMNS} getKey={({ id }) => id} />;
}

function RetryJob({ job: { id, job, key } }: { job: StuckJob }) {
  const { market } = useSessionApi();
  return (
    <RetryDialog
      id={id}
      title="Run this job again?"
      description={`${job} of ${key} runs as soon as a worker is free.`}
      onRetry={({ note }) => market.admin.retryJob(id, note ? { note } : {})}
    />
  );
}

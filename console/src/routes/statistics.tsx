import type { Activity, DailyMetrics } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Chart } from '../components/chart.tsx';
import { StatList as FigureList } from '../components/facts.tsx';
import { EmptyMessage } from '../components/feedback.tsx';
import { Select } from '../components/fields.tsx';
import { formatCount, formatDay, formatUsd, sumUsd } from '../components/format.ts';
import { RelativeTime, Tag } from '../components/inline.tsx';
import { ACTIVITY_LABELS } from '../components/labels.ts';
import { QueryResult } from '../components/query-result.tsx';
import { useTitle } from '../components/use-title.ts';
import { activityQuery, dailyMetricsQuery, platformStatsQuery } from '../data/queries.ts';

const PERIODS = { '7': '7 days', '30': '30 days', '90': '90 days' };
const MAX_ACTIVITIES = 20;
const CHARTS: [title: string, field: keyof DailyMetrics, isMoney?: true][] = [
  ['Volume', 'volume_usd', true],
  ['Payouts', 'payouts_usd', true],
  ['Orders paid', 'orders_paid'],
  ['Orders completed', 'orders_completed'],
  ['x402 hires', 'x402_orders'],
  ['New agents', 'new_agents'],
  ['New services', 'new_services'],
  ['Bounties posted', 'bounties_created'],
];

export function Statistics() {
  useTitle('Statistics');
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Statistics</h1>
          <p className="soft">What the market does, by day. Days are in UTC.</p>
        </div>
      </div>
      <CurrentTotals />
      <DailyCharts />
      <RecentActivity />
    </>
  );
}

function CurrentTotals() {
  const now = useQuery(platformStatsQuery);
  return (
    <QueryResult query={now} skeleton="figures">
      {(figures) => (
        <div className="stack-tight">
          <FigureList
            of={[
              ['Volume', formatUsd(figures.total_volume_usd)],
              ['Paid out', formatUsd(figures.total_payouts_usd)],
              ['Agents', formatCount(figures.total_agents)],
              ['Verified', formatCount(figures.verified_agents)],
              ['With a token', formatCount(figures.tokenized_agents)],
              ['Services', formatCount(figures.total_services)],
              ['Orders', formatCount(figures.total_orders)],
              ['Completed', formatCount(figures.completed_orders)],
              ['Open bounties', formatCount(figures.open_bounties)],
              ['Reviews', formatCount(figures.total_reviews)],
              ['Average rating', figures.avg_rating?.toFixed(2)],
            ]}
          />
          <p className="soft small">
            Updated <RelativeTime at={figures.updated_at} />
          </p>
        </div>
      )}
    </QueryResult>
  );
}

function DailyCharts() {
  const [span, setSpan] = useState<keyof typeof PERIODS>('30');
  const daily = useQuery(dailyMetricsQuery(Number(span)));
  return (
    <section className="stack" aria-labelledby="days">
      <div className="row apart">
        <h2 id="days">Daily</h2>
        <Select
          label="Period"
          options={PERIODS}
          value={span}
          onSelect={(chosen) => chosen && setSpan(chosen)}
        />
      </div>
      <QueryResult query={daily} skeleton="cards">
        {(series) => (
          <div className="grid">
            {CHARTS.map(([title, field, isMoney]) => (
              <Chart
                key={field}
                title={title}
                isCount={!isMoney}
                total={formatTotal(series, field, isMoney)}
                bars={series.map((day) => ({
                  label: formatDay(day.date),
                  value: Number(day[field]),
                  text: isMoney ? formatUsd(String(day[field])) : formatCount(Number(day[field])),
                }))}
              />
            ))}
          </div>
        )}
      </QueryResult>
    </section>
  );
}

function formatTotal(
  series: DailyMetrics[],
  field: keyof DailyMetrics,
  isMoney: boolean | undefined,
): string {
  const values = series.map((day) => day[field]);
  if (isMoney) return formatUsd(sumUsd(values.map(String)));
  return formatCount(values.reduce<number>((total, value) => total + Number(value), 0));
}

function RecentActivity() {
  const activity = useQuery(activityQuery(MAX_ACTIVITIES));
  return (
    <section className="stack" aria-labelledby="latest">
      <h2 id="latest">Latest activity</h2>
      <QueryResult query={activity}>
        {(items) =>
          items.length === 0 ? (
            <EmptyMessage>No activity yet.</EmptyMessage>
          ) : (
            <ul className="lines">
              {items.map((item) => (
                <li
                  key={`${item.type}-${item.agent_id}-${item.created_at}-${item.title}`}
                  className="row apart"
                >
                  <span className="row">
                    <Tag>{ACTIVITY_LABELS[item.type]}</Tag>
                    <ActivityText item={item} />
                  </span>
                  <span className="soft small">
                    <RelativeTime at={item.created_at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}

/** Names the agent once: most titles begin with its name. */
function ActivityText({ item: { title, agent_name, agent_slug } }: { item: Activity }) {
  const agent = (
    <Link to="/agents/$id" params={{ id: agent_slug }}>
      {agent_name}
    </Link>
  );
  if (title.startsWith(agent_name)) {
    return (
      <span>
        {agent}
        {title.slice(agent_name.length)}
      </span>
    );
  }
  return (
    <span>
      {title} · {agent}
    </span>
  );
}

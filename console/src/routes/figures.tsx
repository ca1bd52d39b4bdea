import type { DailyMetrics } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { activityQuery, dailyQuery, platformQuery } from '../data/queries.ts';
import { Answer } from '../parts/answer.tsx';
import { Chart } from '../parts/chart.tsx';
import { Figures as FigureList } from '../parts/facts.tsx';
import { Choice } from '../parts/fields.tsx';
import { count, dayOf, usd } from '../parts/format.ts';
import { Tag, Time } from '../parts/small.tsx';
import { Empty } from '../parts/states.tsx';
import { useTitle } from '../parts/title.ts';
import { ACTIVITIES } from '../parts/words.ts';

const SPANS = { '7': '7 days', '30': '30 days', '90': '90 days' };
const SHOWN_ACTIVITIES = 20;
const CHARTS: [title: string, field: keyof DailyMetrics, isMoney?: true][] = [
  ['Volume', 'volume_usd', true],
  ['Payouts', 'payouts_usd', true],
  ['Orders paid', 'orders_paid'],
  ['Orders completed', 'orders_completed'],
  ['Hires by x402', 'x402_orders'],
  ['New agents', 'new_agents'],
  ['New services', 'new_services'],
  ['Bounties posted', 'bounties_created'],
];

export function Figures() {
  useTitle('Figures');
  return (
    <>
      <h1>Figures</h1>
      <Now />
      <Days />
      <Latest />
    </>
  );
}

function Now() {
  const now = useQuery(platformQuery);
  return (
    <Answer of={now}>
      {(figures) => (
        <div className="stack-tight">
          <FigureList
            of={[
              ['Volume', usd(figures.total_volume_usd)],
              ['Paid out', usd(figures.total_payouts_usd)],
              ['Agents', count(figures.total_agents)],
              ['Verified', count(figures.verified_agents)],
              ['With a token', count(figures.tokenized_agents)],
              ['Services', count(figures.total_services)],
              ['Orders', count(figures.total_orders)],
              ['Completed', count(figures.completed_orders)],
              ['Open bounties', count(figures.open_bounties)],
              ['Reviews', count(figures.total_reviews)],
              ['Average rating', figures.avg_rating?.toFixed(2)],
            ]}
          />
          <p className="soft small">
            Updated <Time at={figures.updated_at} />
          </p>
        </div>
      )}
    </Answer>
  );
}

function Days() {
  const [span, setSpan] = useState<keyof typeof SPANS>('30');
  const daily = useQuery(dailyQuery(Number(span)));
  return (
    <section className="stack" aria-labelledby="days">
      <div className="row apart">
        <h2 id="days">Day by day</h2>
        <Choice label="Span" options={SPANS} value={span} onChoose={(chosen) => chosen && setSpan(chosen)} />
      </div>
      <Answer of={daily}>
        {(series) => (
          <div className="grid">
            {CHARTS.map(([title, field, isMoney]) => (
              <Chart
                key={field}
                title={title}
                total={totalOf(series, field, isMoney)}
                bars={series.map((day) => ({
                  label: dayOf(day.date),
                  value: Number(day[field]),
                  text: isMoney ? usd(String(day[field])) : count(Number(day[field])),
                }))}
              />
            ))}
          </div>
        )}
      </Answer>
    </section>
  );
}

function totalOf(series: DailyMetrics[], field: keyof DailyMetrics, isMoney: boolean | undefined): string {
  const sum = series.reduce((total, day) => total + Number(day[field]), 0);
  return isMoney ? usd(sum.toFixed(2)) : count(sum);
}

function Latest() {
  const activity = useQuery(activityQuery(SHOWN_ACTIVITIES));
  return (
    <section className="stack" aria-labelledby="latest">
      <h2 id="latest">Latest</h2>
      <Answer of={activity}>
        {(items) =>
          items.length === 0 ? (
            <Empty>Nothing has happened yet.</Empty>
          ) : (
            <ul className="list">
              {items.map((item) => (
                <li
                  key={`${item.type}-${item.agent_id}-${item.created_at}-${item.title}`}
                  className="row apart"
                >
                  <span className="row">
                    <Tag>{ACTIVITIES[item.type]}</Tag>
                    <span>
                      {item.title} ·{' '}
                      <Link to="/agents/$id" params={{ id: item.agent_slug }}>
                        {item.agent_name}
                      </Link>
                    </span>
                  </span>
                  <span className="soft small">
                    <Time at={item.created_at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}

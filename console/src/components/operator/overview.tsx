import type { DailyMetrics } from '@agent-market/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { backlogQuery, disputesQuery, outgoingQuery, treasuryQuery } from '../../data/operator-queries.ts';
import { dailyMetricsQuery } from '../../data/queries.ts';
import { useSessionApi } from '../../data/session-api.ts';
import { Chart } from '../chart.tsx';
import { StatList } from '../facts.tsx';
import { formatCount, formatDay, formatUsd, sumUsd } from '../format.ts';
import { QueryResult } from '../query-result.tsx';

const DAYS = 30;

/** What waits for an operator, and how the market went. */
export function Overview() {
  return (
    <div className="stack">
      <WaitingTotals />
      <LastDays />
    </div>
  );
}

function WaitingTotals() {
  const { market, key } = useSessionApi();
  const disputes = useInfiniteQuery(disputesQuery(market, key)).data?.pages[0]?.total;
  const payouts = useInfiniteQuery(outgoingQuery(market, key, 'payouts')).data?.pages[0]?.total;
  const refunds = useInfiniteQuery(outgoingQuery(market, key, 'refunds')).data?.pages[0]?.total;
  const backlog = useQuery(backlogQuery(market, key)).data;
  const treasuries = useQuery(treasuryQuery(market, key)).data;
  const differing = treasuries?.filter(({ difference }) => difference !== null && Number(difference) !== 0);
  const show = (total: number | undefined) => (total === undefined ? '…' : formatCount(total));
  return (
    <StatList
      of={[
        ['Disputes', show(disputes)],
        ['Stuck payouts', show(payouts)],
        ['Stuck refunds and returns', show(refunds)],
        ['Dead letters', show(backlog?.outbox.set_aside)],
        ['Outbox lag (seconds)', backlog?.outbox.lag_seconds.toFixed(1) ?? '…'],
        ['Treasuries that differ', show(differing?.length)],
      ]}
    />
  );
}

function LastDays() {
  const daily = useQuery(dailyMetricsQuery(DAYS));
  return (
    <QueryResult query={daily} skeleton="cards">
      {(series) => (
        <div className="grid">
          <MoneyChart title="Volume" series={series} field="volume_usd" />
          <MoneyChart title="Payouts" series={series} field="payouts_usd" />
          <OrdersChart series={series} />
        </div>
      )}
    </QueryResult>
  );
}

interface MoneyChartProps {
  title: string;
  series: DailyMetrics[];
  field: 'volume_usd' | 'payouts_usd';
}

function MoneyChart({ title, series, field }: MoneyChartProps) {
  const bars = series.map((day) => ({
    label: formatDay(day.date),
    value: Number(day[field]),
    text: formatUsd(day[field]),
  }));
  return <Chart title={title} bars={bars} total={formatUsd(sumUsd(series.map((day) => day[field])))} />;
}

function OrdersChart({ series }: { series: DailyMetrics[] }) {
  const bars = series.map(({ date, orders_paid }) => ({
    label: formatDay(date),
    value: orders_paid,
    text: formatCount(orders_paid),
  }));
  const total = series.reduce((sum, { orders_paid }) => sum + orders_paid, 0);
  return <Chart title="Orders paid" bars={bars} total={formatCount(total)} isCount />;
}

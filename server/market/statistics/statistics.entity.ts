import { defineEntity, p } from '@mikro-orm/core';
import type { StatisticName } from './statistic-values.ts';

/** A pending change of a statistic. Written by triggers and `count`. */
export const StatisticChange = defineEntity({
  name: 'StatisticChange',
  tableName: 'statistic_changes',
  properties: {
    id: p.bigint().primary().autoincrement(),
    figure: p.text().$type<StatisticName>(),
    /** In UTC; null for statistics without a daily series. */
    day: p.date().nullable(),
    change: p.bigint(),
  },
});

/** An all-time total, without pending changes. */
export const StatisticTotal = defineEntity({
  name: 'StatisticTotal',
  tableName: 'statistic_totals',
  properties: { figure: p.text().$type<StatisticName>().primary(), amount: p.bigint() },
});

/** The value of one day, without pending changes. */
export const DailyStatistic = defineEntity({
  name: 'DailyStatistic',
  tableName: 'daily_statistics',
  properties: {
    day: p.date().primary(),
    figure: p.text().$type<StatisticName>().primary(),
    amount: p.bigint(),
  },
});

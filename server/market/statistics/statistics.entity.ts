import { defineEntity, p } from '@mikro-orm/core';
import type { StatisticName } from './statistic-values.ts';

/** A change to a figure that was not added up yet. Triggers and `count` write them. */
export const StatisticChange = defineEntity({
  name: 'StatisticChange',
  tableName: 'statistic_changes',
  properties: {
    id: p.bigint().primary().autoincrement(),
    figure: p.text().$type<StatisticName>(),
    /** In UTC; null for figures without a daily series. */
    day: p.date().nullable(),
    change: p.bigint(),
  },
});

/** A figure since the beginning, without the changes that wait. */
export const StatisticTotal = defineEntity({
  name: 'StatisticTotal',
  tableName: 'statistic_totals',
  properties: { figure: p.text().$type<StatisticName>().primary(), amount: p.bigint() },
});

/** A figure of one day, without the changes that wait. */
export const DailyStatistic = defineEntity({
  name: 'DailyStatistic',
  tableName: 'daily_statistics',
  properties: {
    day: p.date().primary(),
    figure: p.text().$type<StatisticName>().primary(),
    amount: p.bigint(),
  },
});

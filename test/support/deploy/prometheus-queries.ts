import { parse } from 'yaml';

/** A Prometheus query, and the texts that show its results. */
interface PrometheusQuery {
  expr: string;
  displayText: string;
}

export interface QueriedLabel {
  metric: string;
  label: string;
}

/** All queries of a rules file or dashboard. */
export function parseQueries(text: string): PrometheusQuery[] {
  const found: PrometheusQuery[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { expr, annotations, legendFormat } = part as Record<string, unknown>;
    if (typeof expr === 'string')
      found.push({ expr, displayText: JSON.stringify([annotations, legendFormat]) });
    Object.values(part).forEach(visit);
  };
  visit(parse(text));
  return found;
}

export const listMetrics = ({ expr }: PrometheusQuery) => matchAll(/\bmarket_\w+/g, expr);

/** Labels that a query selects and groups by, and those in its texts: after grouping, only these remain. */
export function listLabels(question: PrometheusQuery): QueriedLabel[] {
  const { expr, displayText } = question;
  const metrics = listMetrics(question);
  const grouped = matchAll(/\bby \(([^)]*)\)/g, expr).flatMap((labels) => labels.split(/, */));
  const named = matchAll(/{{ *(?:\$labels\.)?(\w+) *}}/g, displayText);
  const lost = grouped.length > 0 ? named.filter((label) => !grouped.includes(label)) : [];
  return [
    ...[...expr.matchAll(/\b(market_\w+){([^}]*)}/g)].flatMap(([, metric = '', chosen = '']) =>
      matchAll(/(\w+) *[=!]~?/g, chosen).map((label) => ({ metric, label })),
    ),
    ...metrics.flatMap((metric) => [...grouped, ...named].map((label) => ({ metric, label }))),
    ...lost.map((label) => ({ metric: `the groups of ${expr}`, label })),
  ];
}

/** Label matchers, as in the metrics: `trouble="failed"`. */
export function listLabelMatchers({ expr }: PrometheusQuery): string[] {
  return matchAll(/{([^}]*)}/g, expr).flatMap((chosen) => chosen.match(/\w+="[^"]*"/g) ?? []);
}

function matchAll(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole);
}

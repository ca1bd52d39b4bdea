import { parse } from 'yaml';

/** A question to Prometheus, and the texts that its answers are shown in. */
interface Question {
  expr: string;
  shown: string;
}

export interface AskedLabel {
  metric: string;
  label: string;
}

/** All questions of a file of rules or of a dashboard. */
export function questionsIn(text: string): Question[] {
  const found: Question[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { expr, annotations, legendFormat } = part as Record<string, unknown>;
    if (typeof expr === 'string') found.push({ expr, shown: JSON.stringify([annotations, legendFormat]) });
    Object.values(part).forEach(look);
  };
  look(parse(text));
  return found;
}

export const metricsOf = ({ expr }: Question) => all(/\bmarket_\w+/g, expr);

/** Labels by which a question chooses and groups, and those that its texts name: after grouping, only these are left. */
export function labelsAsked(question: Question): AskedLabel[] {
  const { expr, shown } = question;
  const metrics = metricsOf(question);
  const grouped = all(/\bby \(([^)]*)\)/g, expr).flatMap((labels) => labels.split(/, */));
  const named = all(/{{ *(?:\$labels\.)?(\w+) *}}/g, shown);
  const lost = grouped.length > 0 ? named.filter((label) => !grouped.includes(label)) : [];
  return [
    ...[...expr.matchAll(/\b(market_\w+){([^}]*)}/g)].flatMap(([, metric = '', chosen = '']) =>
      all(/(\w+) *[=!]~?/g, chosen).map((label) => ({ metric, label })),
    ),
    ...metrics.flatMap((metric) => [...grouped, ...named].map((label) => ({ metric, label }))),
    ...lost.map((label) => ({ metric: `the groups of ${expr}`, label })),
  ];
}

/** What questions choose by, as it stands in the metrics: `trouble="failed"`. */
export function choicesOf({ expr }: Question): string[] {
  return all(/{([^}]*)}/g, expr).flatMap((chosen) => chosen.match(/\w+="[^"]*"/g) ?? []);
}

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole);
}

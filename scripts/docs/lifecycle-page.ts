import type { GuardRule, Transition } from '../../server/foundation/platform/lifecycle.ts';
import { withArticle } from '../../server/foundation/platform/lifecycle-errors.ts';

/** Any lifecycle, as far as it is described. */
export interface DescribedLifecycle {
  noun: string;
  states: readonly string[];
  final: readonly string[];
  guards: Readonly<Record<string, Pick<GuardRule<never>, 'condition'>>>;
  transitions: readonly Transition[];
}

export interface LifecyclePage {
  lifecycle: DescribedLifecycle;
  /** The file that the table is in. */
  source: string;
  /** What the table does not say. */
  notes: string;
}

/** The page of the documentation that is made from a lifecycle's table. */
export function describeLifecycle({ lifecycle, source, notes }: LifecyclePage): string {
  const { noun, states } = lifecycle;
  const opening = `<!-- Made from ${source} by \`npm run docs\`. Do not edit. -->
# The life of ${withArticle(noun)}

Everything that can happen to ${withArticle(noun)} is one row of the transition table in \`${source}\`. What is not in it is
answered with 400 \`illegal_transition\`, which names where the ${noun} is and what its caller can do now; what is there for
another party is answered with 403. Each step and all that goes along with it are one database transaction.`;
  const sections = states.map((state) => `## ${state}\n\n${formatTable(lifecycle, state)}`);
  return `${[opening, formatDiagram(lifecycle), notes, `## A new ${noun}`, formatTable(lifecycle, null), ...sections].join('\n\n')}\n`;
}

/** The same as a section of a page that says more: its diagram, of which `drawing` is the file, and all of its rows. */
export function describeAsSection(lifecycle: DescribedLifecycle, drawing: string): string {
  const lines = lifecycle.transitions.map((row) => {
    const line = formatRow(row, lifecycle.guards);
    return `| ${row.from ?? ''} ${line}`;
  });
  const table = ['| From | What | By | Only | Then | Also |', '|---|---|---|---|---|---|', ...lines].join(
    '\n',
  );
  return [
    `## The life of ${withArticle(lifecycle.noun)}`,
    formatDiagram(lifecycle, `mermaid ${drawing}`),
    table,
  ].join('\n\n');
}

function formatDiagram(lifecycle: DescribedLifecycle, language = 'mermaid'): string {
  return [`\`\`\`${language}`, 'stateDiagram-v2', ...formatArrows(lifecycle), '```'].join('\n');
}

export interface Arrow {
  /** Null for what is not there yet, or ends. */
  from: string | null;
  to: string | null;
  triggers: readonly string[];
}

/** One per pair of states, with all that leads from the one to the other. */
export function listArrows({ transitions, final }: DescribedLifecycle): Arrow[] {
  const moving = transitions.filter(({ from, to }) => from !== to);
  const pairs = Map.groupBy(moving, ({ from, to }) => `${from} ${to}`);
  const moves = [...pairs.values()].map((rows) => ({
    from: rows[0]?.from ?? null,
    to: rows[0]?.to ?? null,
    triggers: [...new Set(rows.map(({ trigger }) => trigger))],
  }));
  return [...moves, ...final.map((from) => ({ from, to: null, triggers: [] }))];
}

function formatArrows(lifecycle: DescribedLifecycle): string[] {
  return listArrows(lifecycle).map(({ from, to, triggers }) => {
    const label = triggers.length > 0 ? ` : ${triggers.join(', ')}` : '';
    return `  ${from ?? '[*]'} --> ${to ?? '[*]'}${label}`;
  });
}

function formatTable({ transitions, guards }: DescribedLifecycle, state: string | null): string {
  const rows = transitions.filter(({ from }) => from === state);
  if (rows.length === 0) return 'Nothing happens to it any more.';
  const lines = rows.map((row) => formatRow(row, guards));
  return ['| What | By | Only | Then | Also |', '|---|---|---|---|---|', ...lines].join('\n');
}

function formatRow(
  { trigger, by, guards, to, effects }: Transition,
  rules: DescribedLifecycle['guards'],
): string {
  const cells = [
    trigger,
    by.join(' or '),
    guards.map((guard) => rules[guard]?.condition).join(' and '),
    to,
    effects.map((effect) => effect.replace(/^event (.*)/, '`$1`')).join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

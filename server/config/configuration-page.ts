import type { Variable } from './variable.ts';
import { SECTIONS } from './variables.ts';

const TITLES: Record<keyof typeof SECTIONS, string> = {
  process: 'Process',
  storage: 'Database, queue and files',
  solana: 'Solana (`solana-mainnet`)',
  base: 'Base (`base-mainnet`)',
  alt: 'Third network (`alt-mainnet`), all or nothing',
  identity: 'Identity provider and administrators',
  secrets: 'Keys of the service',
  providers: 'Services of others',
  earn: 'Earn',
  rules: 'Limits, prices and guards',
};

const INTRODUCTION = `<!-- Made from server/config/variables.ts by \`npm run docs\`. Do not edit. -->
# Configuration

The server reads its environment once, when it starts. If anything is missing or wrong it says so, for every variable
at once, and does not start. An empty variable counts as unset. Secret values never appear in messages or logs.
`;

/** The configuration page, in Markdown. */
export function describeConfiguration(): string {
  const sections = Object.entries(SECTIONS).map(([key, group]) =>
    formatSection(TITLES[key as keyof typeof SECTIONS], group),
  );
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

function formatSection(title: string, group: Record<string, Variable<unknown>>): string {
  const rows = Object.entries(group).map(([name, variable]) => formatRow(name, variable));
  return [
    `## ${title}`,
    '',
    '| Variable | Meaning | Should be | If unset |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function formatRow(name: string, { doc, parser, fallback, secret }: Variable<unknown>): string {
  const cells = [
    `\`${name}\`${secret ? ' (secret)' : ''}`,
    doc,
    escapeHtml(parser.expected),
    describeFallback(fallback),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function describeFallback(fallback: Variable<unknown>['fallback']): string {
  if (fallback.kind === 'none') return '**required**';
  if (fallback.kind === 'unset') return fallback.meaning;
  return fallback.text === '' ? 'none' : `\`${fallback.text}\``;
}

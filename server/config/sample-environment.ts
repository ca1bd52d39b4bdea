import type { Variable } from './variable.ts';
import { SECTIONS } from './variables.ts';

const INTRODUCTION = `# Made from server/config/variables.ts by \`npm run docs\`. Copy it, and fill in what is not commented out.
# One process differs from another by ROLE, its ports and its addresses; those are set where it is started.
`;

/** Not in the table, because it is only useful in a production sample. */
const PRODUCTION_VALUES: Record<string, string> = {
  NODE_ENV: 'production',
  BASE_URL: 'https://api.example.com',
  APP_URL: 'https://app.example.com',
};

/** An environment file, as systemd, Docker and Kubernetes read it. */
export function buildSampleEnvironment(): string {
  const groups = Object.values(SECTIONS).map((group: Record<string, Variable<unknown>>) =>
    Object.entries(group)
      .map(([name, variable]) => formatEntry(name, variable))
      .join('\n'),
  );
  return `${INTRODUCTION}\n${groups.join(`\n${'#'.repeat(80)}\n\n`)}`;
}

function formatEntry(name: string, { doc, parser, fallback }: Variable<unknown>): string {
  const explained = `# ${stripMarkdown(doc)} It must be ${parser.expected}.`;
  const given = PRODUCTION_VALUES[name];
  if (given !== undefined) return `${explained}\n${name}=${given}\n`;
  if (fallback.kind === 'none') return `${explained}\n${name}=\n`;
  if (fallback.kind === 'default') return `${explained}\n#${name}=${fallback.text}\n`;
  return `${explained} If unset: ${stripMarkdown(fallback.meaning)}.\n#${name}=\n`;
}

/** Without Markdown syntax. */
function stripMarkdown(text: string): string {
  return text.replaceAll(/`|\*\*/g, '');
}

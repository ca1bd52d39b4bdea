import { readFileSync } from 'node:fs';
import { wrapProse } from './wrap-prose.ts';

/** A written page with one generated section. */
export function withGeneratedSection(file: string, section: string, describe: () => string): () => string {
  const begin = `<!-- generated: ${section}, by npm run docs -->`;
  const end = `<!-- end generated -->`;
  return () => {
    const page = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    const [before, rest = ''] = page.split(begin);
    const after = rest.slice(rest.indexOf(end) + end.length);
    if (!rest.includes(end)) throw new Error(`docs/${file} has no section for ${section}`);
    return `${before}${begin}\n\n${wrapProse(describe())}\n\n${end}${after}`;
  };
}

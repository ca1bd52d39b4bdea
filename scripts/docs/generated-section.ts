import { readFileSync } from 'node:fs';

/** A written page with one part in it that is made. */
export function withGeneratedSection(file: string, section: string, describe: () => string): () => string {
  const begin = `<!-- made: ${section}, by npm run docs -->`;
  const end = `<!-- made until here -->`;
  return () => {
    const page = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    const [before, rest = ''] = page.split(begin);
    const after = rest.slice(rest.indexOf(end) + end.length);
    if (!rest.includes(end)) throw new Error(`docs/${file} has no place for ${section}`);
    return `${before}${begin}\n\n${describe()}\n\n${end}${after}`;
  };
}

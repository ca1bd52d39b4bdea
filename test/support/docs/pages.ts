import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexer, type Token, type Tokens, walkTokens } from 'marked';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const listPages = (folder: string) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);

/** Every documentation page, by its path from the root of the repository. */
export const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'sdk/README.md',
  'webhook-verifier/README.md',
  'sdk-python/README.md',
  'webhook-verifier-python/README.md',
  ...['docs', 'examples', 'server', 'shared', 'sandbox'].flatMap(listPages),
].sort();

export function listTokens<T extends Token['type']>(page: string, type: T): Extract<Token, { type: T }>[] {
  const found: Token[] = [];
  walkTokens(lexer(readFileSync(`${ROOT}/${page}`, 'utf8')), (token) => {
    if (token.type === type) found.push(token);
  });
  return found as Extract<Token, { type: T }>[];
}

export interface Block {
  page: string;
  language: string;
  /** The text after the language: what the block is an example of. */
  headings: string[];
  text: string;
}

export function listBlocks(page: string): Block[] {
  return (listTokens(page, 'code') as Tokens.Code[]).map(({ lang = '', text }) => {
    const [language = '', ...headings] = lang.split(' ');
    return { page, language, headings, text };
  });
}

export const BLOCKS = PAGES.flatMap(listBlocks);

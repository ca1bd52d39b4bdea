import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type CompressedPage, compressPage } from '../pages/compressed-page.ts';
import { BASE_STYLE } from '../pages/document.ts';

const BROWSER_FOLDER = new URL('browser/', import.meta.url);
const DOCS = new URL('../../../docs/', import.meta.url);
const TRY_SCRIPTS = ['try.js', 'try-request.js', 'try-credential.js', 'try-made.js', 'wallets.js'];
const SCRIPTS = ['theme.js', 'main.js', 'search.js', 'element.js', ...TRY_SCRIPTS];
const STYLES = ['text.css', 'frame.css', 'operation.css'];
const DIAGRAMS = ['orders.svg', 'bounties.svg', 'claims.svg'];
const IMPORT_PATTERN = /(["']\.\/[\w-]+\.js)(["'])/g;

/** The files that the pages load, by name. */
export interface Assets {
  files: ReadonlyMap<string, CompressedPage>;
  /** Changes with every file. URLs with it can be cached forever. */
  version: string;
}

export function readAssets(): Assets {
  const texts = new Map<string, string>([
    [
      'docs.css',
      BASE_STYLE +
        STYLES.map((file) => readFileSync(new URL(`styles/${file}`, BROWSER_FOLDER), 'utf8')).join(''),
    ],
    ...SCRIPTS.map((file) => [file, readFileSync(new URL(file, BROWSER_FOLDER), 'utf8')] as const),
    ['minisearch.js', readFileSync(new URL(import.meta.resolve('minisearch')), 'utf8')],
    ...DIAGRAMS.map((file) => [file, readFileSync(new URL(file, DOCS), 'utf8')] as const),
  ]);
  const version = hashTexts([...texts.values()]);
  const files = [...texts].map(
    ([file, text]) => [file, compressPage(addVersionToImports(text, version))] as const,
  );
  return { files: new Map(files), version };
}

/** A script's imports have the same version as the script. */
const addVersionToImports = (text: string, version: string) =>
  text.replaceAll(IMPORT_PATTERN, `$1?v=${version}$2`);

function hashTexts(texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 12);
}

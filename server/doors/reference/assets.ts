import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BASE_STYLE } from '../pages/document.ts';
import { type PackedPage, pack } from '../pages/packed.ts';

const OWN = new URL('browser/', import.meta.url);
const DOCS = new URL('../../../docs/', import.meta.url);
const TRYING = ['try.js', 'try-request.js', 'try-credential.js', 'try-made.js', 'wallets.js'];
const SCRIPTS = ['theme.js', 'main.js', 'search.js', 'element.js', ...TRYING];
const STYLES = ['text.css', 'frame.css', 'operation.css'];
const DRAWINGS = ['orders.svg', 'bounties.svg', 'claims.svg'];
const IMPORTED = /(["']\.\/[\w-]+\.js)(["'])/g;

/** The files that the pages load, by name. */
export interface Assets {
  files: ReadonlyMap<string, PackedPage>;
  /** Changes whenever a file does. Whatever is asked for under it may be kept for ever. */
  version: string;
}

export function readAssets(): Assets {
  const texts = new Map<string, string>([
    [
      'docs.css',
      BASE_STYLE + STYLES.map((file) => readFileSync(new URL(`styles/${file}`, OWN), 'utf8')).join(''),
    ],
    ...SCRIPTS.map((file) => [file, readFileSync(new URL(file, OWN), 'utf8')] as const),
    ['minisearch.js', readFileSync(new URL(import.meta.resolve('minisearch')), 'utf8')],
    ...DRAWINGS.map((file) => [file, readFileSync(new URL(file, DOCS), 'utf8')] as const),
  ]);
  const version = hashOf([...texts.values()]);
  const files = [...texts].map(([file, text]) => [file, pack(inVersion(text, version))] as const);
  return { files: new Map(files), version };
}

/** What a script imports is of the same version as the script. */
const inVersion = (text: string, version: string) => text.replaceAll(IMPORTED, `$1?v=${version}$2`);

function hashOf(texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 12);
}

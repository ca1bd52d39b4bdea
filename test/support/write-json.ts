import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const BIOME = fileURLToPath(new URL('../../node_modules/.bin/biome', import.meta.url));

/** For files that are checked in, whose format `npm run check` checks. */
export function writeFormattedJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const text = execFileSync(BIOME, ['format', `--stdin-file-path=${file}`], {
    input: JSON.stringify(value, null, 2),
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
  });
  writeFileSync(file, text);
}

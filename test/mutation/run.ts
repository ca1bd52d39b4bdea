import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Runs Stryker with the given options, then shows the score of each folder. One below the limit fails. */
const STRYKER = fileURLToPath(new URL('node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url));
const REPORT = new URL('../../.cache/mutation.json', import.meta.url);
const MIN_SCORE = 90;

interface Report {
  files: Record<string, { mutants: { status: string }[] }>;
}

interface Counts {
  detected: number;
  undetected: number;
}

/** Mutants that were left out, or that do not compile, count neither way. */
function countMutants({ files }: Report): Map<string, Counts> {
  const folders = new Map<string, Counts>();
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = path.split('/').slice(0, -1).slice(0, 3).join('/');
    const { detected, undetected } = folders.get(folder) ?? { detected: 0, undetected: 0 };
    const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
    folders.set(folder, {
      detected: detected + count('Killed', 'Timeout'),
      undetected: undetected + count('Survived', 'NoCoverage'),
    });
  }
  return folders;
}

const stryker = spawn(process.execPath, [STRYKER, 'run', ...process.argv.slice(2)], { stdio: 'inherit' });
const [code] = await once(stryker, 'close');
if (code !== 0) process.exit(code ?? 1);

const report: Report = JSON.parse(await readFile(REPORT, 'utf8'));
for (const [folder, { detected, undetected }] of [...countMutants(report)].sort()) {
  const mutants = detected + undetected;
  if (mutants === 0) continue;
  const score = (100 * detected) / mutants;
  console.log(`${folder.padEnd(32)} ${score.toFixed(1).padStart(5)} % of ${mutants}`);
  if (score < MIN_SCORE) process.exitCode = 1;
}

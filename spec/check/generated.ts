/** `npm run check:generated`: fails if the generated files differ from the contract. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function readFiles(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    names.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
  );
}

function generateInto(folder: string) {
  const option = `--option=@agent-market/typespec.emitter-output-dir=${folder}`;
  const { status, stdout, stderr } = spawnSync('tsp', ['compile', 'spec', option], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The contract does not compile:\n${stdout}${stderr}`);
}

function findDrift(checkedIn: Map<string, string>, fresh: Map<string, string>): string[] {
  const names = new Set([...checkedIn.keys(), ...fresh.keys()]);
  return [...names].sort().flatMap((name) => {
    if (!fresh.has(name)) return [`generated/${name} is not made by the contract: delete it`];
    if (!checkedIn.has(name)) return [`generated/${name} is missing`];
    return fresh.get(name) === checkedIn.get(name)
      ? []
      : [`generated/${name} differs from what the contract makes`];
  });
}

function listUntrackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--others', 'generated'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter(Boolean)
    .map((name) => `${name} is not tracked: git add it`);
}

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
try {
  generateInto(folder);
  const problems = [...findDrift(readFiles('generated'), readFiles(folder)), ...listUntrackedFiles()];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('Run `npm run generate` and commit the result.');
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}

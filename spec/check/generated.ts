/** `npm run check:generated`: fails if the generated files differ from the contract. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const EMITTER = '@agent-market/typespec';

/** Everything in them is generated. */
const FOLDERS = [
  'generated',
  'sdk-python/src/agent_market/_generated',
  'webhook-verifier-python/src/agent_market_webhooks/_generated',
];

/** By path from the root. */
function readFiles(root: string): Map<string, string> {
  const entries = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('__pycache__'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(root, path), readFileSync(path, 'utf8')]));
}

function generateInto(root: string) {
  const options = [`emitter-output-dir=${join(root, 'generated')}`, `packages-dir=${root}`];
  const args = ['compile', 'spec', ...options.map((option) => `--option=${EMITTER}.${option}`)];
  const { status, stdout, stderr } = spawnSync('tsp', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The contract does not compile:\n${stdout}${stderr}`);
}

function findDrift(checkedIn: Map<string, string>, fresh: Map<string, string>): string[] {
  const names = new Set([...checkedIn.keys(), ...fresh.keys()]);
  return [...names].sort().flatMap((name) => {
    if (!fresh.has(name)) return [`${name} is not made by the contract: delete it`];
    if (!checkedIn.has(name)) return [`${name} is missing`];
    return fresh.get(name) === checkedIn.get(name) ? [] : [`${name} differs from what the contract makes`];
  });
}

function listUntrackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--others', '--exclude=__pycache__', ...FOLDERS], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter(Boolean)
    .map((name) => `${name} is not tracked: git add it`);
}

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
try {
  generateInto(folder);
  const problems = [...findDrift(readFiles('.'), readFiles(folder)), ...listUntrackedFiles()];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('Run `npm run generate` and commit the result.');
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true });
}

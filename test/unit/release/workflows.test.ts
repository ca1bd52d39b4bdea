import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

interface Suite {
  name: string;
  run: string;
  needs?: string;
}

const { jobs: releaseJobs } = parse(read('.github/workflows/release.yml'));
const suites: Suite[] = parse(read('.github/workflows/ci.yml')).jobs.suite.strategy.matrix.include;
const projectsIn = (text: string) => [...text.matchAll(/--project (\w+)/g)].map(([, name = '']) => name);

it('CI runs every project of vitest, and the checks', () => {
  const projects = [...read('vitest.config.ts').matchAll(/^ +project\('(\w+)'/gm)].map(([, name]) => name);
  const run = new Set(suites.flatMap((suite) => projectsIn(suite.run)));
  expect([...run].sort()).toEqual(projects.sort());
  expect(suites.map((suite) => suite.run)).toContain('check');
});

it('CI runs every part of a project that is divided', () => {
  const shards = suites.flatMap(
    ({ run }) =>
      run
        .match(/--shard (\d+)\/(\d+)/)
        ?.slice(1)
        .map(Number) ?? [],
  );
  const total = shards[1] ?? 0;
  expect(shards).toEqual(Array.from({ length: total }, (_, at) => [at + 1, total]).flat());
});

it('what one suite leaves out, another runs', () => {
  const left = suites.flatMap(({ run }) => run.match(/--exclude (\S+)/)?.[1] ?? []);
  for (const file of left) expect(suites.map(({ run }) => run)).toContain(file);
});

it('suites ask for what .ci/run can install, and everything is asked for', () => {
  const known = [...read('.ci/run').matchAll(/if needs ([\w-]+);/g)].map(([, name]) => name);
  const asked = new Set(suites.flatMap(({ needs = '' }) => needs.split(' ').filter(Boolean)));
  expect([...asked].sort()).toEqual(known.sort());
});

it('a release publishes every Python package, and never before the npm packages', () => {
  const { needs, steps } = releaseJobs.python;
  const [, built = ''] =
    steps.map(({ run = '' }: { run?: string }) => run.match(/for package in ([^;]+);/)).find(Boolean) ?? [];
  expect(built.split(' ')).toEqual(globSync('*/pyproject.toml', { cwd: ROOT }).map(dirname).sort());
  expect(needs).toBe('packages');
});

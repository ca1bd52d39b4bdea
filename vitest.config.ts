import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A folder of `test/`. Those that need PostgreSQL, a chain or built packages share one set-up. */
function project(name: string, needs?: 'set-up'): TestProjectInlineConfiguration {
  const globalSetup = needs ? ['test/support/run/global-setup.ts'] : [];
  return { extends: true, test: { name, include: [`test/${name}/**/*.test.ts`], globalSetup } };
}

export default defineConfig({
  resolve: {
    // our packages by their published names, from their sources
    alias: [
      { find: /^@agent-market\/sdk$/, replacement: here('sdk/src/index.ts') },
      { find: /^@agent-market\/sdk\/(\w+)$/, replacement: here('sdk/src/$1.ts') },
      { find: /^@agent-market\/webhook-verifier$/, replacement: here('webhook-verifier/src/index.node.ts') },
      { find: /^@agent-market\/webhook-verifier\/(\w+)$/, replacement: here('webhook-verifier/src/$1.ts') },
    ],
  },
  test: {
    projects: [
      project('unit'),
      project('contract'),
      project('integration', 'set-up'),
      project('api', 'set-up'),
      project('faults', 'set-up'),
      project('docs', 'set-up'),
      project('python', 'set-up'),
      project('interop', 'set-up'),
    ],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // files of a worker share what they import; what a test changes of it, it puts back
    isolate: false,
    // collecting garbage less often takes a tenth less CPU time
    execArgv: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
    // most tests wait for chains, clocks and processes rather than calculate
    maxWorkers: 3,
    // a machine that does something else at the moment must not fail a build; what fails twice does
    retry: process.env.CI ? 1 : 0,
  },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

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
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // most tests wait for chains, clocks and processes rather than calculate
    maxWorkers: 3,
    // a machine that does something else at the moment must not fail a build; what fails twice does
    retry: process.env.CI ? 1 : 0,
  },
});

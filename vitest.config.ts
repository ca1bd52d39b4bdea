import { defineConfig } from 'vitest/config';

export default defineConfig({
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

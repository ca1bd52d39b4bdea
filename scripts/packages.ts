import { build as buildConsole, CONSOLE } from '../console/build.ts';
import { build as buildSdk } from '../sdk/build.ts';
import { build as buildVerifier } from '../webhook-verifier/build.ts';
import { type BuildTarget, isStale } from './is-stale.ts';

// types are read from the sources here, and omitting them is ten times as fast
const WITHOUT_TYPES = { types: false };

const PACKAGES: (BuildTarget & { build: () => Promise<void> })[] = [
  {
    build: () => buildSdk(WITHOUT_TYPES),
    output: 'sdk/dist/index.js',
    sources: ['sdk/src', 'generated'],
  },
  {
    build: () => buildVerifier(WITHOUT_TYPES),
    output: 'webhook-verifier/dist/index.js',
    sources: ['webhook-verifier/src', 'generated'],
  },
  { build: buildConsole, ...CONSOLE },
];

/** Builds the packages and the console if their sources have changed. */
export async function buildChangedPackages(): Promise<void> {
  await Promise.all(PACKAGES.filter(isStale).map(({ build }) => build()));
}

if (import.meta.main) await buildChangedPackages();

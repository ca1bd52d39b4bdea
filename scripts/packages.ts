import { build as buildConsole, CONSOLE } from '../console/build.ts';
import { build as buildSdk } from '../sdk/build.ts';
import { build as buildVerifier } from '../webhook-verifier/build.ts';
import { type BuildTarget, isStale } from './is-stale.ts';

// types are read from the sources here, and omitting them is ten times as fast
const WITHOUT_TYPES = { types: false };

const PACKAGES: (BuildTarget & { name: string; build: () => Promise<void> })[] = [
  {
    name: 'SDK',
    build: () => buildSdk(WITHOUT_TYPES),
    outputs: ['sdk/dist/index.js'],
    sources: ['sdk/src', 'generated'],
  },
  {
    name: 'webhook verifier',
    build: () => buildVerifier(WITHOUT_TYPES),
    outputs: ['webhook-verifier/dist/index.js'],
    sources: ['webhook-verifier/src', 'generated'],
  },
  { name: 'console', build: buildConsole, ...CONSOLE },
];

/** Builds the packages and the console if their sources have changed. */
export async function buildChangedPackages(): Promise<void> {
  await Promise.all(PACKAGES.filter(isStale).map(({ build }) => build()));
}

/** On standard error: the output of the command that follows may be read by a program. */
async function main(): Promise<void> {
  const stale = PACKAGES.filter(isStale);
  if (stale.length === 0) return;
  const names = new Intl.ListFormat('en').format(stale.map(({ name }) => name));
  console.error(`Building what changed: ${names} …`);
  const start = performance.now();
  await buildChangedPackages();
  console.error(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

if (import.meta.main) await main();

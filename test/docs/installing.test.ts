import { expect, test } from 'vitest';
import { runProgram } from '../support/docs/programs.ts';

test('npm finds that every peer of ours fits', async () => {
  // it exits with a failure when versions do not fit
  expect(await runProgram(['npm', 'ls', '@solana/kit'], {})).not.toContain('invalid');
});

test('nothing is said about bindings that were not built', async () => {
  const loaded = "await import('@solana/spl-token'); console.log('loaded')";
  expect(await runProgram([process.execPath, '--input-type=module', '-'], {}, loaded)).toBe('loaded\n');
});

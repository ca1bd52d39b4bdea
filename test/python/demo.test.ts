import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SandboxProcess, temporaryFolder } from '../support/processes/sandbox-process.ts';
import { describeWithPython } from '../support/python/describe-with-python.ts';
import { runPython } from '../support/python/interpreter.ts';

const DEMO = resolve(import.meta.dirname, 'programs/demo.py');
const EXAMPLE = resolve(import.meta.dirname, '../../examples/python/hire_by_x402.py');

describeWithPython('the demo in Python', ['httpx', 'cryptography'], (python) => {
  const folder = temporaryFolder();
  let sandbox: SandboxProcess;
  let baseUrl: string;

  beforeAll(async () => {
    sandbox = new SandboxProcess(folder.dir, { RATE_LIMITS: 'off' });
    baseUrl = await sandbox.waitUntilReady();
  }, 120_000);

  afterAll(async () => {
    await sandbox.destroy();
    folder.remove();
  });

  test('registers, is told by verified webhooks, delivers, wins a bounty, is hired by x402, and deposits', async () => {
    expect((await runPython(python, [DEMO, baseUrl])).trim().split('\n')).toEqual([
      'registered True 25.00',
      'hired paid completed',
      'won paid 47.0',
      'x402 27.50 https://example.com/mug.png',
      'earn 100.00',
      'solana 0',
    ]);
  }, 120_000);

  test('the example hires with nothing but a payment and reads the work', async () => {
    const printed = await runPython(python, [EXAMPLE], { env: { BASE_URL: baseUrl } });
    expect(printed.trim()).toBe('27.50 paid; Imagine a mug');
  }, 60_000);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBlocks } from '../support/docs/pages.ts';
import { SandboxProcess, temporaryFolder } from '../support/processes/sandbox-process.ts';
import { describeWithPython } from '../support/python/describe-with-python.ts';
import { runPython } from '../support/python/interpreter.ts';
import { type BuiltPackage, createPackageFolder } from '../support/python/packages.ts';

const PROGRAMS = resolve(import.meta.dirname, 'programs');
const ROOT = resolve(import.meta.dirname, '../..');

const readProgram = (page: string) =>
  listBlocks(page)
    .filter(({ language }) => language === 'python')
    .map(({ text }) => text)
    .join('\n');

/** Only what is installed, and the programs of the tests. */
const INSTALLED = { PYTHONPATH: PROGRAMS };

describeWithPython('the packages', ['build', 'hatchling', 'ensurepip', 'httpx', 'cryptography'], (python) => {
  let packages: Awaited<ReturnType<typeof createPackageFolder>>;
  let sdk: BuiltPackage;
  let verifier: BuiltPackage;

  beforeAll(async () => {
    packages = await createPackageFolder(python);
    sdk = await packages.build('sdk-python');
    verifier = await packages.build('webhook-verifier-python');
  }, 120_000);
  afterAll(() => packages.remove());

  test('share their version with the npm packages', () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}/sdk/package.json`, 'utf8'));
    expect(sdk.wheel).toContain(`agent_market-${version}-py3-none-any.whl`);
    expect(sdk.sdist).toContain(`agent_market-${version}.tar.gz`);
    expect(verifier.wheel).toContain(`agent_market_webhooks-${version}-py3-none-any.whl`);
  });

  test('contain their sources, types and licence, and are small', () => {
    const list = (wheel: string) =>
      execFileSync(python, ['-m', 'zipfile', '-l', wheel], { encoding: 'utf8' });
    for (const [{ wheel }, name] of [
      [sdk, 'agent_market'],
      [verifier, 'agent_market_webhooks'],
    ] as const) {
      const files = list(wheel);
      for (const file of [`${name}/py.typed`, `${name}/_generated/`, 'LICENSE'])
        expect(files).toContain(file);
      expect(files).not.toMatch(/__pycache__/);
    }
    expect(sdk.bytes).toBeLessThan(150_000);
    expect(verifier.bytes).toBeLessThan(20_000);
  });

  test('the verifier works in an empty environment as its README says', async () => {
    const installed = await packages.install('empty', [verifier.wheel], 'nothing');
    const prelude = `
from typing import Dict
from agent_market_webhooks.testing import signed_request
webhook_secret = "whsec_q3VJ0c4nXz8mT1bR6yLkW2pF"
keys: Dict[str, str] = {}
raw_body, headers = signed_request(
    {"event": "order.revision_requested", "order_id": "ord_1", "data": {"feedback": "Bluer"}}, webhook_secret
)
`;
    const program = prelude + readProgram('webhook-verifier-python/README.md');
    const printed = await runPython(installed, ['-I', '-'], { input: program });
    expect(printed.split('\n')).toEqual(['ord_1 Bluer', 'work on ord_1', '']);
  }, 120_000);

  test('the client works in an environment of its own as its README says', async () => {
    const data = temporaryFolder();
    const sandbox = new SandboxProcess(data.dir, { RATE_LIMITS: 'off' });
    try {
      const [BASE_URL, installed] = await Promise.all([
        sandbox.waitUntilReady(),
        packages.install('client', [sdk.wheel, verifier.wheel], 'system'),
      ]);
      const program = `from readme_names import *\n${readProgram('sdk-python/README.md')}`;
      const printed = await runPython(installed, ['-'], { input: program, env: { ...INSTALLED, BASE_URL } });
      for (const line of [
        'Product photo set 25.00',
        'services 1',
        'statuses 10',
        'paid paid',
        'delivered Imagine: Five photos of a blue mug',
        'hired paid',
        '1 of 1',
        '404 not_found',
        'healthy ok',
      ])
        expect(printed.split('\n')).toContain(line);
    } finally {
      await sandbox.destroy();
      data.remove();
    }
  }, 240_000);
});

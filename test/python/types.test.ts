import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCatalog } from '../../server/web/reference/contract/catalog.ts';
import { buildPythonSample } from '../../server/web/reference/samples/python.ts';
import { listBlocks } from '../support/docs/pages.ts';
import { describeWithPython } from '../support/python/describe-with-python.ts';
import { runPython } from '../support/python/interpreter.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PROGRAMS = resolve(import.meta.dirname, 'programs');
const SOURCES = ['sdk-python/src', 'webhook-verifier-python/src'].map((path) => join(ROOT, path));

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '    ');

/** Each program of the reference as a function. */
function buildSampleProgram(): string {
  const operations = [...readCatalog().operations.values()];
  const functions = operations.map(
    (operation) => `def ${operation.id}() -> None:\n${indent(buildPythonSample(operation, 'https://a'))}\n`,
  );
  return functions.join('\n');
}

function buildReadmeProgram(page: string, names: string): string {
  const blocks = listBlocks(page).filter(({ language }) => language === 'python');
  return `${names}\n${blocks.map(({ text }) => text).join('\n')}\n`;
}

const MISUSE = `from agent_market import AgentMarket
from agent_market_webhooks import WebhookEvent

market = AgentMarket()
market.orders.create({"service_identifier": "svc_1", "brief": "A mug"})
market.orders.get("ord_1")["order"]["state"]
market.services.list({"category": "poetry"})


def read(event: WebhookEvent) -> str:
    if event["event"] == "order.paid":
        return event["data"]["feedback"]
    return event["order_id"]
`;

describeWithPython('mypy --strict', ['mypy', 'httpx', 'cryptography'], (python) => {
  const folder = mkdtempSync(join(tmpdir(), 'python-types-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const check = (...files: string[]) =>
    runPython(
      python,
      ['-m', 'mypy', '--strict', '--cache-dir', join(tmpdir(), 'agent-market-mypy'), ...files],
      {
        env: { MYPYPATH: [...SOURCES, PROGRAMS].join(':'), PYTHONPATH: '' },
      },
    );

  test('has nothing to say about the packages, for the oldest supported version', async () => {
    expect(await check('--python-version', '3.10', ...SOURCES)).toMatch(/^Success: no issues found/);
  }, 300_000);

  test('accepts the sample of every operation, the README and our programs', async () => {
    writeFileSync(join(folder, 'samples.py'), buildSampleProgram());
    const sdkNames = 'from readme_names import *';
    writeFileSync(join(folder, 'client_readme.py'), buildReadmeProgram('sdk-python/README.md', sdkNames));
    const verifierNames =
      'from typing import Any, Dict\nraw_body = b""\nheaders: Dict[str, str] = {}\nwebhook_secret = ""\nkeys: Any = {}';
    const verifier = buildReadmeProgram('webhook-verifier-python/README.md', verifierNames);
    writeFileSync(join(folder, 'verifier_readme.py'), verifier);
    const written = readdirSync(folder).map((file) => join(folder, file));
    const programs = ['demo', 'verify_vectors', 'verify_receipts', 'check_verifier'];
    const example = join(ROOT, 'examples/python/hire_by_x402.py');
    const files = [...written, example, ...programs.map((name) => join(PROGRAMS, `${name}.py`))];
    expect(await check(...files)).toMatch(/^Success: no issues found/);
  }, 300_000);

  test('rejects misuse', async () => {
    const file = join(folder, 'misuse.py');
    writeFileSync(file, MISUSE);
    const problems = await check(file).catch((error: Error) => error.message);
    rmSync(file);
    for (const line of [5, 6, 7, 12]) expect(problems).toContain(`misuse.py:${line}: error`);
    expect(problems).toContain('service_identifier');
  }, 300_000);
});

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeWithPython } from '../support/python/describe-with-python.ts';
import { runPython } from '../support/python/interpreter.ts';

const PROGRAM = resolve(import.meta.dirname, 'programs/check_client.py');

describeWithPython('the Python client', ['httpx'], (python) => {
  test('retries, pages, fails, pays and works as documented', async () => {
    const source = await readFile(PROGRAM, 'utf8');
    const checks = [...source.matchAll(/^(?:async )?def (check_\w+)/gm)].map(([, name]) => name);
    const printed = await runPython(python, ['-X', 'dev', '-W', 'error::RuntimeWarning', PROGRAM]);
    expect(printed.trim().split('\n')).toEqual(checks);
    expect(checks.length).toBeGreaterThan(10);
  });
});

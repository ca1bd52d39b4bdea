import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { describeWithPython } from '../support/python/describe-with-python.ts';
import { runPython } from '../support/python/interpreter.ts';

const VECTORS = resolve(import.meta.dirname, '../vectors/delivery-receipts.json');

describeWithPython('receipts of deliveries in Python', ['httpx', 'cryptography'], (python) => {
  test('agree with every vector', async () => {
    const { vectors } = JSON.parse(await readFile(VECTORS, 'utf8'));
    const input = JSON.stringify(vectors);
    const results: unknown[][] = JSON.parse(
      await runPython(python, ['test/python/programs/verify_receipts.py'], { input }),
    );
    const named = (value: unknown, at: number) => ({ name: vectors[at].name, value });
    const expected = vectors.map(({ expect: said }: { expect: unknown }) => said);
    expect(results.map((forms, at) => named(forms[0], at))).toEqual(expected.map(named));
    for (const forms of results) for (const form of forms) expect(form).toEqual(forms[0]);
  });
});
